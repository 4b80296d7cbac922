import Diagnostics
import ObjectFiles

/// Finds paths of the machine that built a file, each once.
enum MachinePathSearch {
    /// More are not told of one file.
    private static let limit = 100

    /// Those of a text, with their lines.
    static func mentions(inText bytes: [UInt8]) -> [MachinePathMention] {
        var line = 1
        var position = 0
        var seen: Set<String> = []
        return BuildPathScanner.scan(bytes, limit: limit).compactMap { path in
            while position < path.offset {
                if bytes[position] == 0x0A { line += 1 }
                position += 1
            }
            return seen.insert(path.text).inserted ? MachinePathMention(shortened(path.text), line: line) : nil
        }
    }

    /// Those of code or of a module.
    ///
    /// - Parameter visit: gets all bytes piece by piece.
    /// - Throws: ``DiagnosticError`` when the bytes cannot be read.
    static func mentions(
        inBytes source: ByteSource, visiting visit: (UnsafeRawBufferPointer) -> Void
    ) throws(DiagnosticError) -> [MachinePathMention] {
        var seen: Set<String> = []
        return try BuildPathScanner.scan(source, limit: limit, visiting: visit).compactMap { path in
            seen.insert(path.text).inserted ? MachinePathMention(shortened(path.text)) : nil
        }
    }

    private static func shortened(_ path: String) -> String { path.utf8.count > 200 ? String(path.prefix(160)) + "…" : path }
}
