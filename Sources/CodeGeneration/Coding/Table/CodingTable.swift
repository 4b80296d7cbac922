import Diagnostics
import SwiftSource

/// What is coded of a type, and how.
struct CodingTable: Sendable {
    /// The name with those of the types around it.
    var name: String
    var kind: TypeNode.Kind
    var access: AccessLevel
    /// Whether it is read and written.
    var decodes = true
    var encodes = true
    /// Whether extensions say that it can be read and written.
    var needsDecodable = true
    var needsEncodable = true
    /// The condition of `#if` around it.
    var condition: String?
    /// `@available` and the like, which extensions repeat.
    var attributes: [String] = []
    /// The generic parameters that have to be coded for it to be.
    var codedParameters: [String] = []
    /// The stored properties, in their order.
    var fields: [CodedField] = []
    /// The coding keys that are written in the source; `nil` when there is no such enumeration.
    var writtenKeys: WrittenKeys?
    var superclass = Superclass.none
    var cases: [CodedCase] = []
    var form = Form.external
    /// The raw type.
    var rawType: String?
    /// Whether the generated code has to stand in the file of the type, which alone sees what is private.
    var isPrivate = false
    /// The type behind which it stands then.
    var outermost = ""
    /// Whether something that is coded is deprecated, which is no news to the code that codes it.
    var hasDeprecated = false
    /// Whether it belongs to a global actor, which coding does not wait for.
    var isIsolated = false
    /// Whether a class has to be given the initializer that it loses.
    var needsPlainInitializer = false

    /// The enumeration `CodingKeys` of a source.
    struct WrittenKeys: Sendable {
        /// The raw values by name.
        var keys: [String: String]
        /// Whether cases have raw values.
        var hasRawValues: Bool
    }

    /// What a class does for what it inherits.
    enum Superclass: Sendable, Hashable {
        /// There is none.
        case none
        /// It is made by `init()`.
        case plain
        /// It is coded into the same object.
        case flat
        /// It is coded into an object of its own.
        case nested
    }

    /// How the cases of an enumeration are told apart.
    enum Form: Sendable, Hashable {
        /// By the key of an object, as the compiler does it.
        case external
        /// By a text that is all that is coded.
        case names
        /// By a key beside the values; with a content key they stand below that.
        case tagged(tag: String, content: String?)
        /// By what fits.
        case untagged
        /// By the raw value.
        case raw
    }
}
