import Diagnostics

/// A module that only the compiler that made it can read.
struct PrivateModuleShipped: InspectionRule {
    let explanation = RuleExplanation(
        "private-module", "modules that are not meant for others", .warning,
        cause: "A binary `.swiftmodule` can be read by one version of the compiler only; others prefer it to the interface beside "
            + "it and stop, or warn. It holds search paths of the builder as well. Private and package interfaces show what is "
            + "not meant to be used.",
        bad: "X.swiftmodule/arm64-apple-ios.swiftmodule\nX.swiftmodule/arm64-apple-ios.swiftinterface",
        good: "X.swiftmodule/arm64-apple-ios.swiftinterface\nX.swiftmodule/arm64-apple-ios.swiftdoc",
        remedy: "Remove the files; `trellis-package xcframework create` leaves them out unless `--allow-internal-distribution` is "
            + "given.",
        source: "xcodebuild -create-xcframework, which removes binary modules for the same reason.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.xcframework).flatMap { product in
            inspection.tree.entries(below: product.path).compactMap { entry -> RuleFinding? in
                guard entry.kind == .file else { return nil }
                if entry.path.hasSuffix(".swiftmodule") {
                    return RuleFinding(entry.path, "the binary module can be read by the compiler that made it and by no other")
                }
                for kind in ["private", "package"] where entry.path.hasSuffix(".\(kind).swiftinterface") {
                    return RuleFinding(entry.path, "the \(kind) interface shows what is not meant for users", severity: .note)
                }
                return nil
            }
        }
    }
}
