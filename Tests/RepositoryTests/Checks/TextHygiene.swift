/// What no text file of the repository may hold.
enum TextHygiene {
    /// Marks of unfinished work, put together here so that this file does not hold them.
    private static let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]

    /// The beginnings of paths that exist on one machine only, put together for the same reason.
    private static let homes = ["/Us" + "ers/", "/ho" + "me/", "/ro" + "ot/", "/wo" + "rk/", "/tmp/trel" + "lis/"]

    /// Marks of unfinished work.
    static func unfinished(in file: RepositoryFile) -> [Finding] {
        lines(of: file, with: marks) { before, after in
            !isWord(before) && !isWord(after)
        }.map { Finding(file.path, $0.line, "'\($0.needle)' marks unfinished work; finish it or open an issue") }
    }

    /// Absolute paths of somebody's machine.
    static func machinePaths(in file: RepositoryFile) -> [Finding] {
        lines(of: file, with: homes) { before, after in
            !isWord(before) && before != UInt8(ascii: ".") && before != UInt8(ascii: ")") && before != UInt8(ascii: "}") && isWord(after)
        }.map { Finding(file.path, $0.line, "'\($0.needle)…' is a path of one machine") }
    }

    /// Trailing blanks, carriage returns, and a file that does not end with one newline.
    static func whiteSpace(in file: RepositoryFile) -> [Finding] {
        guard !file.bytes.isEmpty else { return [Finding(file.path, 0, "the file is empty")] }
        var findings: [Finding] = []
        for (index, line) in lines(of: file).enumerated() {
            guard let last = line.last, [9, 13, 32].contains(last) else { continue }
            findings.append(Finding(file.path, index + 1, "blank at the end of the line"))
        }
        if file.bytes.last != UInt8(ascii: "\n") { findings.append(Finding(file.path, 0, "no newline at the end")) }
        if file.bytes.suffix(2) == [10, 10] { findings.append(Finding(file.path, 0, "empty line at the end")) }
        return findings
    }

    private static func lines(of file: RepositoryFile) -> [ArraySlice<UInt8>] {
        file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func isWord(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        let character = Character(UnicodeScalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }

    /// The lines that hold one of `needles` between bytes that `fit` accepts.
    private static func lines(
        of file: RepositoryFile,
        with needles: [String],
        where fit: (UInt8?, UInt8?) -> Bool
    ) -> [(line: Int, needle: String)] {
        let patterns = needles.map { (text: $0, bytes: Array($0.utf8)) }
        var found: [(line: Int, needle: String)] = []
        for (index, line) in lines(of: file).enumerated() {
            for pattern in patterns where contains(pattern.bytes, in: line, where: fit) {
                found.append((index + 1, pattern.text))
            }
        }
        return found
    }

    private static func contains(_ needle: [UInt8], in line: ArraySlice<UInt8>, where fit: (UInt8?, UInt8?) -> Bool) -> Bool {
        guard line.count >= needle.count else { return false }
        return (line.startIndex...(line.endIndex - needle.count)).contains { start in
            let end = start + needle.count
            guard line[start] == needle[0], line[start..<end].elementsEqual(needle) else { return false }
            return fit(start > line.startIndex ? line[start - 1] : nil, end < line.endIndex ? line[end] : nil)
        }
    }
}
