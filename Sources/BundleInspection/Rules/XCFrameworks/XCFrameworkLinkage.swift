import Diagnostics

/// An xcframework that is static here and dynamic there.
struct XCFrameworkLinkage: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-linkage", "static code in one library and dynamic code in another", .error,
        cause: "A consumer embeds a framework or does not, for all platforms alike. When it is static for one platform and "
            + "dynamic for another, either the app carries a static archive that the store refuses, or a dynamic framework is "
            + "missing when the app starts.",
        bad: "ios-arm64/X.framework/X (dynamic library)\nios-arm64-simulator/X.framework/X (static library)",
        good: "ios-arm64/X.framework/X (dynamic library)\nios-arm64-simulator/X.framework/X (dynamic library)",
        remedy: "Build all libraries with the same MACH_O_TYPE.",
        source: "One kind of library for each xcframework (swift-build, XCFramework.swift), which the extension alone does not "
            + "show.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.xcframework).flatMap { product -> [RuleFinding] in
            var first: (slice: XCFrameworkEntry, isStatic: Bool)?
            var findings: [RuleFinding] = []
            for slice in inspection.slices(of: product) {
                guard let path = inspection.binaryPath(of: slice), let binary = inspection.binary(at: path) else { continue }
                let isStatic = binary.kind == .staticLibrary || binary.kind == .object
                guard let other = first else {
                    first = (slice, isStatic)
                    continue
                }
                guard other.isStatic != isStatic else { continue }
                let message = "'\(slice.identifier)' is \(word(isStatic)), but '\(other.slice.identifier)' is \(word(other.isStatic))"
                findings.append(RuleFinding(path, message))
            }
            return findings
        }
    }

    private func word(_ isStatic: Bool) -> String { isStatic ? "static" : "dynamic" }
}
