import SwiftSource

/// A parameter of a member of a mock.
struct MockParameter {
    /// The parameter as the mock declares it.
    let declared: String
    /// The name in the body, without backticks.
    let name: String
    /// The name under which it is remembered.
    let keptName: String
    /// The type of a property that remembers it; `nil` when nothing can.
    let recorded: SwiftType?
    /// The type in the closure that answers calls; `nil` when it cannot be handed on.
    let handed: SwiftType?
    /// How it is handed on.
    let argument: String
    let isSendable: Bool

    init(_ parameter: Parameter, index: Int, signature: Signature, erasure: GenericErasure, reserved: Set<String>) {
        let (types, scope) = (signature.types, signature.requirement.scope)
        let written = signature.written(parameter.type.type)
        let prefixes = written.prefixes + parameter.modifiers.map(\.name)
        let base = written.bare
        let isNoncopyable = types.isNoncopyable(parameter.type.type, in: scope)
        keptName = Self.keptName(of: parameter, index: index)
        name = Self.name(keptName, reserved: reserved)
        let ownership = ["consuming", "borrowing", "__owned", "__shared", "sending"]
        let isOpaque = erasure.isOpaque(base)
        let kept = prefixes.filter { isNoncopyable || isOpaque || !ownership.contains($0) }
        declared = signature.declared(parameter, name: name, prefixes: kept, type: base)
        isSendable = types.isSendable(parameter.type.type, in: scope)
        let quoted = DeclaredName.quoted(name)
        argument = prefixes.contains("inout") ? "&" + quoted : quoted
        if isOpaque {
            (recorded, handed) = (nil, nil)
        } else if !parameter.isVariadic, types.function(parameter.type.type, in: scope) != nil {
            let erased = erasure.erased(base)
            let isEscaping = prefixes.contains("@escaping")
            let attributes = prefixes.filter { $0 != "@autoclosure" && !ownership.contains($0) && $0 != "isolated" }
            let stored = base.prefixed(attributes.filter { $0 != "@escaping" })
            recorded = !isEscaping ? nil : erased.isErased ? erased.type : stored
            handed = erased.isErased ? (isEscaping ? erased.type : nil) : base.prefixed(attributes)
        } else {
            let erased = erasure.erased(parameter.isVariadic ? .array(base) : base)
            recorded = isNoncopyable ? nil : erased.type
            let isInout = prefixes.contains("inout")
            let words = prefixes.filter { $0 == "inout" || isNoncopyable && ownership.contains($0) }
            // The compiler warns of functions that take `Void` by its name.
            let type = erased.type.isVoid ? SwiftType.tuple([]) : erased.type
            handed = isInout && erased.isErased ? nil : type.prefixed(words)
        }
    }

    /// The name that is written, or one for a parameter without; what a tuple holds cannot be called `self`.
    private static func keptName(of parameter: Parameter, index: Int) -> String {
        let name = parameter.name ?? parameter.label ?? "argument\(index)"
        return name == "self" ? "selfValue" : name
    }

    /// The name in the body; one that the body needs for something else is made longer, which nobody outside sees.
    private static func name(_ name: String, reserved: Set<String>) -> String {
        var name = name
        while reserved.contains(name) { name += "Value" }
        return name
    }
}

extension MockParameter {
    /// The value that a setter gets.
    init(setting type: SwiftType, signature: Signature) {
        let erasure = GenericErasure(signature.requirement, types: signature.types)
        let erased = erasure.erased(type.bare)
        declared = ""
        name = "newValue"
        keptName = "newValue"
        recorded = erased.type
        handed = erased.type
        argument = "newValue"
        isSendable = true
    }
}
