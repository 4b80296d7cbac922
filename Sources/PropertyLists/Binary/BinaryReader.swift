import Diagnostics

/// Reads binary property lists into a flat tape.
enum BinaryReader {
    static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [PropertyListNode] {
        throw DiagnosticError("not-yet", "binary is not read yet", at: SourceLocation(path: path))
    }
}
enum BinaryScalars {
    static func text(utf16BigEndian content: UnsafeBufferPointer<UInt8>) -> String { "" }
    static func text(of kind: PropertyListKind, _ content: UnsafeBufferPointer<UInt8>) -> String? { nil }
}
