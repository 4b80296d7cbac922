/// A value in pieces: text as it is, and references to other settings.
struct SettingExpression: Sendable {
    /// One piece.
    enum Piece: Sendable {
        /// Text as it is.
        case literal(String)
        /// The value of a setting.
        case reference(Reference)
    }

    /// A reference to a setting.
    struct Reference: Sendable {
        /// Which setting.
        var name: Name
        /// Whether it is written without brackets, so that it stays as it is when the setting is unknown.
        var isBare = false
        /// What is done to the value, from left to right.
        var modifiers: [Modifier] = []
    }

    /// The name in a reference.
    enum Name: Sendable {
        /// A name as it is.
        case fixed(SettingName)
        /// A name that holds references itself: `$(PATH_$(PLATFORM_NAME))`.
        case computed([Piece])
    }

    /// What is done to a value, with what stands behind its `=`.
    struct Modifier: Sendable {
        /// The name as it is written, with its `=`.
        var name: String
        /// What stands behind the `=`.
        var operand: [Piece]?
        /// What it does; `nil` when nobody knows.
        var action: SettingModifier? { SettingModifier(rawValue: name) }
    }

    /// What is wrong with how a value is written.
    enum Fault: Sendable, Hashable {
        /// A reference is not closed: `$(NAME`.
        case unterminatedReference(String)
        /// There are too many references inside each other.
        case tooDeep
        /// A quotation mark in a list is not closed.
        case unterminatedQuote(Character)
    }

    /// The pieces in their order.
    var pieces: [Piece]
    /// What is wrong.
    var faults: [Fault]
}

/// A value as a list of words, each in pieces.
struct ListExpression: Sendable {
    /// One word of a list.
    struct Word: Sendable {
        /// The pieces in their order.
        var pieces: [Piece] = []
        /// Whether something of it stands in quotation marks, so that it is an item even if it is empty.
        var isQuoted = false
    }

    /// A piece of a word.
    struct Piece: Sendable {
        /// The piece.
        var piece: SettingExpression.Piece
        /// Whether it stands in quotation marks, so that a list in it becomes one text.
        var isQuoted: Bool
    }

    /// The words in their order.
    var words: [Word] = []
    /// What is wrong.
    var faults: [SettingExpression.Fault] = []
}

/// A value in the form in which it is evaluated.
enum CompiledValue: Sendable {
    /// Text without references, of a setting that is no list.
    case literal(String)
    /// A value of a setting that is no list.
    case text(SettingExpression)
    /// A value of a setting that is a list.
    case list(ListExpression)

    /// Reads a value as its setting's type asks for.
    init(_ value: SettingValue, type: SettingType) {
        if type == .list {
            self = .list(ListExpression(value))
            return
        }
        let text = value.description
        if text.utf8.contains(UInt8(ascii: "$")) {
            self = .text(SettingExpression(text))
        } else {
            self = .literal(text)
        }
    }
}

extension SettingExpression {
    /// Reads a text.
    init(_ text: String) {
        var parser = ExpressionParser(text)
        self = parser.expression()
    }
}

extension ListExpression {
    /// Reads a value as a list; each item of a list is read as a list of its own.
    init(_ value: SettingValue) {
        switch value {
        case .text(let text):
            var parser = ExpressionParser(text)
            self = parser.list()
        case .list(let items):
            for item in items {
                var parser = ExpressionParser(item)
                let list = parser.list()
                words += list.words
                faults += list.faults
            }
        }
    }
}
