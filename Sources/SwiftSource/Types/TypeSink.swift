/// What is told about a type while it is read, the parts before the whole.
///
/// ``TypeExtent`` only finds where types end, and costs nothing; ``TypeBuilder`` makes a ``SwiftType`` of them.
protocol TypeSink {
    /// A name without arguments.
    mutating func name(_ range: Range<Int>)
    /// A name behind `::`, for the name before.
    mutating func selected(_ range: Range<Int>)
    /// A number in the place of a type.
    mutating func literal(_ range: Range<Int>)
    /// The last `count` types are the arguments of the one before them.
    mutating func arguments(_ count: Int)
    /// A name behind a point.
    mutating func member(_ range: Range<Int>)
    /// The last type in another one.
    mutating func wrap(_ wrapper: TypeWrapper)
    /// The last two types make one.
    mutating func pair(_ pair: TypePair)
    /// The last type is an element of a tuple.
    mutating func element(first: Range<Int>?, second: Range<Int>?, isVariadic: Bool)
    /// The last `count` elements are a tuple.
    mutating func tuple(_ count: Int)
    /// The type before the last is the tuple of the parameters, the last the result.
    mutating func function(effects: TypeEffects)
    /// The last `count` types joined with `&`.
    mutating func composition(_ count: Int)
    /// Attributes and specifiers of the type that follows, by their places in the list.
    mutating func prefix(_ range: Range<Int>, isAttribute: Bool)
    /// The last `count` prefixes belong to the last type.
    mutating func prefixed(_ count: Int)
}

/// Types around one other.
enum TypeWrapper {
    case optional, implicitlyUnwrapped, array, some, any, packExpansion, packElement, suppressed, metatype, protocolMetatype
}

/// Types of two others.
enum TypePair {
    case dictionary, inlineArray
}

/// The words before an arrow.
struct TypeEffects {
    var isAsync: Range<Int>?
    var isThrowing: Range<Int>?
    var hasErrorType = false
}
