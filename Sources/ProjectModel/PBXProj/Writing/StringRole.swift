import PropertyLists

/// What the strings in a value are, which decides how they are written.
enum StringRole {
    /// They may be identifiers, which have a comment behind them.
    case references
    /// They are only text, even where they look like identifiers.
    case text
    /// They are the lines of a script, which have quotation marks whether they need them or not.
    case scriptLines

    /// What the strings below a pair are, when those of the dictionary around it are this.
    ///
    /// Settings and attributes never refer to objects, and the identifiers of another project not to objects of this one.
    func role(below key: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer) -> StringRole {
        guard self == .references else { return self }
        let value = buffer.nodes[key + 1].kind
        if let text = buffer.plainText(key) { return Self.role(below: text, value) }
        return document.value(identity: key).withText { Self.role(below: $0, value) }
    }

    private static func role(below key: UnsafeBufferPointer<UInt8>, _ value: PropertyListKind) -> StringRole {
        guard let candidates = textKeys(ofLength: key.count) else { return .references }
        guard ByteComparison.areEqual(key, candidates.first) || ByteComparison.areEqual(key, candidates.second) else { return .references }
        return value == .array && candidates.areScripts ? .scriptLines : .text
    }

    /// The keys of a length that hold text, and whether they are those of scripts.
    private static func textKeys(ofLength length: Int) -> (first: StaticString, second: StaticString, areScripts: Bool)? {
        switch length {
        case 3: ("isa", "isa", false)
        case 4: ("name", "path", false)
        case 6: ("script", "script", true)
        case 10: ("attributes", "attributes", false)
        case 11: ("shellScript", "shellScript", true)
        case 12: ("TestTargetID", "TestTargetID", false)
        case 13: ("buildSettings", "buildSettings", false)
        case 20: ("remoteGlobalIDString", "remoteGlobalIDString", false)
        default: nil
        }
    }
}
