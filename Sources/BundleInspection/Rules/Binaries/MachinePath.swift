import Diagnostics

/// A path of the machine that built the product.
struct MachinePath: InspectionRule {
    let explanation = RuleExplanation(
        "machine-path", "paths of the machine that built it", .warning,
        audiences: .everyone,
        cause: "The compiler writes the folders of the build into modules, interfaces, headers and debug information. They tell "
            + "the customer who built the product and where, make two builds differ, and let the debugger print errors or import "
            + "nothing at all, because it looks for headers in folders that only one machine has.",
        bad: "X.swiftinterface: // swift-module-flags: … -I /builds/x/include",
        good: "X.swiftinterface: // swift-module-flags: -target arm64-apple-ios15.0 -module-name X",
        remedy: "Build with SWIFT_SERIALIZE_DEBUGGING_OPTIONS=NO, `-file-prefix-map` and `-debug-prefix-map`, and link with "
            + "`-oso_prefix`.",
        source: "Reports of users about debuggers that cannot import modules of frameworks made elsewhere.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.indices.compactMap { index in
            let mentions = inspection.facts[index].machinePaths
            guard let first = mentions.first else { return nil }
            let path = inspection.tree.entries[index].path
            let others = mentions.count > 1 ? ", and \(mentions.count - 1) more" : ""
            let isForDebuggers = inspection.owner(of: path)?.kind == .debugSymbols
            return RuleFinding(
                path, line: first.line, "'\(first.path)' is a path of the machine that built it\(others)",
                severity: isForDebuggers ? .note : nil)
        }
    }
}
