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

/// A name with its generic arguments.
public struct NamedType: Sendable, Hashable {
    /// The module that is selected with `::`.
    public var module: String?
    /// The name; quoted ones without their backticks.
    public var name: String
    /// What stands in `<…>`.
    public var arguments: [SwiftType]

    /// Makes a name.
    public init(_ name: String, arguments: [SwiftType] = [], module: String? = nil) {
        self.name = name
        self.arguments = arguments
        self.module = module
    }
}

/// An element of a tuple, or a parameter of a function's type.
public struct TupleElement: Sendable, Hashable {
    /// The label; `_` where it is written.
    public var label: String?
    /// The name behind the label: the `a` of `_ a: Int`.
    public var name: String?
    /// The type.
    public var type: SwiftType
    /// Whether `...` follows the type.
    public var isVariadic: Bool

    /// Makes an element.
    public init(_ type: SwiftType, label: String? = nil, name: String? = nil, isVariadic: Bool = false) {
        self.type = type
        self.label = label
        self.name = name
        self.isVariadic = isVariadic
    }
}

/// The type of a function.
public struct FunctionType: Sendable, Hashable {
    /// The parameters.
    public var parameters: [TupleElement]
    /// `async` or `reasync`.
    public var asyncKeyword: String?
    /// `throws` or `rethrows`.
    public var throwsKeyword: String?
    /// What is thrown, where it is said.
    public var errorType: SwiftType?
    /// What comes back.
    public var result: SwiftType

    /// Makes the type of a function.
    public init(
        _ parameters: [TupleElement], result: SwiftType, asyncKeyword: String? = nil, throwsKeyword: String? = nil,
        errorType: SwiftType? = nil
    ) {
        self.parameters = parameters
        self.result = result
        self.asyncKeyword = asyncKeyword
        self.throwsKeyword = throwsKeyword
        self.errorType = errorType
    }
}

/// A type with attributes and words such as `inout` before it.
public struct AttributedType: Sendable, Hashable {
    /// What stands before the type, in its order, with the arguments: `inout`, `@convention(c)`.
    public var prefixes: [String]
    /// The type.
    public var type: SwiftType

    /// Makes a type with what stands before it.
    public init(_ type: SwiftType, prefixes: [String]) {
        self.type = type
        self.prefixes = prefixes
    }

    /// Whether `inout`, `borrowing` or another word stands before the type.
    public func hasSpecifier(_ word: String) -> Bool { prefixes.contains(word) }

    /// Whether an attribute such as `escaping` stands before the type.
    public func hasAttribute(_ name: String) -> Bool {
        prefixes.contains { $0 == "@" + name || $0.hasPrefix("@" + name + "(") }
    }
}
