/// Where a part of a workspace is, as its file says it: `group:App/App.xcodeproj`.
public struct WorkspaceLocation: Sendable, Hashable, CustomStringConvertible {
    /// What the path is relative to.
    public var kind: Kind
    /// The path behind the colon; it may be empty.
    public var path: String

    /// What the path of a location is relative to.
    public enum Kind: Sendable, Hashable {
        /// The folder of the group around it; outside groups that of the workspace.
        case group
        /// The folder that holds the workspace, or the project around it.
        case container
        /// The project or package that the workspace is embedded in, whatever the path.
        case embedder
        /// Nothing.
        case absolute
        /// The developer folder of Xcode.
        case developer
        /// A kind that is not known.
        case other(String)
    }

    /// Makes a location.
    public init(_ kind: Kind, _ path: String) {
        self.kind = kind
        self.path = path
    }

    /// Takes a location apart; `nil` when it has no colon.
    public init?(_ text: String) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        kind = Kind(name: String(text[..<colon]))
        path = String(text[text.utf8.index(after: colon)...])
    }

    public var description: String { kind.name + ":" + path }
}

extension WorkspaceLocation.Kind {
    /// The kinds that are known, by name.
    private static let known: [(name: String, kind: Self)] = [
        ("group", .group), ("container", .container), ("self", .embedder), ("absolute", .absolute), ("developer", .developer),
    ]

    /// The names of the kinds that are known.
    static var names: [String] { known.map(\.name) }

    /// Finds a kind by the word before the colon.
    public init(name: String) {
        self = Self.known.first { $0.name == name }?.kind ?? .other(name)
    }

    /// The word before the colon.
    public var name: String {
        if case .other(let name) = self { return name }
        return Self.known.first { $0.kind == self }?.name ?? ""
    }
}
