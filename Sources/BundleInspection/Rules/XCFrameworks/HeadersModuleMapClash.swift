import Diagnostics
import SystemSupport

/// A module map that another library's would overwrite.
struct HeadersModuleMapClash: InspectionRule {
    let explanation = RuleExplanation(
        "headers-module-map-clash", "module map that meets those of other libraries", .warning,
        cause: "The headers of all libraries that a target uses are copied into one folder. Two that bring "
            + "`Headers/module.modulemap` overwrite each other, and the build stops with multiple commands that produce one file, "
            + "or a module is not found.",
        bad: "ios-arm64/libX.a\nios-arm64/Headers/module.modulemap",
        good: "ios-arm64/libX.a\nios-arm64/Headers/X/module.modulemap",
        remedy: "Put headers and module map into a folder of their own below Headers, or deliver a static framework, which has "
            + "its own Modules.",
        source: "Reports of users about include/module.modulemap, and how Xcode copies the headers of an xcframework.")

    func findings(in inspection: Inspection) -> [RuleFinding] { findings(across: [inspection])[0] }

    func findings(across inspections: [Inspection]) -> [[RuleFinding]] {
        var owners: [String: String] = [:]
        return inspections.map { inspection in
            var findings: [RuleFinding] = []
            for slice in inspection.slices where !slice.isFramework {
                guard let headers = slice.headersPath, let folder = inspection.tree.resolved(slice.path(headers)) else { continue }
                let owner = inspection.tree.shownPrefix + slice.xcframework.path
                for entry in inspection.tree.entries(below: folder) where entry.name == "module.modulemap" {
                    let relative = String(entry.path.dropFirst(folder.count + 1))
                    let key = slice.destination + "/" + relative
                    if let other = owners[key], other != owner {
                        let name = PathText.lastComponent(of: other)
                        let message = "'\(relative)' stands in the headers of '\(name)' too; they overwrite each other"
                        findings.append(RuleFinding(entry.path, message, severity: .error))
                    } else if relative == "module.modulemap" {
                        let message =
                            "the module map stands directly in '\(headers)', where those of other libraries land; move it into a folder"
                        findings.append(RuleFinding(entry.path, message))
                    }
                    owners[key] = owner
                }
            }
            return findings
        }
    }
}
