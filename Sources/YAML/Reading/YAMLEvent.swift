/// A step of the text of a YAML document, as libyaml reports it.
struct YAMLEvent {
    /// What begins, ends or stands there.
    var kind: Kind
    /// Where, in the count of libyaml.
    var mark: YAMLMark
    /// The name behind `&`.
    var anchor: String?
    /// The tag in its full form.
    var tag: String?

    /// The kinds of steps.
    enum Kind {
        case documentStart
        case streamEnd
        case alias(String)
        case scalar(String, YAMLScalarStyle)
        case sequenceStart
        case mappingStart
        case collectionEnd
        /// What says nothing about the value: the start of the stream, the end of a document.
        case other
    }
}

/// A place in the count of libyaml: characters, from 0.
struct YAMLMark {
    /// The number of characters before it.
    var index: Int
    /// The number of lines before it.
    var line: Int
    /// The number of characters before it in its line.
    var column: Int
}
