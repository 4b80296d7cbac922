import Diagnostics
import YAML

/// A `settings` section or a group of settings: groups lie lowest, then the settings for all configurations, then those for single ones.
struct SpecSettings {
    /// The settings for all configurations.
    var entries: [WrittenSettings.Entry] = []
    /// The groups that lie below.
    var groups: [Reference] = []
    /// The settings for single configurations, by name or part of a name.
    var configurations: [(name: String, settings: SpecSettings)] = []

    /// The name of a group.
    struct Reference {
        var name: String
        var location: SourceLocation
    }

    /// Reads a section. As soon as it has one of `groups`, `base` and `configs`, any other key in it means nothing.
    init(_ node: YAMLNode?, diagnostics: inout [Diagnostic]) {
        guard let node, !node.isNull else { return }
        guard let pairs = node.pairs else {
            let message = "settings are a mapping, but this is \(node.kind.rawValue)"
            diagnostics.append(Diagnostic(.error, "invalid-settings", message, at: node.location))
            return
        }
        guard pairs.contains(where: { Self.sections.contains($0.key.scalarText ?? "") }) else {
            entries = Self.entries(pairs, diagnostics: &diagnostics)
            return
        }
        for pair in pairs {
            switch pair.key.scalarText ?? "" {
            case "groups":
                groups = (pair.value.items ?? [pair.value]).compactMap { item in
                    item.string.map { Reference(name: $0, location: item.location) }
                }
            case "base": entries = Self.entries(pair.value.pairs ?? [], diagnostics: &diagnostics)
            case "configs": readConfigurations(pair.value, diagnostics: &diagnostics)
            case let key:
                let message = "'\(key)' is ignored beside 'groups', 'base' or 'configs'; put it into one of them"
                diagnostics.append(Diagnostic(.warning, "ignored-setting", message, at: pair.key.location))
            }
        }
    }

    private static let sections: Set<String> = ["groups", "base", "configs"]

    private mutating func readConfigurations(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        for pair in node.pairs ?? [] {
            let name = pair.key.scalarText ?? ""
            guard pair.value.pairs != nil || pair.value.isNull else {
                let message = "the settings of the configuration '\(name)' are a mapping, but this is \(pair.value.kind.rawValue)"
                diagnostics.append(Diagnostic(.error, "invalid-settings", message, at: pair.value.location))
                continue
            }
            configurations.append((name, SpecSettings(pair.value, diagnostics: &diagnostics)))
        }
    }

    private static func entries(_ pairs: [YAMLPair], diagnostics: inout [Diagnostic]) -> [WrittenSettings.Entry] {
        pairs.compactMap { pair in
            guard let key = pair.key.scalarText else { return nil }
            switch pair.value.value {
            case .scalar:
                return SpecScalar(pair.value).settingText.map {
                    WrittenSettings.Entry(key: key, value: .text($0), location: pair.value.location)
                }
            case .sequence(let items):
                let texts = items.compactMap { SpecScalar($0).settingText }
                return WrittenSettings.Entry(key: key, value: .list(texts), location: pair.value.location)
            case .mapping:
                let message = "the setting '\(key)' is a text or a list, but this is a mapping"
                diagnostics.append(Diagnostic(.error, "invalid-settings", message, at: pair.value.location))
                return nil
            }
        }
    }
}
