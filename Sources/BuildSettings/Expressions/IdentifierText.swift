/// Names made of any text.
enum IdentifierText {
    /// A C identifier: other characters than letters, digits and `_` become `_`, and so does a digit at the beginning.
    static func identifier(_ text: String) -> String {
        replaced(text, by: "_") { scalar, isFirst in
            scalar == "_" || isLetter(scalar) || (!isFirst && isDigit(scalar))
        }
    }

    /// A label of a host name: other characters than letters, digits and `-` become `-`, and so does a digit at the beginning.
    static func hostName(_ text: String) -> String {
        replaced(text, by: "-") { scalar, isFirst in
            scalar == "-" || isLetter(scalar) || (!isFirst && isDigit(scalar))
        }
    }

    /// An identifier with the characters of other scripts that C99 allows.
    static func extendedIdentifier(_ text: String) -> String {
        replaced(text, by: "_") { scalar, isFirst in
            if scalar.isASCII { return scalar == "_" || isLetter(scalar) || (!isFirst && isDigit(scalar)) }
            return ExtendedCharacters.contains(scalar) && !(isFirst && scalar.properties.numericType == .decimal)
        }
    }

    private static func replaced(
        _ text: String, by replacement: Unicode.Scalar, where isLegal: (Unicode.Scalar, Bool) -> Bool
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isLegal(scalar, result.isEmpty) ? scalar : replacement)
        }
        return String(result)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
