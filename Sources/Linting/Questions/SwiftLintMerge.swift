import Diagnostics
import YAML

/// Merges the files of a chain as SwiftLint does, and remembers where each value comes from.
struct SwiftLintMerge {
    typealias Entry = PrintedConfiguration.Entry

    /// Keys that only count in the innermost file: one that does not have them switches them off.
    static let resetKeys = [
        "allow_zero_lintable_files", "baseline", "check_for_updates", "indentation", "lenient", "strict", "write_baseline",
    ]
    /// Keys that only count in the outermost file.
    private static let outerKeys = ["cache_path", "reporter"]
    /// Keys that hold lists which are joined.
    private static let joinedKeys = ["excluded", "included"]
    private static let ruleListKeys = ["analyzer_rules", "disabled_rules", "only_rules", "opt_in_rules"]
    /// Keys that say of which files the chain is made.
    private static let chainKeys = ["child_config", "parent_config"]

    /// All keys that are not rules.
    static let generalKeys = Set(
        resetKeys + outerKeys + joinedKeys + ruleListKeys + chainKeys + [
            "custom_rules", "remote_timeout", "remote_timeout_if_cached", "swiftlint_version", "warning_threshold",
        ])

    private(set) var entries: [Entry] = []
    private let chain: SwiftLintChain

    init(_ chain: SwiftLintChain) {
        self.chain = chain
        for key in keys { add(key) }
        addRuleLists()
        entries.sort { left, right in
            left.key == right.key
                ? left.value.utf8.lexicographicallyPrecedes(right.value.utf8) : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }
    }

    private var keys: [String] {
        let all = chain.files.flatMap { $0.root?.pairs?.compactMap(\.key.scalarText) ?? [] }
        return Set(all).subtracting(Self.ruleListKeys).subtracting(Self.chainKeys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func add(_ key: String) {
        if Self.joinedKeys.contains(key) {
            for file in chain.files { addItems(of: key, in: file) }
        } else if key == "custom_rules" {
            addCustomRules()
        } else if let file = decidingFile(for: key), let value = file.root?[key] {
            entries.append(Entry(key: key, value: Self.text(value), origin: file.location(of: key)))
        }
    }

    private func decidingFile(for key: String) -> SwiftLintFile? {
        if Self.resetKeys.contains(key) { return chain.files.last.flatMap { $0.has(key) ? $0 : nil } }
        if Self.outerKeys.contains(key) { return chain.files.first.flatMap { $0.has(key) ? $0 : nil } }
        if key == "warning_threshold" { return chain.warningThreshold?.file }
        return chain.files.last { $0.has(key) }
    }

    private mutating func addItems(of key: String, in file: SwiftLintFile) {
        guard let node = file.root?[key] else { return }
        for item in node.items ?? [node] {
            guard let text = item.scalarText else { continue }
            if key == "excluded", isIncludedLater(text, than: file) { continue }
            entries.append(Entry(key: key, value: text, origin: item.location))
        }
    }

    /// Whether a file further down includes what this one excludes, by the very same path.
    private func isIncludedLater(_ text: String, than file: SwiftLintFile) -> Bool {
        var later = chain.files.drop { PathKey($0.path) != PathKey(file.path) }.dropFirst()
        return later.popFirst().map { next in ([next] + later).contains { $0.texts("included").contains(text) } } ?? false
    }

    private mutating func addCustomRules() {
        var rules: [String: Entry] = [:]
        for file in chain.files {
            for pair in file.root?["custom_rules"]?.pairs ?? [] {
                guard let name = pair.key.scalarText else { continue }
                rules[name] = Entry(key: "custom_rules.\(name)", value: Self.text(pair.value), origin: pair.key.location)
            }
        }
        entries += rules.values
    }

    // MARK: - Rules that are on and off

    private struct RuleLists {
        var only: [String: SourceLocation]?
        var disabled: [String: SourceLocation] = [:]
        var optIn: [String: SourceLocation] = [:]
        var analyzer: [String: SourceLocation] = [:]
    }

    private mutating func addRuleLists() {
        var lists = RuleLists()
        for file in chain.files {
            for (rule, place) in Self.items("analyzer_rules", file) { lists.analyzer[rule] = place }
            if file.has("only_rules") {
                lists.only = Dictionary(Self.items("only_rules", file)) { first, _ in first }
                lists.disabled = [:]
                lists.optIn = [:]
                continue
            }
            for (rule, place) in Self.items("disabled_rules", file) {
                lists.only?[rule] = nil
                lists.optIn[rule] = nil
                if lists.only == nil { lists.disabled[rule] = place }
            }
            for (rule, place) in Self.items("opt_in_rules", file) {
                lists.disabled[rule] = nil
                if lists.only == nil { lists.optIn[rule] = place } else { lists.only?[rule] = place }
            }
        }
        let all = [("only_rules", lists.only ?? [:]), ("disabled_rules", lists.disabled), ("opt_in_rules", lists.optIn)]
        for (key, rules) in all + [("analyzer_rules", lists.analyzer)] {
            entries += rules.map { Entry(key: key, value: $0.key, origin: $0.value) }
        }
    }

    private static func items(_ key: String, _ file: SwiftLintFile) -> [(String, SourceLocation)] {
        guard let node = file.root?[key] else { return [] }
        return (node.items ?? [node]).compactMap { item in item.scalarText.map { ($0, item.location) } }
    }

    /// A value in one line, as YAML.
    private static func text(_ node: YAMLNode) -> String {
        if let items = node.items { return "[\(items.map(text).joined(separator: ", "))]" }
        if let pairs = node.pairs { return "{\(pairs.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))}" }
        guard case .scalar(let text, let style) = node.value else { return "" }
        return style == .quoted ? "\"\(text)\"" : text
    }
}
