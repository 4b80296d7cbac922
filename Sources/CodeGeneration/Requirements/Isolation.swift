import SwiftSource

/// The actor that something belongs to.
enum Isolation: Sendable, Hashable {
    /// None: anybody may use it from anywhere.
    case none
    /// The actor itself that it is a member of.
    case instance
    /// A global actor, by its name.
    case global(String)

    /// The global actor among attributes: `MainActor`, one that a file declares, or one whose name says so.
    static func global(among attributes: [Attribute], storage: ModelStorage, scope: ModelScope) -> String? {
        attributes.map(\.name).first { name in
            if name == "MainActor" || name.hasSuffix(".MainActor") { return true }
            guard let node = storage.type(named: name, in: scope) else { return name.hasSuffix("Actor") }
            return storage.declarations(of: node).parts.contains { $0.declaration.hasAttribute("globalActor") }
        }
    }
}
