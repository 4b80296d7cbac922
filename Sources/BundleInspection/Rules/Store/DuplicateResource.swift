import Diagnostics

/// A resource that an app has more than once.
struct DuplicateResource: InspectionRule {
    let explanation = RuleExplanation(
        "duplicate-resource", "resource that an app carries more than once", .warning, audiences: .store,
        cause: "The resources of a package are copied into every app and extension that uses it, and images that several targets list are "
            + "compiled into each. Everybody downloads and stores all copies. Copies that come to less than 64 KiB are notes, those "
            + "below 4 KiB are not told.",
        bad: "App.app/Design_Design.bundle (2 MB)\nApp.app/PlugIns/Widget.appex/Design_Design.bundle (2 MB)",
        good: "App.app/Frameworks/Design.framework/Design_Design.bundle (2 MB), loaded by the app and its extension",
        remedy: "Put the resources into one dynamic framework that all of them load, and find them from there with `Bundle(for:)` or an "
            + "accessor that `trellis-bundle accessor` writes.",
        source: "How packages of Swift embed resources, and the removal of resources that a framework has in rules_apple.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        // Without an app there is nobody who downloads it.
        guard !inspection.outermostApps.isEmpty else { return [] }
        return CopySearch(inspection).groups.compactMap { group in
            guard group.kind != .code, group.owners.count > 1, group.wastedBytes >= Self.smallestNote else { return nil }
            let others = group.paths.count > 2 ? " and \(group.paths.count - 2) more" : ""
            let what = group.kind == .rendition ? "\(names(group)) as in" : "the same as"
            return RuleFinding(
                group.paths[1], "\(what) '\(group.paths[0])'\(others), \(group.wastedBytes) bytes too many; \(group.advice)",
                severity: group.wastedBytes >= Self.smallestWarning ? nil : .note)
        }
    }

    private func names(_ group: CopyGroup) -> String {
        let first = "'\(group.names.first ?? "")'"
        return group.names.count > 1 ? "\(first) and \(group.names.count - 1) more images are the same" : "\(first) is the same"
    }

    private static let smallestNote = 4 << 10
    private static let smallestWarning = 64 << 10
}
