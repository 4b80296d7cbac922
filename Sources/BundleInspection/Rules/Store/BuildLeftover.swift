import Diagnostics
import SystemSupport

/// What was needed to build an app and is of no use in it.
struct BuildLeftover: InspectionRule {
    let explanation = RuleExplanation(
        "build-leftover", "files of the build in an app", .warning, audiences: .store,
        cause: "Headers, modules and settings are for the compiler. In an app they make the download larger and show the world how it is "
            + "made; modules also hold paths of the machine that built them. Xcode leaves them out when it embeds a framework, a script "
            + "that copies does not.",
        bad: "App.app/Frameworks/X.framework/Headers/X.h\nApp.app/Frameworks/X.framework/Modules/module.modulemap\nApp.app/Debug.xcconfig",
        good: "App.app/Frameworks/X.framework/X\nApp.app/Frameworks/X.framework/Info.plist",
        remedy: "Embed frameworks with Xcode's “Embed Frameworks” phase (RemoveHeadersOnCopy), and take the files out of “Copy Bundle "
            + "Resources”.",
        source: "What Xcode removes when it embeds frameworks.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap { app -> [RuleFinding] in
            var findings: [RuleFinding] = []
            var folder: String?
            for entry in inspection.tree.entries(below: app.path) {
                // What lies in such a folder is not worth a finding of its own.
                if let folder, entry.path.hasPrefix(folder) { continue }
                guard entry.kind != .link, let origin = origin(of: entry, inspection) else { continue }
                findings.append(RuleFinding(entry.path, "'\(entry.name)' is \(origin), which the app does not need"))
                if entry.kind == .folder { folder = entry.path + "/" }
            }
            return findings
        }
    }

    private func origin(of entry: ProductEntry, _ inspection: Inspection) -> String? {
        if entry.kind == .folder, let what = Self.folders[String(entry.name)] {
            let outer = PathText.parent(of: entry.path)
            return inspection.bundle(around: entry.path).map { $0.kind == .framework && $0.contentPath == outer } == true ? what : nil
        }
        return Self.extensions[PathText.fileExtension(of: entry.path)]
    }

    private static let folders = [
        "Headers": "a folder of headers", "PrivateHeaders": "a folder of headers", "Modules": "a folder of modules",
    ]

    private static let extensions = [
        "h": "a header", "hpp": "a header", "pch": "a header", "modulemap": "a module map", "swiftmodule": "a module",
        "swiftinterface": "an interface", "swiftdoc": "a module's documentation", "swift": "a source",
        "xcconfig": "a file of build settings",
        "pbxproj": "a project", "podspec": "a description of a pod", "dSYM": "a bundle of debug symbols",
        "bcsymbolmap": "a table of symbols", "entitlements": "a source of the signature", "xcassets": "a catalog that is not compiled",
        "storyboard": "a storyboard that is not compiled", "xib": "a file of interfaces that is not compiled",
    ]
}
