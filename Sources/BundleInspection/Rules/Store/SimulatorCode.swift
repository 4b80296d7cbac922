import Diagnostics
import ObjectFiles

/// Code for the simulator in an app for devices.
struct SimulatorCode: InspectionRule {
    let explanation = RuleExplanation(
        "simulator-code", "code for the simulator in an app", .error, storeCodes: [90087, 90125], audiences: .store,
        cause: "Libraries that are made for devices and the simulator at once hold code for Intel processors, which no phone has. "
            + "Xcode embeds them as they are, and the store refuses the app. An app that was built for the simulator as a whole "
            + "cannot be uploaded at all.",
        bad: "App.app/Frameworks/X.framework/X: arm64, x86_64",
        good: "App.app/Frameworks/X.framework/X: arm64",
        remedy: "Use the library as an xcframework (`trellis-package xcframework split` makes one), or remove the code with "
            + "`lipo -remove x86_64` in a build phase.",
        source: "The store's answers 90087 and 90125.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap { app -> [RuleFinding] in
            guard let platform = inspection.platform(of: app), !platform.hasDeepBundles else { return [] }
            let own = inspection.binary(of: app)
            if platform.variant == "simulator", own.map({ $0.platforms.count == 1 }) ?? true {
                return [RuleFinding(app.binaryPath ?? app.path, "the app is built for the simulator; build it for devices")]
            }
            return inspection.code(in: app).compactMap { path, binary in
                let slices = binary.slices.filter(isForSimulator)
                guard !slices.isEmpty else { return nil }
                let names = slices.map { "'\($0.architecture)'" }.joined(separator: ", ")
                return RuleFinding(path, "the code for \(names) is for the simulator", storeCode: 90087)
            }
        }
    }

    private func isForSimulator(_ slice: BinarySlice) -> Bool {
        guard slice.format == .machO else { return false }
        return slice.platforms.contains { $0.variant == "simulator" } || slice.architecture.hasPrefix("x86_64")
            || slice.architecture == "i386"
    }
}
