import Diagnostics

/// Symbols in an ipa that belong to no code of its app.
struct SymbolFiles: InspectionRule {
    let explanation = RuleExplanation(
        "symbol-files", "symbols in an ipa that fit no code of the app", .warning, audiences: .store,
        cause: "`Symbols` of an ipa has a file for each binary, named by the binary's UUID, by which Apple makes reports of crashes "
            + "readable. A file of another name or another build is of no use, and tells that the ipa was put together from several "
            + "builds.",
        bad: "Payload/App.app/App (UUID 5A5A…)\nSymbols/1111….symbols",
        good: "Payload/App.app/App (UUID 5A5A…)\nSymbols/5A5A….symbols",
        remedy: "Export the archive again, or remove the files of the other build.",
        source: "The layout of the packages that Xcode exports.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        guard inspection.isUpload else { return [] }
        let entries = inspection.tree.entries(below: "Symbols").filter { $0.kind != .folder }
        guard !entries.isEmpty else { return [] }
        let known = Set(inspection.outermostApps.flatMap(inspection.code).flatMap { $0.binary.slices.compactMap(\.identifier) })
        return entries.compactMap { entry in
            guard entry.name.hasSuffix(".symbols") else { return RuleFinding(entry.path, "'\(entry.name)' is no file of symbols") }
            let name = String(entry.name.dropLast(".symbols".count))
            return known.contains(name) ? nil : RuleFinding(entry.path, "no code of the app has the UUID '\(name)'")
        }
    }
}
