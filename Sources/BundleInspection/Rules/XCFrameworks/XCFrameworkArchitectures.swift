import Diagnostics
import PropertyLists
import SystemSupport

/// A library whose binary has other architectures than its entry says.
struct XCFrameworkArchitectures: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-architectures", "architectures that the binary does not have", .error,
        cause: "SwiftPM refuses a library whose SupportedArchitectures lack the one that is built; Xcode takes it and the linker "
            + "then misses the code. Both happen when a binary was thinned or merged without writing the property list again.",
        bad: "SupportedArchitectures arm64, x86_64\nX.framework/X: arm64",
        good: "SupportedArchitectures arm64\nX.framework/X: arm64",
        remedy: "Write the architectures of the binary into the property list, or put the missing code into the binary.",
        source: "The keys of the xcframework format and the headers of the binaries.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.slices.compactMap { slice in
            guard let binary = inspection.binary(of: slice) else { return nil }
            let listed = Set(slice.architectures).sorted(by: NameOrder.precedes)
            let actual = binary.architectures
            guard listed != actual, !listed.isEmpty, !actual.isEmpty else { return nil }
            let value = slice.value["SupportedArchitectures"] ?? slice.value
            return RuleFinding(
                slice.xcframework.infoPath ?? slice.xcframework.path, line: value.location.line,
                "'\(slice.identifier)' lists \(listed.joined(separator: ", ")), but the binary has \(actual.joined(separator: ", "))")
        }
    }
}
