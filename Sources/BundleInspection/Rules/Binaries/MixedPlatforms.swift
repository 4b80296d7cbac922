import Diagnostics
import ObjectFiles

/// A binary with code for several platforms.
struct MixedPlatforms: InspectionRule {
    let explanation = RuleExplanation(
        "mixed-platforms", "one binary for several platforms", .error,
        audiences: .everyone,
        cause: "Code for a device and for its simulator, or for two systems, is in one file. An xcframework cannot take it, the "
            + "linker of newer Xcodes refuses it, and an app with code for the simulator is refused by the store.",
        bad: "libX.a: arm64 (ios), x86_64 (ios-simulator)",
        good: "ios-arm64/libX.a: arm64 (ios)\nios-x86_64-simulator/libX.a: x86_64 (ios-simulator)",
        remedy: "Split it: `trellis-package xcframework split libX.a`.",
        source: "The refusal of binaries with multiple platforms by xcodebuild, and the many libraries that run into it.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.indices.compactMap { index in
            guard case .binary(let binary) = inspection.facts[index].content, binary.platforms.count > 1 else { return nil }
            // In an app another rule speaks about code for the simulator.
            if binary.platforms.contains(where: { $0.variant == "simulator" }),
                inspection.app(around: inspection.tree.entries[index].path) != nil
            {
                return nil
            }
            let parts = binary.slices.map { slice in
                "\(slice.architecture) (\(slice.platforms.map(\.destination).joined(separator: " and ")))"
            }
            return RuleFinding(inspection.tree.entries[index].path, "the binary is for several platforms: \(parts.joined(separator: ", "))")
        }
    }
}
