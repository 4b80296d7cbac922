import BuildSettings
import Diagnostics
import PropertyLists

/// What the system or the store will not like about an Info.plist.
enum InfoPlistChecks {
    static func check(
        _ plist: PropertyListTree,
        _ request: InfoPlistRequest,
        _ settings: inout SettingsEvaluator,
        diagnostics: inout [Diagnostic]
    ) {
        let place = SourceLocation(path: request.source?.path ?? "Info.plist")
        func warn(_ code: String, _ message: String) {
            diagnostics.append(Diagnostic(.warning, code, message, at: location(of: code, message, request) ?? place))
        }
        if let identifier = plist["CFBundleIdentifier"]?.text {
            if !BundleIdentifier.isLegal(identifier) {
                warn(
                    "info-plist-identifier",
                    "'\(identifier)' is no identifier of a bundle; use letters, digits, '-' and '.' only")
            }
            if let expected = settings.text(of: "PRODUCT_BUNDLE_IDENTIFIER"), !expected.isEmpty, expected != identifier {
                warn(
                    "info-plist-identifier-differs",
                    "the identifier is '\(identifier)' and PRODUCT_BUNDLE_IDENTIFIER is '\(expected)'; write '$(PRODUCT_BUNDLE_IDENTIFIER)'"
                )
            }
        }
        for pair in plist.pairs ?? [] {
            if pair.key.hasSuffix("UsageDescription"), pair.value == .string("") {
                warn("info-plist-empty-reason", "'\(pair.key)' is empty; say why the app asks, or the system ends it when it does")
            }
            if let remedy = deprecatedKeys[pair.key] { warn("info-plist-deprecated-key", "'\(pair.key)' is out of date; \(remedy)") }
        }
        for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
            guard let version = plist[key]?.text, !version.isEmpty, !isVersion(version) else { continue }
            warn("info-plist-version", "'\(key)' is '\(version)'; write one to three whole numbers with '.' between them")
        }
    }

    private static let deprecatedKeys = [
        "CFBundleGetInfoString": "use 'NSHumanReadableCopyright'", "UILaunchImages": "use 'UILaunchStoryboardName' or 'UILaunchScreen'",
        "UIPrerenderedIcon": "no system asks for it since iOS 7", "UINewsstandApp": "there is no Newsstand since iOS 9",
    ]

    private static func isVersion(_ text: String) -> Bool {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        return (1...3).contains(numbers.count) && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// The place of the key that a message is about, if the file has it.
    private static func location(of code: String, _ message: String, _ request: InfoPlistRequest) -> SourceLocation? {
        guard let source = request.source else { return nil }
        let key = code.hasPrefix("info-plist-identifier") ? "CFBundleIdentifier" : String(message.dropFirst().prefix { $0 != "'" })
        for pair in source.root.pairs where pair.key.text == key { return pair.value.location }
        return nil
    }
}
