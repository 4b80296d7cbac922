/// Which architectures stay.
package enum ArchitectureChoice: Sendable, Hashable {
    /// Those that are named.
    case keeping([String])
    /// All but those that are named.
    case removing([String])

    /// The names.
    package var names: [String] {
        switch self {
        case .keeping(let names), .removing(let names): names
        }
    }

    /// Whether an architecture stays.
    package func keeps(_ architecture: String) -> Bool {
        switch self {
        case .keeping(let names): names.contains(architecture)
        case .removing(let names): !names.contains(architecture)
        }
    }
}
