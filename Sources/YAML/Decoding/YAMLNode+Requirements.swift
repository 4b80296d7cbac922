package import Diagnostics

// What a reader of a configuration file asks of a node. Every error has the place of the node and names what was expected;
// `subject` says what the node is, for example `'lint.rules'`.
extension YAMLNode {
    /// The text of a scalar; numbers and truth values are taken as they are written.
    package func requireString(_ subject: String) throws(DiagnosticError) -> String {
        guard let string else { throw unexpected(subject, .string) }
        return string
    }

    /// The value of `true` or `false`.
    package func requireBoolean(_ subject: String) throws(DiagnosticError) -> Bool {
        guard let boolean else { throw unexpected(subject, .boolean, remedy: "; write 'true' or 'false'") }
        return boolean
    }

    /// A whole number.
    package func requireInteger(_ subject: String) throws(DiagnosticError) -> Int {
        if let integer { return integer }
        guard kind != .integer else {
            throw DiagnosticError("unexpected-value", "\(subject) is too large a number: '\(scalarText ?? "")'", at: location)
        }
        throw unexpected(subject, .integer)
    }

    /// The items of a list.
    package func requireItems(_ subject: String) throws(DiagnosticError) -> [YAMLNode] {
        guard let items else { throw unexpected(subject, .sequence) }
        return items
    }

    /// The texts of a list of texts; a text alone is a list of one.
    package func requireStrings(_ subject: String) throws(DiagnosticError) -> [String] {
        if let string { return [string] }
        var strings: [String] = []
        for item in try requireItems(subject) {
            strings.append(try item.requireString("an item of \(subject)"))
        }
        return strings
    }

    /// The pairs of a mapping, whose keys must all be known.
    ///
    /// - Throws: ``DiagnosticError`` when the node is no mapping, or with one diagnostic for each unknown key, which names the
    ///   nearest known one.
    @discardableResult
    package func requireKeys(_ subject: String, known: [String]) throws(DiagnosticError) -> [YAMLPair] {
        guard let pairs else { throw unexpected(subject, .mapping) }
        let unknown = pairs.filter { pair in pair.key.string.map { !known.contains($0) } ?? true }
        guard unknown.isEmpty else { throw DiagnosticError(unknown.map { Self.unknownKey($0.key, in: subject, known: known) }) }
        return pairs
    }
}

extension YAMLNode {
    private func unexpected(_ subject: String, _ expected: YAMLKind, remedy: String = "") -> DiagnosticError {
        let content = kind == .null ? "" : scalarText.map { " '\($0)'" } ?? ""
        let message = "\(subject) is \(kind.rawValue)\(content), but \(expected.rawValue) was expected\(remedy)"
        return DiagnosticError("unexpected-value", message, at: location)
    }

    private static func unknownKey(_ key: YAMLNode, in subject: String, known: [String]) -> Diagnostic {
        let name = key.string ?? ""
        let remedy: String
        if let nearest = Spelling.nearest(to: name, among: known) {
            remedy = "did you mean '\(nearest)'"
        } else {
            remedy = "known are " + known.map { "'\($0)'" }.joined(separator: ", ")
        }
        return Diagnostic(.error, "unknown-key", "unknown key '\(name)' in \(subject); \(remedy)", at: key.location)
    }
}
