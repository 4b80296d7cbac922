import BuildSettings
import Diagnostics
import PropertyLists

/// Puts the values of settings into the texts of an Info.plist: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:rfc1034identifier}`. Keys stay as they
/// are.
struct InfoPlistExpansion {
    private var settings: SettingsEvaluator
    private let source: PropertyListDocument?
    private(set) var diagnostics: [Diagnostic] = []
    /// Texts that were worked out already.
    private var known: [String: String] = [:]
    /// Names that were reported as unknown.
    private var unknownNames: Set<String> = []

    init(_ settings: SettingsEvaluator, source: PropertyListDocument?) {
        self.settings = settings
        self.source = source
    }

    mutating func expanded(_ tree: PropertyListTree) -> PropertyListTree {
        switch tree {
        case .string(let text): return .string(expanded(text))
        case .array(let items): return .array(items.map { expanded($0) })
        case .dictionary(let pairs): return .dictionary(pairs.map { .init($0.key, expanded($0.value)) })
        default: return tree
        }
    }

    private mutating func expanded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        if let value = known[text] { return value }
        for name in Self.names(in: text) where settings.winner(of: name) == nil && unknownNames.insert(name).inserted {
            diagnostics.append(
                Diagnostic(
                    .warning, "info-plist-unknown-setting",
                    "no setting is called '\(name)', so that '$(\(name))' becomes nothing; define it, or write a text",
                    at: location(of: text)))
        }
        let level = SettingsLevel(.overrides, SettingsTable([SettingAssignment(Self.name, .text(text), at: location(of: text))]))
        var evaluator = SettingsEvaluator(SettingsScope(levels: settings.scope.levels + [level]), settings.parameters)
        let value = evaluator.text(of: Self.name) ?? ""
        diagnostics += evaluator.diagnostics
        known[text] = value
        return value
    }

    /// A name that nobody gives to a setting.
    private static let name = "TRELLIS_VALUE_OF_INFO_PLIST"

    /// The names that stand alone in brackets, without a default that would help when they are unknown.
    private static func names(in text: String) -> [String] {
        var names: [String] = []
        var rest = Array(text.utf8)[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "$")) {
            rest = rest[(start + 1)...]
            guard let bracket = rest.first, bracket == UInt8(ascii: "(") || bracket == UInt8(ascii: "{") else { continue }
            let close = bracket == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
            let name = rest.dropFirst().prefix { $0 != close && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "$") }
            rest = rest[name.endIndex...]
            let end = rest.first
            if end == close || (end == UInt8(ascii: ":") && !rest.starts(with: ":default=".utf8)) {
                names.append(String(decoding: name, as: UTF8.self))
            }
        }
        return names.filter { !$0.isEmpty }
    }

    /// Where a text stands in the file that people write.
    private func location(of text: String) -> SourceLocation? {
        guard let source else { return nil }
        return Self.find(text, in: source.root) ?? SourceLocation(path: source.path)
    }

    private static func find(_ text: String, in value: PropertyListValue) -> SourceLocation? {
        switch value.kind {
        case .string: return value.text == text ? value.location : nil
        case .array:
            for item in value.items { if let place = find(text, in: item) { return place } }
        case .dictionary:
            for pair in value.pairs { if let place = find(text, in: pair.value) { return place } }
        default: break
        }
        return nil
    }
}
