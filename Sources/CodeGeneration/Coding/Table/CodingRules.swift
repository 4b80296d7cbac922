/// What annotations say about how a value is coded.
struct CodingRules: Sendable, Hashable {
    /// The key, when it is not made of the name.
    var key: String?
    /// The way to the value, in place of a key.
    var path: [CodingStep]?
    /// Other ways, in the order in which they are tried.
    var alternatives: [[CodingStep]] = []
    /// The expression for a value that is missing.
    var missing: String?
    /// The expression for a value that cannot be read.
    var malformed: String?
    /// What happens to elements and to collections.
    var isPruned = false
    var isNotEmpty = false
    /// Whether the keys of the value stand beside those of others.
    var isFlattened = false
    /// Whether an optional has to be there, if only as null.
    var isRequired = false
    /// Whether nil is written as null.
    var writesNil = false
    var direction = Direction.both
    var date: DateCoding?
    var isBase64 = false
    var floats: FloatTexts?
    var scalar: ScalarCoding?

    /// When a property is coded.
    enum Direction: Sendable, Hashable {
        case both
        case decoding
        case encoding
        case never
    }

    /// How dates are written.
    enum DateCoding: Sendable, Hashable {
        case iso8601
        case iso8601Fraction
        case seconds
        case milliseconds
        case pattern(String)
    }

    /// The texts of numbers that are none.
    struct FloatTexts: Sendable, Hashable {
        var infinity = "Infinity"
        var negativeInfinity = "-Infinity"
        var nan = "NaN"
    }

    /// How numbers, texts and Booleans stand for each other.
    enum ScalarCoding: Sendable, Hashable {
        /// Any of them is read, and written as what it is.
        case lenient
        case text
        case number
    }

    /// Whether a value is found in another way than by one key.
    var needsPlace: Bool { path != nil || !alternatives.isEmpty || malformed != nil }
}
