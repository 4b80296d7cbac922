import Diagnostics
import SystemSupport

/// Libraries of Swift's runtime in an ipa that are not those of the app.
struct SwiftSupport: InspectionRule {
    let explanation = RuleExplanation(
        "swift-support", "libraries of Swift's runtime that an ipa does not repeat", .error, storeCodes: [90426], audiences: .store,
        cause: "An app for systems that lack Swift's runtime carries its libraries in `Frameworks`, and an ipa for the store has the same "
            + "ones, signed by Apple, in `SwiftSupport`, from which the store takes them. Zips that are made by hand lack the folder, and "
            + "scripts that remove libraries from the app leave it as it was.",
        bad: "Payload/App.app/Frameworks/libswiftCore.dylib\n(no SwiftSupport)",
        good: "Payload/App.app/Frameworks/libswiftCore.dylib\nSwiftSupport/iphoneos/libswiftCore.dylib",
        remedy: "Export the archive with `xcodebuild -exportArchive` for the store; an app for iOS 12.2 and later needs neither of them.",
        source: "The store's answer 90426, and what Xcode exports.")

    private static let folder = "SwiftSupport"

    func findings(in inspection: Inspection) -> [RuleFinding] {
        let apps = inspection.outermostApps
        guard inspection.isUpload, apps.count == 1 else { return [] }
        let wanted = inspection.swiftLibraries(in: apps[0])
        guard inspection.tree.entry(at: Self.folder)?.kind == .folder else {
            guard !wanted.isEmpty else { return [] }
            let libraries = wanted.count == 1 ? "a library" : "\(wanted.count) libraries"
            let message = "the app carries \(libraries) of Swift, but there is no folder 'SwiftSupport'"
            return [RuleFinding(apps[0].path + "/Frameworks", message, storeCode: 90426)]
        }
        let there = inspection.tree.entries(below: Self.folder).filter { $0.kind != .folder }
        let names = Set(there.map { String($0.path.dropFirst(Self.folder.utf8.count + 1)) })
        let missing = wanted.subtracting(names).sorted(by: NameOrder.precedes).map { name in
            RuleFinding(Self.folder, "there is no 'SwiftSupport/\(name)', but the app carries the library")
        }
        let superfluous = there.compactMap { entry -> RuleFinding? in
            let name = String(entry.path.dropFirst(Self.folder.utf8.count + 1))
            if wanted.contains(name) { return nil }
            let reason = Inspection.isSwiftLibrary(entry) ? "is a library that the app does not carry" : "is no library of Swift's runtime"
            return RuleFinding(entry.path, "'\(name)' \(reason)", severity: .warning)
        }
        return missing + superfluous
    }
}
