import ResourceFormats
import SwiftSource

/// Everything that the code and the other files of a check mention.
struct MentionIndex: Sendable {
    /// The texts in quotation marks.
    var texts: Set<NameHash> = []
    /// The names behind periods, and each with the one before.
    var members: Set<NameHash> = []
    /// The texts with gaps.
    var patterns: Set<[String]> = []
    /// What is asked for without doubt, in checked files.
    var mentions: [ResourceMention] = []

    /// Makes an index of one Swift file.
    init(_ source: SourceMentions, path: String, isChecked: Bool) {
        members = source.members
        for literal in source.literals {
            if let text = literal.text {
                QuotedTexts.insert(text.utf8, to: &texts)
                if Self.isFormat(literal.call) { patterns.insert(Self.parts(ofFormat: text)) }
                if isChecked, let mention = ResourceMention(literal, path: path) { mentions.append(mention) }
            } else {
                patterns.insert(literal.parts)
            }
        }
    }

    private static func isFormat(_ call: SourceMentions.Call?) -> Bool {
        guard let call, call.index == 0 else { return false }
        return call.callee == "String" && call.label == "format" || call.callee.hasSuffix(".localizedStringWithFormat")
    }

    /// The text between the placeholders of a format.
    private static func parts(ofFormat text: String) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var place = 0
        for placeholder in FormatText(text).placeholders {
            parts.append(String(decoding: bytes[place..<placeholder.range.lowerBound], as: UTF8.self))
            place = placeholder.range.upperBound
        }
        return parts + [String(decoding: bytes[place...], as: UTF8.self)]
    }

    /// Makes an index of a text of another kind.
    init(texts: Set<NameHash> = [], mentions: [ResourceMention] = []) {
        self.texts = texts
        self.mentions = mentions
    }

    /// Adds what another file mentions.
    mutating func add(_ other: MentionIndex) {
        texts.formUnion(other.texts)
        members.formUnion(other.members)
        patterns.formUnion(other.patterns)
        mentions += other.mentions
    }

    /// Whether a text stands somewhere in quotation marks.
    func hasText(_ text: String) -> Bool { texts.contains(NameHash(text)) }

    /// Whether a name stands behind a period.
    func hasMember(_ name: String) -> Bool { members.contains(NameHash(name)) }

    /// Whether a name stands behind another one and a period.
    func hasMember(_ name: String, of owner: String) -> Bool { members.contains(NameHash(NameHash(owner), NameHash(name))) }
}
