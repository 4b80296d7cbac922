/// Something in a file that could not be read.
struct ScanProblem {
    /// A file that is no Swift at all has no more warnings than this.
    static let limit = 100

    /// What is wrong.
    enum Kind {
        case noDeclaration
        case unreadableDeclaration(DeclarationKind)
        case unclosedMembers, unclosedCondition, noCondition, strayBrace
        case strayDirective, tooLarge

        /// Whether words stand where a declaration should, so that one may follow in the same line.
        var isAboutWords: Bool {
            if case .noDeclaration = self { return true }
            return false
        }
    }

    var kind: Kind
    /// The byte where it is wrong.
    var offset: Int

    /// A stable name of the kind of problem.
    var code: String {
        switch kind {
        case .noDeclaration, .unreadableDeclaration: "unreadable-declaration"
        case .unclosedMembers: "unclosed-block"
        case .unclosedCondition, .noCondition, .strayDirective: "unbalanced-condition"
        case .strayBrace: "stray-brace"
        case .tooLarge: "file-too-large"
        }
    }

    /// What to tell the user; `line` is the text of the line from the problem on.
    func message(_ line: String) -> String {
        switch kind {
        case .noDeclaration: "'\(line)' begins no declaration and is passed over; correct it, or remove it"
        case .unreadableDeclaration(let kind): "'\(line)' cannot be read as \(kind.phrase) and is passed over; correct it"
        case .unclosedMembers: "'{' is never closed, so what follows counts as part of it; add '}'"
        case .unclosedCondition: "'#if' is never closed before this place; add '#endif'"
        case .noCondition: "no condition stands where '\(line)' begins; add one"
        case .strayBrace: "'}' closes nothing; remove it, or add '{'"
        case .strayDirective: "'\(line)' belongs to no '#if'; remove it, or add '#if'"
        case .tooLarge: "the file has more than 2 GB and is not read; split it"
        }
    }
}

extension DeclarationKind {
    /// The kind as messages name it.
    var phrase: String {
        switch self {
        case .import: "an import"
        case .structure: "a structure"
        case .class: "a class"
        case .enumeration: "an enumeration"
        case .protocol: "a protocol"
        case .actor: "an actor"
        case .extension: "an extension"
        case .function: "a function"
        case .initializer: "an initializer"
        case .deinitializer: "a deinitializer"
        case .subscript: "a subscript"
        case .variable: "a variable"
        case .enumerationCase: "a case"
        case .typealias: "a typealias"
        case .associatedType: "an associated type"
        case .operator: "an operator"
        case .precedenceGroup: "a precedence group"
        case .macro: "a macro"
        case .macroExpansion: "the expansion of a macro"
        case .using: "a default for the file"
        }
    }
}
