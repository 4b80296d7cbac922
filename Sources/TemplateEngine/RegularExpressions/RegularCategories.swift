/// The categories and properties of Unicode that `\p{…}` names.
enum RegularCategories {
    private static let codes: [String: Set<Unicode.GeneralCategory>] = [
        "Lu": [.uppercaseLetter], "Ll": [.lowercaseLetter], "Lt": [.titlecaseLetter], "Lm": [.modifierLetter], "Lo": [.otherLetter],
        "L": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter],
        "Mn": [.nonspacingMark], "Mc": [.spacingMark], "Me": [.enclosingMark], "M": [.nonspacingMark, .spacingMark, .enclosingMark],
        "Nd": [.decimalNumber], "Nl": [.letterNumber], "No": [.otherNumber], "N": [.decimalNumber, .letterNumber, .otherNumber],
        "Pc": [.connectorPunctuation], "Pd": [.dashPunctuation], "Ps": [.openPunctuation], "Pe": [.closePunctuation],
        "Pi": [.initialPunctuation], "Pf": [.finalPunctuation], "Po": [.otherPunctuation],
        "P": [
            .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation,
        ],
        "Sm": [.mathSymbol], "Sc": [.currencySymbol], "Sk": [.modifierSymbol], "So": [.otherSymbol],
        "S": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol],
        "Zs": [.spaceSeparator], "Zl": [.lineSeparator], "Zp": [.paragraphSeparator],
        "Z": [.spaceSeparator, .lineSeparator, .paragraphSeparator],
        "Cc": [.control], "Cf": [.format],
    ]

    private static let properties: Set = ["Alphabetic", "Uppercase", "Lowercase", "White_Space", "Alnum", "Punct"]

    /// The member of a set that a name stands for.
    static func member(_ name: String) -> RegularSet.Member? {
        if codes[name] != nil { return .category(name) }
        return properties.contains(name) ? .property(name) : nil
    }

    /// The member of a set that a class of POSIX stands for, as in `[[:alpha:]]`.
    static func posix(_ name: String) -> RegularSet.Member? {
        switch name {
        case "alpha": .property("Alphabetic")
        case "upper": .property("Uppercase")
        case "lower": .property("Lowercase")
        case "digit": .digit
        case "alnum": .property("Alnum")
        case "space": .space
        case "punct": .category("P")
        default: nil
        }
    }

    static func holds(_ name: String, _ scalar: Unicode.Scalar) -> Bool {
        codes[name]?.contains(scalar.properties.generalCategory) ?? false
    }

    static func hasProperty(_ name: String, _ scalar: Unicode.Scalar) -> Bool {
        switch name {
        case "Alphabetic": scalar.properties.isAlphabetic
        case "Uppercase": scalar.properties.isUppercase
        case "Lowercase": scalar.properties.isLowercase
        case "White_Space": scalar.properties.isWhitespace
        case "Alnum": scalar.properties.isAlphabetic || RegularSet.isDigit(scalar)
        default: holds("P", scalar)
        }
    }
}
