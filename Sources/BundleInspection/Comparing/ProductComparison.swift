import SystemSupport

/// What differs between two products.
package struct ProductComparison: Sendable, Hashable {
    /// The files and links that only one of the two has, or that differ, in the order of their paths.
    package var files: [FileChange]
    /// What differs between the codes that both have, in the order of their paths.
    package var binaries: [BinaryChange]
    /// What differs between the texts that both have, in the order of their paths.
    package var texts: [TextChange]
    /// The libraries of xcframeworks that only one of the two has, as path and identifier.
    package var libraries: NameChanges

    /// Whether nothing differs.
    package var isEmpty: Bool { files.isEmpty && libraries.isEmpty }

    /// Names that came and names that went, each in order.
    package struct NameChanges: Sendable, Hashable {
        /// What only the second has.
        package var added: [String]
        /// What only the first has.
        package var removed: [String]

        /// Whether there is neither.
        package var isEmpty: Bool { added.isEmpty && removed.isEmpty }

        /// Compares two lists without regard to their order.
        package init(from old: [String], to new: [String]) {
            let (oldNames, newNames) = (Set(old), Set(new))
            added = newNames.subtracting(oldNames).sorted(by: NameOrder.precedes)
            removed = oldNames.subtracting(newNames).sorted(by: NameOrder.precedes)
        }
    }

    /// A file or link that differs.
    package struct FileChange: Sendable, Hashable {
        /// The path in the product.
        package var path: String
        /// The size in the first; `nil` when it is not there.
        package var oldSizeBytes: Int?
        /// The size in the second; `nil` when it is not there.
        package var newSizeBytes: Int?
        /// The permissions in both, when they differ.
        package var permissions: [UInt16]
    }

    /// Code that differs.
    package struct BinaryChange: Sendable, Hashable {
        /// The path in the product.
        package var path: String
        /// The architectures.
        package var architectures: NameChanges
        /// What differs between the slices that both have, in the order of their architectures.
        package var slices: [SliceChange]
    }

    /// Code for one architecture that differs.
    package struct SliceChange: Sendable, Hashable {
        /// The architecture.
        package var architecture: String
        /// Facts that have another value, in a fixed order.
        package var facts: [ValueChange]
        /// The names that others can use.
        package var symbols: NameChanges
        /// What is loaded.
        package var dependencies: NameChanges

        /// Whether nothing that is told differs.
        package var isEmpty: Bool { facts.isEmpty && symbols.isEmpty && dependencies.isEmpty }
    }

    /// A fact that has another value.
    package struct ValueChange: Sendable, Hashable {
        /// What it is called, such as `minimumSystem`.
        package var name: String
        /// The value in the first; `nil` when it has none.
        package var old: String?
        /// The value in the second; `nil` when it has none.
        package var new: String?
    }

    /// A text that differs.
    package struct TextChange: Sendable, Hashable {
        /// The path in the product.
        package var path: String
        /// The lines that only the second has, in its order.
        package var addedLines: [String]
        /// The lines that only the first has, in its order.
        package var removedLines: [String]
    }
}
