import Diagnostics

/// A link that leads to nothing.
struct DanglingLink: InspectionRule {
    let explanation = RuleExplanation(
        "dangling-link", "link that leads to nothing", .error,
        audiences: .everyone,
        cause: "A link inside of the product leads to a name that is not there, or in a circle. A framework of macOS without the "
            + "folder behind its links has no headers and no binary; codesign refuses it.",
        bad: "X.framework/Headers -> Versions/Current/Headers (not there)",
        good: "X.framework/Headers -> Versions/Current/Headers",
        remedy: "Remove the link, or put back what it leads to.",
        source: "The layout of versioned bundles.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.compactMap { entry in
            guard entry.kind == .link, !inspection.tree.leavesTree(entry), inspection.tree.resolved(entry.path) == nil else { return nil }
            return RuleFinding(entry.path, "the link leads to '\(entry.linkTarget)', where nothing stands")
        }
    }
}
