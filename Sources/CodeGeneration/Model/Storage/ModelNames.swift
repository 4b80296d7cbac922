import SwiftSource

/// Finds what names mean, across modules.
struct ModelNames: Sendable {
    /// What a name leads to.
    enum Meaning: Sendable, Hashable {
        case type(Int)
        case alias(Int)
    }

    /// No name leads further than this many steps.
    private static let stepLimit = 64

    /// What each full name means, by module; those of files without a module have the key "".
    private(set) var meanings: [String: [String: Meaning]] = [:]
    /// All modules in the order of their names.
    private(set) var modules: [String] = []

    mutating func add(_ meaning: Meaning, _ name: String, module: String?) {
        meanings[module ?? "", default: [:]][name] = meaning
    }

    mutating func finish() {
        modules = meanings.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What a full name means in one module.
    func meaning(ofFullName name: String, in module: String?) -> Meaning? { meanings[module ?? ""]?[name] }

    /// What a name means inside of a type of a file, from the inside to the outside, then in the modules that the file imports, then
    /// in any other, the first by name.
    func meaning(of name: String, inside scope: String?, module: String?, imports: [String]) -> Meaning? {
        if let own = meanings[module ?? ""] {
            var around = scope
            var count = 0
            while let current = around, count < Self.stepLimit {
                if let found = own[current + "." + name] { return found }
                around = Self.parent(of: current)
                count += 1
            }
            if let found = own[name] { return found }
        }
        for module in imports {
            if let found = meanings[module]?[name] { return found }
        }
        if let point = name.utf8.firstIndex(of: UInt8(ascii: ".")), let named = meanings[String(name[..<point])] {
            if let found = named[String(name[name.utf8.index(after: point)...])] { return found }
        }
        for other in modules where other != module ?? "" {
            if let found = meanings[other]?[name] { return found }
        }
        return nil
    }

    /// The name of what is around a full name.
    static func parent(of name: String) -> String? { name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } }
}

extension SwiftType {
    /// The name under which the type can be looked up, without generic arguments.
    var lookupName: String? {
        switch self {
        case .named(let type): (type.module.map { $0 + "." } ?? "") + type.name
        case .member(let base, let type): base.lookupName.map { $0 + "." + type.name }
        case .some(let type), .any(let type): type.lookupName
        case .attributed(let type): type.type.lookupName
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: elements[0].type.lookupName
        default: nil
        }
    }

    /// The types of a composition; otherwise the type itself.
    var composed: [SwiftType] {
        switch self {
        case .composition(let types): types.flatMap(\.composed)
        case .some(let type), .any(let type): type.composed
        case .attributed(let type): type.type.composed
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: elements[0].type.composed
        default: [self]
        }
    }
}
