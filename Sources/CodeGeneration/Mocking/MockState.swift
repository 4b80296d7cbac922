import TemplateEngine

/// Something that a mock remembers.
struct MockState: Sendable {
    /// What it is for.
    enum Role: String, Sendable {
        case callsCount, called, receivedArguments, receivedInvocations, throwableError, returnValue, returnsNil, closure, underlying
    }

    let role: Role
    let name: String
    let type: String
    /// The first value; of a property that is computed the expression.
    let value: String
    /// The type in a box, where the property may be `nil` that is written with `!`.
    let boxType: String
    var isStatic = false
    /// What stands before `var`: an isolation with a blank behind it.
    var isolation = ""
    /// Whether it is kept in a box with a lock.
    var isBoxed = false

    var isComputed: Bool { role == .called }

    /// How a body reaches it.
    var reference: String { (isStatic ? "Self." : "self.") + name }

    /// How a body returns it: of what may be anything the compiler wants to see that it is there.
    var returned: String { type == "Any!" ? reference + "!" : reference }

    /// A statement that changes it in place.
    func changing(_ change: String) -> String {
        isBoxed ? "\(reference)Box.change { $0\(change) }" : reference + change
    }

    var templateValue: TemplateValue {
        [
            ("role", .string(role.rawValue)),
            ("name", .string(name)),
            ("type", .string(type)),
            ("value", .string(value)),
            ("boxType", .string(boxType)),
            ("isStatic", .boolean(isStatic)),
            ("isolation", .string(isolation)),
            ("isBoxed", .boolean(isBoxed)),
            ("isComputed", .boolean(isComputed)),
        ].value
    }

    /// Whether the language gives the first value, so that nobody has to write it.
    var isNilAtFirst: Bool { value == "nil" }
}
