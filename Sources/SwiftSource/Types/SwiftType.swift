/// A type as it is written, as a tree.
///
/// `description` is its canonical text: one blank where the language needs one, none elsewhere. Two types that differ in
/// blanks and comments alone are equal.
///
///     SwiftType("[ String:Int ]?")?.description   // "[String: Int]?"
public indirect enum SwiftType: Sendable, Hashable {
    /// A name, with its arguments: `Int`, `Array<Int>`, `Self`, `Any`, `Swift::Int`.
    case named(NamedType)
    /// A name in another type: `Array<Int>.Index`.
    case member(SwiftType, NamedType)
    /// `T?`.
    case optional(SwiftType)
    /// `T!`.
    case implicitlyUnwrapped(SwiftType)
    /// `[T]`.
    case array(SwiftType)
    /// `[K: V]`.
    case dictionary(key: SwiftType, value: SwiftType)
    /// `[3 of T]`.
    case inlineArray(count: SwiftType, element: SwiftType)
    /// `(a: Int, String)`; without elements it is `()`.
    case tuple([TupleElement])
    /// `(Int) async throws(E) -> String`.
    case function(FunctionType)
    /// `some P`.
    case some(SwiftType)
    /// `any P`.
    case any(SwiftType)
    /// `A & B`.
    case composition([SwiftType])
    /// `T.Type`.
    case metatype(SwiftType)
    /// `T.Protocol`.
    case protocolMetatype(SwiftType)
    /// `~Copyable`.
    case suppressed(SwiftType)
    /// `repeat each T`.
    case packExpansion(SwiftType)
    /// `each T`.
    case packElement(SwiftType)
    /// `inout T`, `@escaping () -> Void`, `sending T`.
    case attributed(AttributedType)
    /// A number in the place of a type: the `3` of `Vector<3, Int>`.
    case literal(String)
}
