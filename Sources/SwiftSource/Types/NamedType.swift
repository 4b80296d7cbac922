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

extension NamedType: CustomStringConvertible {
    /// The canonical text.
    public var description: String {
        let list = arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
        return (module.map { $0 + "::" } ?? "") + name + list
    }
}
