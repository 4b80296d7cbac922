import SwiftSource

/// Writes the types of requirements as they stand in a type that conforms to the protocol.
struct RequirementTypes {
    let storage: ModelStorage
    /// What stands in the place of `Self`; `nil` to leave it.
    let selfName: String?
    /// The type around the type that conforms.
    let parent: Int?

    /// The number of names that one type may have; typealiases can double it with each step.
    private static let sizeLimit = 512

    /// A type as the conforming type writes it.
    func written(_ type: SwiftType, in scope: ModelScope) -> SwiftType {
        var size = 0
        return written(type, in: scope, depth: 0, &size)
    }

    private func written(_ type: SwiftType, in scope: ModelScope, depth: Int, _ size: inout Int) -> SwiftType {
        type.mapped { part in
            size += 1
            guard size < Self.sizeLimit, depth < 32 else { return part }
            switch part {
            case .member(.named(let base), let named) where base.name == "Self":
                return written(.named(named), in: scope, depth: depth + 1, &size)
            case .named(let named) where named.name == "Self" && named.arguments.isEmpty: return selfName.map { .name($0) }
            case .named(var named):
                guard named.module == nil else { return nil }
                if let target = target(of: named.name, in: scope, depth: depth, &size) { return target }
                guard let full = fullName(of: named.name, in: scope) else { return nil }
                named.name = full
                named.arguments = named.arguments.map { written($0, in: scope, depth: depth + 1, &size) }
                return .named(named)
            default: return nil
            }
        }
    }

    /// What a typealias of a protocol stands for: the compiler does not always find it from the conforming type.
    private func target(of name: String, in scope: ModelScope, depth: Int, _ size: inout Int) -> SwiftType? {
        guard case .alias(let number)? = storage.meaning(of: name, in: scope) else { return nil }
        let alias = storage.alias(number)
        guard alias.declaration.parent?.kind == .protocol, alias.declaration.genericParameters.isEmpty,
            let target = alias.declaration.aliasedType?.type
        else { return nil }
        return written(target, in: storage.scope(of: alias), depth: depth + 1, &size).grouped
    }

    /// The full name of a type that stands in another one than the conforming type, where the short one means nothing.
    private func fullName(of name: String, in scope: ModelScope) -> String? {
        guard case .type(let found)? = storage.meaning(of: name, in: scope), storage.nodes[found].localName == name,
            let around = storage.nodes[found].parent, around != parent
        else { return nil }
        return storage.nodes[found].name
    }

    /// What is behind the typealiases of a type, to see what it is made of.
    func expanded(_ type: SwiftType, in scope: ModelScope) -> SwiftType {
        var expansion = TypeExpansion(storage: storage)
        return expansion.expanded(type, in: scope)
    }

    /// Whether a type is that of a function, not an optional one, also behind typealiases.
    func function(_ type: SwiftType, in scope: ModelScope) -> FunctionType? {
        if case .function(let function) = type.bare { return function }
        if case .function(let function) = expanded(type.bare, in: scope).bare { return function }
        return nil
    }

    /// Whether a name means a protocol or a composition.
    func isProtocol(_ type: SwiftType, in scope: ModelScope) -> Bool {
        guard let name = type.lookupName else { return false }
        if let node = storage.type(named: name, in: scope) {
            switch storage.nodes[node].kind {
            case .protocol, .protocolComposition: return true
            case .extension: break
            default: return false
            }
        }
        return StandardProtocol.isKnown(name)
    }

    /// Whether a name means a class that a file declares.
    func isClass(_ type: SwiftType, in scope: ModelScope) -> Bool {
        guard let name = type.lookupName, let node = storage.type(named: name, in: scope) else { return false }
        return storage.nodes[node].kind == .class
    }

    /// Whether values of a type cannot be copied, as far as a file says so.
    func isNoncopyable(_ type: SwiftType, in scope: ModelScope) -> Bool {
        var type = type.bare
        if let content = TypeNameElement.optionalContent(of: type) { type = content.bare }
        guard let name = type.lookupName else { return false }
        guard let node = storage.type(named: name, in: scope) else {
            return Self.uncopied.contains(StandardNames.withoutModule(name))
        }
        let bases = Set(storage.nodes[node].bases.map(\.name))
        guard !bases.isDisjoint(with: ["~Copyable", "~Escapable"]) else { return false }
        // What can be copied when its arguments can.
        guard bases.contains("Copyable"), case .named(let named) = type else { return true }
        return named.arguments.contains { isNoncopyable($0, in: scope) }
    }

    /// The types of the library that cannot be copied, or that nothing outside of a call can keep.
    private static let uncopied: Set<String> = [
        "Atomic", "AtomicLazyReference", "MutableRawSpan", "MutableSpan", "Mutex", "OutputRawSpan", "OutputSpan", "RawSpan", "Span",
        "UTF8Span",
    ]

    /// Whether values of a type may be sent between tasks.
    func isSendable(_ type: SwiftType, in scope: ModelScope) -> Bool {
        var sendability = Sendability(storage: storage)
        return sendability.isSendable(type, in: scope)
    }
}

extension SwiftType {
    /// The type in parentheses, when something before it would bind it otherwise.
    var grouped: SwiftType {
        switch self {
        case .function, .some, .any, .composition: .tuple([TupleElement(self)])
        default: self
        }
    }
}
