/// A regular expression as a tree.
indirect enum RegularTree: Sendable {
    case empty
    case scalar(Unicode.Scalar, ignoresCase: Bool)
    case anything(includesNewlines: Bool)
    case set(RegularSet)
    case sequence([RegularTree])
    case alternatives([RegularTree])
    case group(RegularTree, number: Int)
    case repetition(RegularTree, minimum: Int, maximum: Int?, Greed)
    case assertion(Assertion)
    /// Looks ahead without moving.
    case ahead(RegularTree, isNegative: Bool)
    /// Looks behind without moving.
    case behind(RegularTree, isNegative: Bool)
    /// What has matched is not tried another way.
    case atomic(RegularTree)
    case backreference(Int, ignoresCase: Bool)

    enum Greed: Sendable {
        case greedy, lazy, possessive
    }

    enum Assertion: Sendable {
        case start, end, endOfText, startOfLine, endOfLine, wordBoundary, notWordBoundary
        /// The end, or before the end of the last line.
        case lastEnd
    }
}
