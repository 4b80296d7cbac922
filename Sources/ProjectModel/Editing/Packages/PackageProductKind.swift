/// What a target does with a product of a Swift package.
public enum PackageProductKind: String, Sendable, Hashable, CaseIterable {
    /// It links a library, or copies it.
    case library
    /// It runs a plug-in while it is built.
    case plugin
}
