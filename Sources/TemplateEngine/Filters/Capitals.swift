/// Capital and small letters.
enum Capitals {
    /// Every word with a capital first and small letters behind it. A word ends at a sign that is no letter, except at
    /// those that stand inside words, such as an apostrophe.
    static func capitalized(_ text: String) -> String {
        var result = ""
        var isInside = false
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if properties.isUppercase || properties.isLowercase || properties.generalCategory == .titlecaseLetter {
                result += isInside ? properties.lowercaseMapping : properties.titlecaseMapping
                isInside = true
            } else {
                result.unicodeScalars.append(scalar)
                if !properties.isCaseIgnorable { isInside = false }
            }
        }
        return result
    }

    static func upperFirst(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    static func lowerFirst(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.lowercased() + text.dropFirst()
    }

    /// Whether a sign is a capital letter.
    static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("A"..."Z").contains(scalar) }
        let category = scalar.properties.generalCategory
        return category == .uppercaseLetter || category == .titlecaseLetter
    }

    /// Whether a sign is a small letter.
    static func isLower(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) }
        return scalar.properties.generalCategory == .lowercaseLetter
    }

    /// Appends a sign as a capital.
    static func appendUpper(_ scalar: Unicode.Scalar, to text: inout TextBuilder) {
        guard scalar.isASCII else { return text.append(scalar.properties.uppercaseMapping) }
        let isSmall = ("a"..."z").contains(scalar)
        text.append(isSmall ? Unicode.Scalar(UInt8(scalar.value) - 32) : scalar)
    }
}
