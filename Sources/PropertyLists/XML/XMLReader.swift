import Diagnostics

/// Reads XML property lists into a flat tape.
enum XMLReader {
    /// Whether a text is an XML property list and not an OpenStep one.
    static func recognizes(_ text: [UInt8]) -> Bool {
        let start = text.prefix(256).drop { $0 <= 0x20 }
        return ["<?xml", "<!DOCTYPE", "<plist", "<!--"].contains { start.starts(with: $0.utf8) }
    }

    static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [PropertyListNode] {
        throw DiagnosticError("not-yet", "XML is not read yet", at: SourceLocation(path: path))
    }
}

enum XMLEscapes {
    static func decode(_ content: UnsafeBufferPointer<UInt8>) -> String { String(decoding: content, as: UTF8.self) }
}
enum Base64Text {
    static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] { [] }
}
