import Diagnostics
import PropertyLists

/// An identifier that does not say what the library is.
struct XCFrameworkIdentifier: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-identifier", "identifier that says something else than the library", .warning,
        cause: "The name of a library's folder is platform, architectures and variant by convention. Tools that look into folders "
            + "in place of the property list, and people, are misled by another one; it often is what a merge by hand has left "
            + "behind.",
        bad: "ios-arm64-simulator/ with SupportedArchitectures arm64 and x86_64",
        good: "ios-arm64_x86_64-simulator/ with SupportedArchitectures arm64 and x86_64",
        remedy: "Rename the folder and LibraryIdentifier, or make the xcframework anew with `trellis-package xcframework create`.",
        source: "The names that xcodebuild -create-xcframework gives (swift-build, XCFramework.swift).")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.slices.compactMap { slice in
            guard slice.identifier != slice.conventionalIdentifier, !slice.architectures.isEmpty else { return nil }
            let value = slice.value["LibraryIdentifier"] ?? slice.value
            return RuleFinding(
                slice.xcframework.infoPath ?? slice.xcframework.path, line: value.location.line,
                "the identifier '\(slice.identifier)' should be '\(slice.conventionalIdentifier)'")
        }
    }
}
