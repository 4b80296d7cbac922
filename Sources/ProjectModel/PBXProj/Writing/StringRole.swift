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
    func role(below pair: PairOrder.Pair) -> StringRole {
        guard self == .references else { return self }
        if pair.key.equals("script") || pair.key.equals("shellScript") { return pair.value.kind == .array ? .scriptLines : .text }
        return Self.isText(pair.key) ? .text : .references
    }

    private static func isText(_ key: PropertyListValue) -> Bool {
        key.equals("isa") || key.equals("name") || key.equals("path") || key.equals("buildSettings") || key.equals("attributes")
            || key.equals("remoteGlobalIDString") || key.equals("TestTargetID")
    }
}
