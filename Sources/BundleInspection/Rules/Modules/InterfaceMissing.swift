import Diagnostics
import ObjectFiles

/// An architecture for which no Swift interface is shipped.
struct InterfaceMissing: InspectionRule {
    let explanation = RuleExplanation(
        "swiftinterface-missing", "architecture without a Swift interface", .error,
        cause: "A binary module can only be imported by the compiler that made it; everybody else needs the text of the "
            + "interface, one file for each architecture and platform. Without it the import fails with “could not find module "
            + "for target”, or a module created by another compiler.",
        bad: "X.framework/X: arm64, x86_64 (ios-simulator)\nModules/X.swiftmodule/arm64-apple-ios-simulator.swiftinterface",
        good: "X.framework/X: arm64, x86_64 (ios-simulator)\nModules/X.swiftmodule/arm64-apple-ios-simulator.swiftinterface\n"
            + "Modules/X.swiftmodule/x86_64-apple-ios-simulator.swiftinterface",
        remedy: "Build with BUILD_LIBRARY_FOR_DISTRIBUTION=YES for all architectures, and merge the `.swiftmodule` folders when "
            + "you merge binaries.",
        source: "The check of xcodebuild -create-xcframework, which asks for one interface only, and reports of users.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        SwiftModuleFolder.all(in: inspection).flatMap { folder -> [RuleFinding] in
            let names = inspection.tree.entries(in: folder.path).map { String($0.name) }
            let interfaces = names.filter { $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface") }
            let architectures = folder.binary.architectures
            return folder.binary.slices.compactMap { slice -> RuleFinding? in
                guard slice.format == .machO, slice.platforms.count == 1 else { return nil }
                let suffix = slice.platforms[0].tripleSuffix
                // The compiler takes the interface of arm64 for arm64e.
                if slice.architecture == "arm64e", architectures.contains("arm64") { return nil }
                let name = "\(slice.architecture)-apple-\(suffix)"
                if interfaces.contains(where: { Self.serves($0, slice.architecture, suffix) }) { return nil }
                return RuleFinding(folder.path, "there is no '\(name).swiftinterface' for the code in the binary")
            }
        }
    }

    /// Whether a file is the interface for an architecture and a platform, with or without the version of the system in its name.
    private static func serves(_ name: String, _ architecture: String, _ suffix: String) -> Bool {
        let base = name.dropLast(".swiftinterface".count)
        if base == architecture { return true }
        let start = "\(architecture)-apple-"
        guard base.hasPrefix(start) else { return false }
        let parts = base.dropFirst(start.count).split(separator: "-", maxSplits: 1)
        guard let system = parts.first else { return false }
        let unversioned = String(system.prefix { !$0.isNumber && $0 != "." }) + (parts.count > 1 ? "-" + parts[1] : "")
        return unversioned == suffix
    }
}
