/// A piece of a template.
struct Token {
    enum Kind {
        /// Text that is printed as it is.
        case text
        /// `{{ … }}`
        case variable
        /// `{% … %}`
        case block
        /// `{# … #}`
        case comment
    }

    /// What a mark beside `%` wants done with the white space next to the tag.
    enum Mark {
        /// No mark: the whitespace mode decides.
        case unspecified
        /// `-`: all of it goes.
        case trim
        /// `+`: all of it stays.
        case keep
    }

    var kind: Kind
    /// The whole token with its delimiters.
    var range: Range<Int>
    /// What stands between the delimiters, without spaces around it.
    var content: Range<Int>
    var leading = Mark.unspecified
    var trailing = Mark.unspecified
}
