import Diagnostics

/// A name that would be written outside of the folder into which a product is unpacked.
struct UnsafeEntry: InspectionRule {
    let explanation = RuleExplanation(
        "unsafe-entry", "name or link that leads out of the product", .error,
        audiences: .everyone,
        cause: "An archive whose names are absolute or climb with `..`, or whose links lead elsewhere, can overwrite files of "
            + "whoever unpacks it. SwiftPM and other careful tools refuse the whole archive. A link to an absolute path also "
            + "leads to nothing on every other machine.",
        bad: "X.zip: ../../.zshrc\nX.framework/Resources -> /builds/x/Resources",
        good: "X.zip: X.xcframework/Info.plist\nX.framework/Resources -> Versions/Current/Resources",
        remedy: "Make the archive from inside the folder with relative names, and make links relative.",
        source: "SwiftPM's check of archives after unpacking, and the known attacks through archives.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        let refused = inspection.tree.refusals.map { RuleFinding($0.path, "the entry must not be unpacked: \($0.reason)") }
        return refused
            + inspection.tree.entries.compactMap { entry in
                if entry.kind == .other { return RuleFinding(entry.path, "it is neither file, folder nor link") }
                guard entry.kind == .link, inspection.tree.leavesTree(entry) else { return nil }
                let reason = entry.linkTarget.hasPrefix("/") ? "is absolute" : "leads out of the product"
                return RuleFinding(entry.path, "the link to '\(entry.linkTarget)' \(reason)")
            }
    }
}
