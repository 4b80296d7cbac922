import Diagnostics
import ObjectFiles
import PropertyLists

/// A binary that needs a newer system than its property list says.
struct MinimumSystemMismatch: InspectionRule {
    let explanation = RuleExplanation(
        "minimum-system-mismatch", "binary that needs a newer system than its Info.plist says", .error, storeCodes: [90208],
        audiences: .everyone,
        cause: "MinimumOSVersion (LSMinimumSystemVersion on macOS) promises a system on which the loader then refuses the binary, "
            + "because its load command asks for a newer one. The store compares the two and refuses the app, which hits the user "
            + "of a framework and not its author.",
        bad: "X.framework/Info.plist: MinimumOSVersion 13.0\nX.framework/X: minos 15.0",
        good: "X.framework/Info.plist: MinimumOSVersion 15.0\nX.framework/X: minos 15.0",
        remedy: "Build code and property list with the same deployment target.",
        source: "The store's answer 90208.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products.compactMap { product in
            guard let info = inspection.info(of: product), let path = product.infoPath, let binary = inspection.binary(of: product),
                let value = promise(info), let promised = value.text.flatMap({ PackedVersion($0) })
            else { return nil }
            let tooNew = binary.slices.filter { slice in
                guard let minimum = slice.minimumSystem, minimum > promised else { return false }
                return minimum != oldestPossible(slice)
            }
            guard let slice = tooNew.first, let minimum = slice.minimumSystem else { return nil }
            return RuleFinding(
                path, line: value.location.line,
                "the system may be as old as \(promised.description), but the code for \(slice.architecture) needs \(minimum.description)")
        }
    }

    private func promise(_ info: PropertyListValue) -> PropertyListValue? { info["MinimumOSVersion"] ?? info["LSMinimumSystemVersion"] }

    /// The oldest system that the compiler makes such code for, whatever it is asked; nothing older runs on these processors.
    private func oldestPossible(_ slice: BinarySlice) -> PackedVersion? {
        guard slice.architecture.hasPrefix("arm64"), let platform = slice.platforms.first else { return nil }
        switch platform.destination {
        case "macos": return PackedVersion("11.0")
        case "ios-simulator", "tvos-simulator", "ios-maccatalyst": return PackedVersion("14.0")
        case "watchos-simulator": return PackedVersion("7.0")
        default: return nil
        }
    }
}
