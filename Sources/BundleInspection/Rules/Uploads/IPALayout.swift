import Diagnostics

/// An ipa whose folders are not those that the store wants.
struct IPALayout: InspectionRule {
    let explanation = RuleExplanation(
        "ipa-layout", "ipa with other folders than the store takes", .error, audiences: .store,
        cause: "An ipa is a zip with a folder `Payload` that holds the app and nothing else. Beside it may stand only what Xcode puts "
            + "there when it exports for the store: `SwiftSupport`, `Symbols`, `WatchKitSupport2` and a few more. A zip that is made by "
            + "hand has the app at the top, two apps, or what the Finder adds.",
        bad: "App.app\nPayload/App.app\nPayload/Other.app\nREADME.txt",
        good: "Payload/App.app\nSwiftSupport/iphoneos/libswiftCore.dylib\nSymbols/5A5A….symbols",
        remedy: "Export the archive with `xcodebuild -exportArchive`, or make the zip with `zip -qry App.ipa Payload` beside a folder that "
            + "holds the app alone.",
        source: "The layout of the packages that Xcode exports.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        guard inspection.isUpload else { return [] }
        var findings: [RuleFinding] = []
        for entry in inspection.tree.entries(in: "") where !Self.known.contains(String(entry.name)) {
            findings.append(RuleFinding(entry.path, "'\(entry.name)' does not belong into an ipa", severity: .warning))
        }
        let inside = inspection.tree.entries(in: Inspection.payload)
        let apps = inside.filter { $0.kind == .folder && $0.path.hasSuffix(".app") }
        if apps.isEmpty { findings.append(RuleFinding(Inspection.payload, "there is no app in 'Payload'")) }
        for app in apps.dropFirst() {
            findings.append(RuleFinding(app.path, "'Payload' holds '\(apps[0].name)' already; one app is one ipa"))
        }
        for entry in inside where !apps.contains(entry) {
            findings.append(RuleFinding(entry.path, "'\(entry.name)' is no app; 'Payload' holds the app alone"))
        }
        return findings
    }

    private static let known: Set<String> = [
        Inspection.payload, "SwiftSupport", "Symbols", "BCSymbolMaps", "WatchKitSupport", "WatchKitSupport2", "MessagesApplicationSupport",
        "MessagesApplicationExtensionSupport", "OnDemandResources", "META-INF", "iTunesMetadata.plist", "iTunesArtwork",
    ]
}
