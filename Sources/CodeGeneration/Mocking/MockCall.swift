import SwiftSource

/// What a mock remembers about the calls of a function, an initializer, or an accessor that waits, throws or has parameters, and the body
/// that does it.
struct MockCall {
    private let signature: Signature
    private let surroundings: MockSurroundings
    private let isolation: Isolation
    private let erasure: GenericErasure
    /// The name that the states begin with.
    let name: String
    let parameters: [MockParameter]
    /// A value that is set: the parameter `newValue` of a setter.
    private let isSetter: Bool
    /// Whether what answers is static: what answers an initializer has to be there before it.
    private let configurationIsStatic: Bool?
    private(set) var states: [MockState] = []
    private(set) var lines: [String] = []

    private var requirement: Requirement { signature.requirement }

    init(
        _ signature: Signature, name: String, isolation: Isolation, surroundings: MockSurroundings, parameters: [MockParameter],
        isSetter: Bool = false
    ) {
        self.signature = signature
        self.surroundings = surroundings
        self.isolation = isolation
        self.name = name
        self.isSetter = isSetter
        configurationIsStatic = signature.requirement.isInitializer ? true : nil
        self.parameters = parameters
        erasure = GenericErasure(signature.requirement, types: surroundings.types)
        makeCount()
        makeReceived()
        if !isSetter { makeThrowing() }
        makeAnswer()
    }

    // MARK: - Types

    private var result: SwiftType { isSetter ? .name("Void") : signature.written(requirement.resultType) }

    private var effects: Requirement.Effects { isSetter ? Requirement.Effects() : requirement.effects }

    /// Whether it throws errors of its own.
    private var isThrowing: Bool {
        effects.throwsKeyword == "throws" && effects.isThrowing
    }

    private var errorType: SwiftType? {
        isThrowing ? effects.errorType.map { signature.written($0) } : nil
    }

    /// The type of errors that somebody can set.
    private var throwable: (type: SwiftType, isErased: Bool) {
        guard let errorType else { return (.any(surroundings.standard("Error")), false) }
        return errorType.mentions(erasure.names) ? (.any(surroundings.standard("Error")), true) : (errorType, false)
    }

    /// The result without what stands before it, and without generic parameters.
    private var answer: (type: SwiftType, isErased: Bool) {
        if erasure.isOpaque(result) { return (.name("Any"), true) }
        let erased = erasure.erased(result.bare)
        return erased.isErased ? erased : (result.bare.prefixed(result.prefixes.filter { $0.hasPrefix("@") }), false)
    }

    private var isNoncopyable: Bool { surroundings.types.isNoncopyable(requirement.resultType, in: requirement.scope) }

    private var isNever: Bool { result.bare.lookupName.map(StandardNames.withoutModule) == "Never" }

    // MARK: - States

    private mutating func add(
        _ role: MockState.Role, _ suffix: String, _ type: SwiftType, _ value: String = "nil", isStatic: Bool? = nil
    ) -> MockState {
        let isStatic = isStatic ?? requirement.isStatic
        let place = surroundings.place(isolation, isStatic: isStatic)
        var box = type
        if case .implicitlyUnwrapped(let inner) = type { box = .optional(inner) }
        let state = MockState(
            role: role, name: name + suffix, type: type.description, value: value, boxType: box.description, isStatic: isStatic,
            isolation: place.isolation, isBoxed: place.isBoxed)
        states.append(state)
        return state
    }

    private mutating func makeCount() {
        guard !requirement.isInitializer else { return }
        let count = add(.callsCount, "CallsCount", surroundings.standard("Int"), "0")
        lines.append(count.changing(" += 1"))
        states.append(
            MockState(
                role: .called, name: name + "Called", type: surroundings.standard("Bool").description, value: "\(count.name) > 0",
                boxType: "Bool",
                isStatic: count.isStatic, isolation: count.isolation == "nonisolated(unsafe) " ? "" : count.isolation))
    }

    private mutating func makeReceived() {
        let kept = parameters.filter { $0.recorded != nil }
        guard let first = kept.first, let firstType = first.recorded else { return }
        let type: SwiftType
        let value: String
        let suffix: String
        if kept.count == 1 {
            (type, value) = (firstType, DeclaredName.quoted(first.name))
            let word = DeclaredName.upperFirst(DeclaredName.part(first.keptName))
            // The list of all calls has the other name.
            suffix = "Received" + (word == "Invocations" ? "InvocationsArgument" : word)
        } else {
            let labels = tupleLabels(kept)
            type = .tuple(zip(kept, labels).map { TupleElement($0.recorded ?? firstType, label: $1) })
            value = "(" + zip(kept, labels).map { "\($1): \(DeclaredName.quoted($0.name))" }.joined(separator: ", ") + ")"
            suffix = "ReceivedArguments"
        }
        let received = add(.receivedArguments, suffix, TypePrinter.optional(type))
        lines.append("\(received.reference) = \(value)")
        let invocations = add(.receivedInvocations, "ReceivedInvocations", .array(type), "[]")
        lines.append(invocations.changing(".append(\(value))"))
    }

    /// The labels of what is remembered, each once: an index may be called as the value that is set.
    private func tupleLabels(_ parameters: [MockParameter]) -> [String] {
        var seen: Set<String> = []
        return parameters.map { parameter in
            var name = parameter.keptName
            while !seen.insert(name).inserted { name += "Value" }
            return DeclaredName.tupleLabel(name)
        }
    }

    private mutating func makeThrowing() {
        guard isThrowing else { return }
        let error = add(.throwableError, "ThrowableError", .optional(throwable.type), isStatic: configurationIsStatic)
        let cast = throwable.isErased ? " as! \(errorType ?? .name("Error"))" : ""
        lines.append("if let error = \(error.reference) {")
        lines.append("    throw error\(cast)")
        lines.append("}")
    }

    // MARK: - The answer

    private var closureType: SwiftType {
        var prefixes: [String] = []
        if case .global(let actor) = isolation { prefixes.append("@" + actor) }
        let isolated = parameters.contains { $0.declared.contains(": isolated ") }
        let isOnActor = isolated || isolation == .instance && !requirement.isStatic
        if requirement.isOfCaller || isOnActor, effects.isAsync, parameters.contains(where: { !$0.isSendable }) {
            prefixes.append("nonisolated(nonsending)")
        }
        let result = requirement.isInitializer ? SwiftType.name("Void") : answer.isErased ? answer.type : resultInClosure
        let function = FunctionType(
            parameters.compactMap(\.handed).map { TupleElement($0) }, result: result,
            asyncKeyword: effects.isAsync ? "async" : nil, throwsKeyword: isThrowing ? "throws" : nil,
            errorType: throwable.isErased ? nil : errorType)
        return SwiftType.function(function).prefixed(prefixes)
    }

    private var resultInClosure: SwiftType {
        if case .implicitlyUnwrapped(let inner) = result { return .optional(inner) }
        return result
    }

    private mutating func makeAnswer() {
        var returnValue: MockState?
        if requirement.isInitializer {
            if requirement.declaration.failability != nil {
                let fails = add(.returnsNil, "ReturnsNil", surroundings.standard("Bool"), "false", isStatic: true)
                lines.append("if \(fails.reference) {")
                lines.append("    return nil")
                lines.append("}")
            }
        } else if !result.isVoid, !isNoncopyable, !isNever {
            returnValue = addReturnValue()
        }
        let type: SwiftType = isNoncopyable && !result.isVoid ? .implicitlyUnwrapped(closureType) : .optional(closureType)
        let closure = add(.closure, "Closure", type, isStatic: configurationIsStatic)
        let arguments = parameters.filter { $0.handed != nil }.map(\.argument).joined(separator: ", ")
        let words = (isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
        if result.isVoid || requirement.isInitializer {
            addCall("\(words)\(closure.reference)?(\(arguments))")
        } else if isNoncopyable {
            addCall("return \(words)\(closure.reference)(\(arguments))")
        } else {
            let cast = answer.isErased ? " as! \(resultInClosure.bare)" : ""
            if let returnValue, isSent {
                addSent("\(words)\(closure.name)(\(arguments))", closure, returnValue)
                return
            }
            lines.append("if let \(closure.name) = \(closure.reference) {")
            addCall(
                (isNever ? "" : "return ") + (cast.isEmpty ? "" : "(") + "\(words)\(closure.name)(\(arguments))"
                    + (cast.isEmpty ? "" : ")" + cast), "    ")
            lines.append("}")
            if let returnValue { lines.append("return " + (cast.isEmpty ? returnValue.returned : returnValue.reference + cast)) }
            if isNever { lines.append("fatalError(\"\(surroundings.name).\(closure.name) is nil\")") }
        }
    }

    private mutating func addReturnValue() -> MockState {
        // The value of an accessor that waits or throws has the name that the plain ones have.
        if requirement.isVariable {
            let state = MockMemberBuilder.underlying(signature, name: name, isolation: isolation, surroundings: surroundings)
            states.append(state)
            return state
        }
        switch answer.type {
        case .optional: return add(.returnValue, "ReturnValue", answer.type)
        case .implicitlyUnwrapped(let inner): return add(.returnValue, "ReturnValue", .optional(inner))
        case .named(let named) where named.name == "Any" && TypeNameElement.optionalContent(of: result.bare) != nil:
            return add(.returnValue, "ReturnValue", .optional(.name("Any")))
        default: return add(.returnValue, "ReturnValue", .implicitlyUnwrapped(answer.type))
        }
    }

    /// Whether the result is given away, which the compiler does not believe of what a property holds.
    private var isSent: Bool {
        result.prefixes.contains("sending") && !surroundings.types.isSendable(result.bare, in: requirement.scope) && !answer.isErased
    }

    private mutating func addSent(_ call: String, _ closure: MockState, _ returnValue: MockState) {
        var value = "value"
        while parameters.contains(where: { $0.name == value }) { value += "ToSend" }
        lines += [
            "nonisolated(unsafe) let \(value): \(result.bare)",
            "if let \(closure.name) = \(closure.reference) {",
            "    \(value) = \(call)",
            "} else {",
            "    \(value) = \(returnValue.reference)",
            "}",
            "return \(value)",
        ]
    }

    /// A call whose errors have the type that the requirement says.
    private mutating func addCall(_ call: String, _ indent: String = "") {
        guard isThrowing, throwable.isErased, let errorType else {
            lines.append(indent + call)
            return
        }
        lines += ["do {", "    " + call, "} catch {", "    throw error as! \(errorType)", "}"].map { indent + $0 }
    }
}
