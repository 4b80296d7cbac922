import Diagnostics
import ObjectFiles
import PropertyLists

/// Two libraries of an xcframework that serve the same.
struct XCFrameworkDuplicateSlice: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-duplicate-slice", "two libraries for one platform", .error,
        cause: "A consumer takes the first library whose platform and variant fit and never looks at the architectures, so that a "
            + "second one is dead; Xcode refuses the xcframework as having two equivalent library definitions. On other systems "
            + "than Apple's, the architecture is part of the choice.",
        bad: "ios-arm64-simulator/X.framework\nios-x86_64-simulator/X.framework",
        good: "ios-arm64_x86_64-simulator/X.framework",
        remedy: "Merge the two into one universal binary: `trellis-package xcframework create --merge`.",
        source: "The checks of xcodebuild (swift-build, XCFramework.swift).")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.xcframework).flatMap { product -> [RuleFinding] in
            var destinations: [String: String] = [:]
            var identifiers: Set<String> = []
            var findings: [RuleFinding] = []
            for slice in inspection.slices(of: product) {
                let path = product.infoPath ?? product.path
                let line = slice.value.location.line
                if !identifiers.insert(slice.identifier).inserted {
                    findings.append(RuleFinding(path, line: line, "the identifier '\(slice.identifier)' stands there twice"))
                    continue
                }
                let isApple = ApplePlatform(supportedPlatform: slice.platform, variant: slice.variant) != nil
                let key = isApple ? slice.destination : slice.conventionalIdentifier
                if let other = destinations[key] {
                    let message = "'\(slice.identifier)' and '\(other)' are both for \(key); merge them"
                    findings.append(RuleFinding(path, line: line, message))
                } else {
                    destinations[key] = slice.identifier
                }
            }
            return findings
        }
    }
}
