import Diagnostics
import YAML

/// What a spec may grow to while it is put together, so that no few lines of templates fill the memory.
struct SpecBudget {
    /// The largest number of values that templates, platforms and includes may make.
    static let valueLimit = 2_000_000
    /// The largest number of bytes that variables may add.
    static let byteLimit = 64 * 1024 * 1024

    private var values = 0
    private var bytes = 0

    /// Counts a node that was made.
    mutating func add(_ node: YAMLNode) throws(DiagnosticError) {
        values += node.valueCount
        guard values <= Self.valueLimit else {
            let message = "the spec grows to more than \(Self.valueLimit) values here; use fewer templates or platforms"
            throw DiagnosticError("spec-limit", message, at: node.location)
        }
    }

    /// Counts bytes that a variable put into a text.
    mutating func add(bytes added: Int, at location: SourceLocation) throws(DiagnosticError) {
        bytes += added
        guard bytes <= Self.byteLimit else {
            throw DiagnosticError("spec-limit", "the variables of the spec add more than 64 MiB of text here", at: location)
        }
    }
}

extension YAMLNode {
    /// The number of values in a node, itself included.
    var valueCount: Int {
        switch value {
        case .scalar: 1
        case .sequence(let items): items.reduce(1) { $0 + $1.valueCount }
        case .mapping(let pairs): pairs.reduce(1) { $0 + 1 + $1.value.valueCount }
        }
    }
}
