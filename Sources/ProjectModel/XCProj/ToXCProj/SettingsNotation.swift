import JSON
import PropertyLists

/// How settings that differ between configurations are written in one table: with `[config=NAME]` behind the key.
enum SettingsNotation {
    private static let opening = "[config="

    /// The one table of some configurations, by the UTF-8 bytes of the keys.
    static func table(of configurations: [(name: String, settings: [(key: String, value: JSONValue)])]) -> JSONValue {
        var values: [String: [JSONValue?]] = [:]
        for (index, configuration) in configurations.enumerated() {
            for (key, value) in configuration.settings {
                values[key, default: Array(repeating: nil, count: configurations.count)][index] = value
            }
        }
        var members: [JSONValue.Member] = []
        for (key, row) in values {
            if let first = row.first, let common = first, row.allSatisfy({ $0 == common }), !hasSuffix(key) {
                members.append(.init(key, common))
            } else {
                for (configuration, value) in zip(configurations, row) {
                    if let value { members.append(.init("\(key)\(opening)\(configuration.name)]", value)) }
                }
            }
        }
        return .object(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    /// The tables of configurations that one table stands for, in the order of their names.
    ///
    /// A suffix that names none of the configurations stays a condition of the key in all of them.
    static func tables(of members: [(key: String, value: JSONValue)], configurations: [String]) -> [[PropertyListTree.Pair]] {
        var special = Array(repeating: [String: JSONValue](), count: configurations.count)
        var common: [(key: String, value: JSONValue)] = []
        let indexes = Dictionary(configurations.enumerated().map { ($1, $0) }) { first, _ in first }
        for (key, value) in members {
            if let parts = parts(of: key), let index = indexes[parts.configuration] {
                special[index][parts.key] = value
            } else {
                common.append((key, value))
            }
        }
        return special.map { own in
            var all = Dictionary(common.map { ($0.key, $0.value) }) { $1 }
            all.merge(own) { $1 }
            return all.map { PropertyListTree.Pair($0.key, KeyMapping.propertyList(of: $0.value, truth: "YES", falsehood: "NO")) }
                .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        }
    }

    /// The key without the configuration that it is for.
    static func setting(of key: String) -> String { parts(of: key)?.key ?? key }

    private static func hasSuffix(_ key: String) -> Bool { parts(of: key) != nil }

    /// The key and the name of the configuration in its last condition; `nil` when that is no configuration.
    private static func parts(of key: String) -> (key: String, configuration: String)? {
        guard key.hasSuffix("]"), let range = key.ranges(of: opening).last else { return nil }
        return (String(key[..<range.lowerBound]), String(key[range.upperBound...].dropLast()))
    }
}
