import Diagnostics
import Synchronization

/// The names that the code of one template declares, each once in its scope.
final class IdentifierScopes: Sendable {
    /// A name and what it was made of.
    struct Declaration: Sendable {
        var name: String
        var origin: String
        var kind: String
    }

    private struct State {
        var names: [String: Set<String>] = [:]
        var declarations: [String: [Declaration]] = [:]
        var suffixes: [[String]: Int] = [:]
        var findings: [Diagnostic] = []
    }

    private let state = Mutex(State())
    private let location: SourceLocation

    /// Makes scopes without names.
    ///
    /// - Parameter location: where messages say that names collide.
    init(at location: SourceLocation) {
        self.location = location
    }

    /// Names that no member of a type may have.
    private static let forbidden: Set = ["Type", "Protocol", "self", "Self"]

    /// The scope whose names no other scope may have: types that the code mentions in all of them.
    private static let everywhere = "*"

    /// A name that is not yet declared in a scope: the one that is wanted, or that one with the first number behind it that is free.
    func declare(_ wanted: String, in scope: String, origin: String, kind: String) -> String {
        state.withLock { state in
            let known = state.names[scope] ?? []
            let reserved = state.names[Self.everywhere] ?? []
            func isTaken(_ name: String) -> Bool { known.contains(name) || reserved.contains(name) }
            var name = wanted.isEmpty ? "_" : wanted
            if name == "_" || Self.forbidden.contains(name) { name += "_" }
            if isTaken(name) {
                var number = state.suffixes[[scope, name]] ?? 2
                while isTaken("\(name)\(number)") { number += 1 }
                state.suffixes[[scope, name]] = number + 1
                let declarations = (state.declarations[scope] ?? []) + (state.declarations[Self.everywhere] ?? [])
                let other = declarations.first { $0.name == name }?.origin ?? ""
                let subject = other == origin ? "'\(origin)' is there twice" : "'\(other)' and '\(origin)' give one name"
                let message = "\(subject), so that the second is called '\(name)\(number)' and not '\(name)'; rename one of them"
                state.findings.append(Diagnostic(.warning, "identifier-collision", message, at: location))
                name += "\(number)"
            }
            state.names[scope, default: []].insert(name)
            state.declarations[scope, default: []].append(Declaration(name: name, origin: origin, kind: kind))
            return name
        }
    }

    /// What is declared in a scope, in its order.
    func declarations(in scope: String) -> [Declaration] {
        state.withLock { $0.declarations[scope] ?? [] }
    }

    /// The collisions, in their order.
    var findings: [Diagnostic] { state.withLock { $0.findings } }
}
