import SystemSupport

/// A pattern that most paths are found not to match without matching them.
struct QuickGlob: Sendable {
    private let glob: Glob
    /// A text that each path has in it that the pattern matches; empty when there is none.
    private let needle: [UInt8]

    init(_ glob: Glob) {
        self.glob = glob
        needle = Self.needle(of: glob.pattern)
    }

    /// Whether the pattern describes the whole of a path.
    func matches(_ path: String) -> Bool { contains(path) && glob.matches(path) }

    private func contains(_ path: String) -> Bool {
        guard let first = needle.first else { return true }
        var path = path
        return path.withUTF8 { bytes in
            guard bytes.count >= needle.count else { return false }
            for start in 0...(bytes.count - needle.count) where bytes[start] == first {
                var length = 1
                while length < needle.count, bytes[start + length] == needle[length] { length += 1 }
                if length == needle.count { return true }
            }
            return false
        }
    }

    /// The longest part of a pattern that stands for itself, without the slashes around it, which `**/` may take with it. Patterns
    /// with sets, alternatives and escapes have none.
    private static func needle(of pattern: String) -> [UInt8] {
        guard !pattern.utf8.contains(where: { "[]{}\\".utf8.contains($0) }) else { return [] }
        var needle: [UInt8] = []
        let slash = UInt8(ascii: "/")
        for part in pattern.utf8.split(whereSeparator: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
            var text = part.drop { $0 == slash }
            while text.last == slash { text.removeLast() }
            if text.count > needle.count { needle = Array(text) }
        }
        return needle
    }
}
