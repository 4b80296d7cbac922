import Reports
import SystemSupport

/// Adds to findings the text of the lines that they are about.
enum SourceLines {
    /// A longer line says no more about where it is.
    private static let lengthLimit = 240

    /// Findings of one file with their lines.
    static func added(to findings: [Finding], from path: String) -> [Finding] {
        guard !findings.isEmpty, let bytes = try? DiskFileSystem().read(path) else { return findings }
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
        return findings.map { finding in
            guard finding.line >= 1, finding.line <= starts.count else { return finding }
            let start = starts[finding.line - 1]
            let end = finding.line < starts.count ? starts[finding.line] - 1 : bytes.count
            var copy = finding
            copy.source = text(of: bytes[start..<end])
            return copy
        }
    }

    private static func text(of line: ArraySlice<UInt8>) -> String {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        var line = line.drop(while: isBlank)
        while let last = line.last, isBlank(last) { line.removeLast() }
        if line.count > lengthLimit {
            line = line.prefix(lengthLimit)
            // Not in the middle of a character.
            while let last = line.last, last & 0xC0 == 0x80 { line.removeLast() }
            if let last = line.last, last >= 0xC0 { line.removeLast() }
        }
        return String(decoding: line, as: UTF8.self)
    }
}
