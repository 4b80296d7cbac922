import Diagnostics
import SystemSupport

/// A module map that names a header that is not there.
struct ModuleMapHeaderMissing: InspectionRule {
    let explanation = RuleExplanation(
        "module-map-header", "module map that names a header that is not there", .error,
        cause: "Clang reads every header that a module map names when the module is imported. One that is missing makes the whole "
            + "module unavailable: “could not build module”, or “header not found”.",
        bad: "Modules/module.modulemap: umbrella header \"X.h\"\nHeaders/ (no X.h)",
        good: "Modules/module.modulemap: umbrella header \"X.h\"\nHeaders/X.h",
        remedy: "Ship the header, or take it out of the module map.",
        source: "Clang's language of module maps: the headers of a framework are looked for in Headers and PrivateHeaders, all "
            + "others beside the module map.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.enumerated().flatMap { index, entry -> [RuleFinding] in
            guard case .moduleMap(let map) = inspection.facts[index].content else { return [] }
            // Maps of other names are named to the compiler together with folders of headers that nobody here knows.
            guard entry.name == "module.modulemap" || entry.name == "module.private.modulemap" else { return [] }
            let folders = folders(for: entry.path, in: inspection)
            return map.headers.compactMap { header in
                guard !header.name.hasPrefix("/") else {
                    return RuleFinding(entry.path, line: header.line, "the header '\(header.name)' is named by a path of one machine")
                }
                if folders.contains(where: { inspection.tree.resolved($0 + "/" + header.name) != nil }) { return nil }
                return RuleFinding(entry.path, line: header.line, "the header '\(header.name)' is not there")
            }
        }
    }

    private func folders(for path: String, in inspection: Inspection) -> [String] {
        let folder = PathText.parent(of: path)
        guard let product = inspection.owner(of: path), product.kind == .framework, folder.hasSuffix("/Modules") else { return [folder] }
        return ["Headers", "PrivateHeaders"].map { PathText.parent(of: folder) + "/" + $0 }
    }
}
