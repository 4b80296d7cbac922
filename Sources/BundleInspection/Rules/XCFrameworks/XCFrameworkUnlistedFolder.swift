import Diagnostics

/// A folder of an xcframework that its property list does not know.
struct XCFrameworkUnlistedFolder: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-unlisted-folder", "folders that the property list does not know", .warning,
        cause: "xcodebuild writes into a folder that is already there and replaces only the property list, so that the libraries "
            + "of an earlier run stay. Nobody uses them, but everybody downloads them.",
        bad: "X.xcframework/Info.plist (lists ios-arm64)\nX.xcframework/ios-arm64/…\nX.xcframework/ios-arm64_armv7/…",
        good: "X.xcframework/Info.plist (lists ios-arm64)\nX.xcframework/ios-arm64/…",
        remedy: "Remove the folder, or list it; write an xcframework into an empty place.",
        source: "Reports of users about stale folders after -create-xcframework.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.xcframework).flatMap { product -> [RuleFinding] in
            let slices = inspection.slices(of: product)
            guard !slices.isEmpty else { return [] }
            let listed = Set(slices.map(\.identifier)).union(["_CodeSignature"])
            return inspection.tree.entries(in: product.path).compactMap { entry in
                guard entry.kind == .folder, !listed.contains(String(entry.name)), !JunkFile.isJunk(entry) else { return nil }
                return RuleFinding(entry.path, "no entry of the Info.plist names the folder '\(entry.name)'")
            }
        }
    }
}
