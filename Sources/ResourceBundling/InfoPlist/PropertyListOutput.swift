package import PropertyLists

/// The notation in which a property list goes into a product.
package enum PropertyListOutput: Sendable, Hashable {
    /// A binary file, the smallest and the fastest to read.
    case binary
    /// XML.
    case xml

    /// What a setting such as `INFOPLIST_OUTPUT_FORMAT` asks for.
    ///
    /// - Parameters:
    ///   - setting: `binary`, `XML` or `same-as-input`; everything else, also nothing, is binary.
    ///   - source: the notation of the file that people write; `nil` when there is none.
    package init(setting: String?, source: PropertyListFormat?) {
        switch setting?.lowercased() {
        case "xml", "xml1": self = .xml
        case "same-as-input": self = source == .binary ? .binary : .xml
        default: self = .binary
        }
    }

    /// The file.
    package func bytes(of tree: PropertyListTree) -> [UInt8] {
        switch self {
        case .binary: BinaryWriter.bytes(of: tree)
        case .xml: XMLWriter.bytes(of: tree)
        }
    }
}
