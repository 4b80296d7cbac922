/// A set of scalars.
struct RegularSet: Sendable {
    enum Member: Sendable {
        case range(ClosedRange<UInt32>)
        case digit, word, space
        case category(String)
        case property(String)
        indirect case not(Member)
        case set(RegularSet)
    }

    var members: [Member] = []
    var isNegated = false
    var ignoresCase = false
    /// What the set has to hold as well.
    var intersections: [RegularSet] = []

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        var found = holds(scalar)
        if !found, ignoresCase {
            found =
                scalar.properties.lowercaseMapping.unicodeScalars.contains(where: holds)
                || scalar.properties.uppercaseMapping.unicodeScalars.contains(where: holds)
        }
        return (found && intersections.allSatisfy { $0.contains(scalar) }) != isNegated
    }

    private func holds(_ scalar: Unicode.Scalar) -> Bool {
        members.contains { Self.holds($0, scalar) }
    }

    private static func holds(_ member: Member, _ scalar: Unicode.Scalar) -> Bool {
        switch member {
        case .range(let range): range.contains(scalar.value)
        case .digit: isDigit(scalar)
        case .word: isWord(scalar)
        case .space: scalar.properties.isWhitespace
        case .category(let name): RegularCategories.holds(name, scalar)
        case .property(let name): RegularCategories.hasProperty(name, scalar)
        case .not(let member): !holds(member, scalar)
        case .set(let set): set.contains(scalar)
        }
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
    }

    /// Letters, marks, digits, connecting punctuation and joiners.
    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D
        }
    }
}
