import Diagnostics
import ObjectFiles

/// A library whose binary was built for another platform than its entry says.
struct XCFrameworkPlatform: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-platform", "binary for another platform than its entry", .error,
        cause: "A consumer chooses by SupportedPlatform and SupportedPlatformVariant; the linker then finds a binary that was "
            + "built for something else, and stops with a message about the platform. Typical are a device library that is listed "
            + "as one for the simulator, and Catalyst without its variant.",
        bad: "SupportedPlatform ios, SupportedPlatformVariant simulator\nX.framework/X: LC_BUILD_VERSION platform 2 (ios)",
        good: "SupportedPlatform ios, SupportedPlatformVariant simulator\nX.framework/X: LC_BUILD_VERSION platform 7 "
            + "(ios-simulator)",
        remedy: "List the library for the platform it was built for, or build it again; `trellis-package xcframework create` "
            + "reads the platform from the binary, and `xcframework retarget` turns static device code into code for the "
            + "simulator.",
        source: "The platforms of LC_BUILD_VERSION and the keys of the xcframework format.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.slices.compactMap { slice in
            guard let path = inspection.binaryPath(of: slice), let binary = inspection.binary(at: path) else { return nil }
            let platforms = binary.platforms
            if platforms.isEmpty {
                guard binary.slices.contains(where: { $0.format == .elf }), slice.platform != "linux" else { return nil }
                return RuleFinding(path, "'\(slice.identifier)' is listed for \(slice.destination), but the binary is ELF")
            }
            guard !platforms.contains(where: { $0.supportedPlatform == slice.platform && $0.variant == slice.variant }) else { return nil }
            let actual = platforms.map(\.destination).joined(separator: ", ")
            return RuleFinding(path, "'\(slice.identifier)' is listed for \(slice.destination), but the binary is for \(actual)")
        }
    }
}
