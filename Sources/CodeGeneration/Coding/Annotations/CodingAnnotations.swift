import Diagnostics
import SwiftSource

/// What annotations say about coding, by key, with places: those without a namespace, and those in `codable:`.
struct CodingAnnotations: Sendable {
    /// A key with its value.
    struct Entry: Sendable {
        /// The value as it is written; `nil` when there is none.
        var written: String?
        /// Whether it stands at the declaration itself, and not in a block or file around it.
        var isOwn: Bool
        var location: SourceLocation

        /// The value without quotation marks.
        var text: String? { written.map(CodingAnnotations.unquoted) }

        /// Whether it says that something holds.
        var isTrue: Bool { text != "false" }

        /// The values between bars or commas: `a|b`, `["a", "b"]`.
        var list: [String] {
            var text = SourceText.trimmed(self.text ?? "")
            if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
            let sign: Character = text.contains("|") ? "|" : ","
            return SourceText.pieces(of: text, at: sign).map(CodingAnnotations.unquoted).filter { !$0.isEmpty }
        }
    }

    private var entries: [String: [Entry]] = [:]

    init() {}

    /// Reads the annotations of a declaration; those of a block or file go before its own.
    init(_ annotations: Annotations, in file: SourceFile) {
        add(annotations, in: file)
    }

    /// Adds those of another part of a type.
    mutating func add(_ annotations: Annotations, in file: SourceFile) {
        for item in annotations.items where item.namespaces.isEmpty || item.namespaces == ["codable"] {
            let entry = Entry(
                written: item.rawValue, isOwn: item.scope == .declaration, location: file.location(at: item.keyRange.lowerBound))
            entries[item.key, default: []].append(entry)
        }
    }

    /// Whether a word stands there that is no key of this template.
    func isThere(_ word: String) -> Bool { entries[word]?.contains(where: \.isTrue) ?? false }

    /// What a key says.
    subscript(key: CodingKeyword) -> Entry? {
        let found = entries[key.rawValue] ?? []
        return found.last { !$0.isOwn } ?? found.first
    }

    /// All that a key says, as the source has it from above to below.
    func all(_ key: CodingKeyword) -> [Entry] {
        (entries[key.rawValue] ?? []).sorted {
            ($0.location.line ?? 0, $0.location.column ?? 0) < ($1.location.line ?? 0, $1.location.column ?? 0)
        }
    }

    /// Whether a key is there, and does not say that something does not hold.
    func has(_ key: CodingKeyword) -> Bool { key == .missing || key == .malformed ? self[key] != nil : holds(key) }

    /// Whether a key says that something holds.
    func holds(_ key: CodingKeyword) -> Bool { self[key]?.isTrue ?? false }

    /// The values of a key that has another at the same declaration.
    var repeated: [(key: String, entry: Entry)] {
        CodingKeyword.allCases.filter { $0 != .alternatives }.compactMap { key in
            let own = (entries[key.rawValue] ?? []).filter(\.isOwn)
            guard let first = own.first, let other = own.first(where: { $0.written != first.written }) else { return nil }
            return (key.rawValue, other)
        }
    }

    /// A text without quotation marks of either kind around it.
    static func unquoted(_ text: String) -> String {
        guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark else { return text }
        return SourceText.trimmed(text.dropFirst().dropLast())
    }
}
