import Diagnostics

/// Code for Linux in an app or in a bundle of resources.
struct ForeignCode: InspectionRule {
    let explanation = RuleExplanation(
        "foreign-code", "code for Linux in an app or a bundle of resources", .warning, audiences: .store,
        cause: "Packages bring along programs and libraries as resources, and folders that are copied as a whole hold what was built for "
            + "a server. No device of Apple runs them, the Mac neither: they make the download larger, and reviewers ask what they are "
            + "for.",
        bad: "App.app/Tools.bundle/tool (ELF for x86_64)",
        good: "App.app/Tools.bundle/table.json",
        remedy: "Exclude the file from the resources of the target, or copy it for Linux only.",
        source: "The formats of code that Apple's systems load.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.indices.compactMap { index in
            let path = inspection.tree.entries[index].path
            guard case .binary(let binary) = inspection.facts[index].content, binary.isForeign,
                let bundle = inspection.bundle(around: path),
                bundle.kind == .bundle || inspection.app(of: bundle) != nil
            else { return nil }
            let architectures = binary.architectures.joined(separator: ", ")
            return RuleFinding(path, "the code for \(architectures) in '\(bundle.path)' is for Linux, which no device of Apple runs")
        }
    }
}

extension BinaryFacts {
    /// Whether the code is for systems that are not Apple's.
    var isForeign: Bool { slices.contains { $0.format == .elf } }
}
