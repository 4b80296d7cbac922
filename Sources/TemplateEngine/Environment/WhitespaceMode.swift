/// What happens to the white space around tags, and how strictly a template is read.
///
/// The marks of a tag, `{%-` and `-%}`, `{%+` and `+%}`, go before the mode.
public enum WhitespaceMode: String, Sendable, Hashable, CaseIterable {
    /// As Sourcery renders: lines that hold nothing but tags vanish, and blank lines that stand in the template stay.
    case sourcery
    /// As SwiftGen renders its own templates: blanks before a tag go, and the end of the line behind it.
    case swiftgen
    /// As Stencil renders by default: everything stays.
    case plain
    /// All white space beside a tag goes.
    case all
    /// Like ``plain``; quotes protect closers, and unclosed tags and names that do not exist are errors.
    case strict

    /// What goes behind a tag without a mark.
    var leading: TextTrimming {
        switch self {
        case .sourcery, .plain, .strict: .nothing
        case .swiftgen: .line
        case .all: .all
        }
    }

    /// What goes before a tag without a mark.
    var trailing: TextTrimming {
        switch self {
        case .sourcery, .plain, .strict: .nothing
        case .swiftgen: .blanks
        case .all: .all
        }
    }
}
