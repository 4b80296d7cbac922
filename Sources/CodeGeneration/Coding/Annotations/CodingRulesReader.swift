import Diagnostics

/// Reads the rules of a value out of its annotations and those of its type, and finds what is wrong with them.
struct CodingRulesReader {
    /// The annotations of the type.
    let general: CodingAnnotations
    private(set) var findings: [Diagnostic] = []

    init(general: CodingAnnotations) {
        self.general = general
    }

    /// The rules of a value.
    ///
    /// - Parameters:
    ///   - own: its annotations.
    ///   - name: its name, for messages.
    ///   - initialValue: the text of its first value, which `default` without a value means.
    mutating func rules(_ own: CodingAnnotations, name: String, type: CodedType, initialValue: String?) -> CodingRules {
        var rules = CodingRules()
        for (key, entry) in own.repeated { add("codable-conflict", "'\(name)' has two values of '\(key)'; take one of them out", entry) }
        readPlaces(own, name, into: &rules)
        readFallbacks(own, name, type, initialValue, into: &rules)
        readCollections(own, name, type, into: &rules)
        readForms(own, name, type, into: &rules)
        rules.isFlattened = own.holds(.flattened)
        rules.isRequired = optional(.required, own, name, type)
        rules.writesNil = optional(.writesNil, own, name, type) || rules.isRequired
        rules.direction = direction(own, name)
        refuseConflicts(own, name)
        return rules
    }

    mutating func add(_ code: String, _ message: String, _ entry: CodingAnnotations.Entry?) {
        findings.append(Diagnostic(.error, code, message, at: entry?.location))
    }

    /// The value of a key that needs one.
    mutating func value(_ key: CodingKeyword, _ annotations: CodingAnnotations) -> String? {
        guard let entry = annotations[key] else { return nil }
        guard let text = entry.text, !text.isEmpty else {
            add("codable-value", "'\(key.rawValue)' needs a value; write '\(key.rawValue) = …'", entry)
            return nil
        }
        return text
    }

    private mutating func readPlaces(_ own: CodingAnnotations, _ name: String, into rules: inout CodingRules) {
        rules.key = value(.key, own)
        if let text = value(.path, own) {
            rules.path = CodingStep.path(text)
            if rules.path == nil {
                add("codable-value", "'\(text)' is no way to a value; part its keys and numbers with single dots", own[.path])
            }
        }
        for entry in own.all(.alternatives) {
            if entry.list.isEmpty { _ = value(.alternatives, own) }
            for text in entry.list {
                if let path = CodingStep.path(text) {
                    rules.alternatives.append(path)
                } else {
                    add("codable-value", "'\(text)' is no key; part keys with single dots", entry)
                }
            }
        }
    }

    private mutating func readFallbacks(
        _ own: CodingAnnotations, _ name: String, _ type: CodedType, _ initialValue: String?, into rules: inout CodingRules
    ) {
        if let entry = own[.missing] {
            rules.missing = entry.written.map { Self.expression($0, type) } ?? initialValue ?? (type.isOptional ? "nil" : nil)
            if rules.missing == nil {
                add("codable-value", "'\(name)' has no first value for 'default'; write one, or 'default = …'", entry)
            }
        }
        if let entry = own[.malformed] {
            rules.malformed = value(.malformed, own).flatMap { _ in entry.written.map { Self.expression($0, type) } }
        }
        let lossy = own[.lossy] ?? general[.lossy]
        guard let lossy, lossy.isTrue, rules.malformed == nil else { return }
        rules.malformed = rules.missing ?? (type.isOptional ? "nil" : nil)
        if rules.malformed == nil, own[.lossy]?.isOwn == true {
            add("codable-value", "'\(name)' is lossy and has nothing to fall back on; make it optional, or add 'default = …'", lossy)
        }
    }

    /// An expression of Swift: quotation marks are those of a text only where a text is expected.
    static func expression(_ written: String, _ type: CodedType) -> String {
        if written.hasPrefix("'") { return CodingAnnotations.unquoted(written) }
        return ["String", "Substring", "Character"].contains(type.shape.text) ? written : CodingAnnotations.unquoted(written)
    }

    private mutating func readCollections(_ own: CodingAnnotations, _ name: String, _ type: CodedType, into rules: inout CodingRules) {
        switch type.shape {
        case .array, .set, .dictionary: rules.isPruned = own.holds(.pruned) || (own[.pruned] == nil && general.holds(.pruned))
        default:
            if let entry = own[.pruned], entry.isOwn {
                add("codable-type", "'\(name)' is pruned and no array, set or dictionary but '\(type.text)'; remove 'pruned'", entry)
            }
        }
        guard own.holds(.notEmpty) else { return }
        rules.isNotEmpty = type.isCollection
        if !type.isCollection, let entry = own[.notEmpty], entry.isOwn {
            add("codable-type", "'\(name)' is no collection but '\(type.text)'; remove 'notEmpty'", entry)
        }
    }

    /// Whether a key holds that only optionals have.
    private mutating func optional(_ key: CodingKeyword, _ own: CodingAnnotations, _ name: String, _ type: CodedType) -> Bool {
        guard own.holds(key) else { return false }
        if !type.isOptional, let entry = own[key], entry.isOwn {
            add("codable-type", "'\(name)' is not optional; remove '\(key.rawValue)'", entry)
        }
        return type.isOptional
    }

    private mutating func direction(_ own: CodingAnnotations, _ name: String) -> CodingRules.Direction {
        let found = [CodingKeyword.skip, .decodeOnly, .encodeOnly].filter(own.holds)
        if found.count > 1 {
            let words = found.map { "'\($0.rawValue)'" }.joined(separator: " and ")
            add("codable-conflict", "'\(name)' has \(words); take one of them out", own[found[1]])
        }
        switch found.first {
        case .skip: return .never
        case .decodeOnly: return .decoding
        case .encodeOnly: return .encoding
        default: return .both
        }
    }

    /// Keys that exclude each other.
    private static let conflicts: [(CodingKeyword, CodingKeyword)] = [
        (.key, .path), (.flattened, .key), (.flattened, .path), (.flattened, .alternatives), (.flattened, .malformed),
        (.flattened, .required), (.flattened, .notEmpty), (.required, .missing), (.required, .malformed), (.required, .lossy),
        (.lenient, .scalar),
        (.date, .data), (.malformed, .lossy),
    ]

    private mutating func refuseConflicts(_ own: CodingAnnotations, _ name: String) {
        for (first, second) in Self.conflicts {
            guard let entry = own[second], entry.isOwn, own.has(second), own[first]?.isOwn == true, own.has(first) else { continue }
            add(
                "codable-conflict",
                "'\(name)' has '\(first.rawValue)' and '\(second.rawValue)', which exclude each other; take one of them out", entry)
        }
    }
}
