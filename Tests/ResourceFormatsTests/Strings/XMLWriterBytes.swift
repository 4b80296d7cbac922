import PropertyLists
import ResourceFormats

/// Tables of texts as property lists.
enum XMLWriterBytes {
    static func of(_ entries: [StringsFile.Entry]) -> [UInt8] { XMLWriter.bytes(of: StringsWriter.tree(entries)) }

    static func binary(_ entries: [StringsFile.Entry]) -> [UInt8] { BinaryWriter.bytes(of: StringsWriter.tree(entries)) }
}
