/// Looks for paths in one piece after the other.
struct BuildPathSearch {
    /// Where the last path ended, inside of which no other begins.
    private var passedEnd = 0

    private static let slash = UInt8(ascii: "/")

    private struct Pattern {
        let bytes: [UInt8]
        let root: BuildPathRoot
    }

    /// By their second byte; most slashes have none behind them.
    private static let patterns: [[Pattern]] = {
        let roots: [(String, BuildPathRoot)] = [
            ("/Users/", .users), ("/home/", .home), ("/root/", .home), ("/private/var/", .privateFolder), ("/private/tmp/", .privateFolder),
            ("/var/folders/", .privateFolder), ("/Volumes/", .volumes), ("/tmp/", .temporary), ("/var/tmp/", .temporary),
            ("/builds/", .builds), ("/__w/", .builds), ("/bitrise/", .builds), ("/github/workspace/", .builds), ("/workspace/", .builds),
            ("/DerivedData/", .derivedData),
        ]
        var table = [[Pattern]](repeating: [], count: 256)
        for (text, root) in roots {
            let bytes = Array(text.utf8)
            table[Int(bytes[1])].append(Pattern(bytes: bytes, root: root))
        }
        return table
    }()

    /// Bytes that end a path: controls, blanks, and what stands around paths in commands and messages.
    private static let pathBytes: [Bool] = (0..<256).map { byte in
        byte > 0x20 && byte != 0x7f && !"\"'`<>|\\:;,*?(){}[]&=".utf8.contains(UInt8(byte))
    }

    /// Visits the paths that begin between two places; what lies before and behind them is looked at only.
    ///
    /// - Parameter base: where the bytes begin in the whole.
    /// - Returns: whether the visitor wants more.
    mutating func run(
        in bytes: UnsafeRawBufferPointer, from: Int, to: Int, base: Int, _ visit: (BuildPath) -> Bool
    ) -> Bool {
        var position = max(from, passedEnd - base)
        while let found = Self.nextSlash(in: bytes, from: position, to: to) {
            position = found + 1
            guard found + 1 < bytes.count else { break }
            for pattern in Self.patterns[Int(bytes[found + 1])] where Self.matches(pattern.bytes, bytes, at: found) {
                let end = Self.pathEnd(in: bytes, from: found + pattern.bytes.count)
                let start = pattern.root == .derivedData ? Self.pathStart(in: bytes, before: found) : found
                // Whatever else stands in the same path belongs to it, whether it is reported or not.
                position = max(position, end)
                passedEnd = base + position
                guard end > found + pattern.bytes.count, let start, Self.isBeginning(start, in: bytes) else { break }
                let text = Self.text(bytes[start..<min(end, start + BuildPathScanner.textLimit)])
                guard visit(BuildPath(offset: base + start, text: text, root: pattern.root)) else { return false }
                break
            }
        }
        return true
    }

    /// The text up to the first byte that is of no character, where something binary follows a path directly.
    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.unicodeScalars.contains("\u{FFFD}") ? String(text.prefix { $0 != "\u{FFFD}" }) : text
    }

    /// The next slash; 32 bytes are looked at together.
    private static func nextSlash(in bytes: UnsafeRawBufferPointer, from: Int, to: Int) -> Int? {
        var position = from
        let wanted = SIMD32<UInt8>(repeating: slash)
        while position + 32 <= to {
            let part = bytes.loadUnaligned(fromByteOffset: position, as: SIMD32<UInt8>.self)
            if any(part .== wanted) { break }
            position += 32
        }
        while position < to {
            if bytes[position] == slash { return position }
            position += 1
        }
        return nil
    }

    private static func matches(_ pattern: [UInt8], _ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard start + pattern.count <= bytes.count else { return false }
        for index in 1..<pattern.count where bytes[start + index] != pattern[index] { return false }
        return true
    }

    private static func pathEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var end = start
        while end < bytes.count, pathBytes[Int(bytes[end])] { end += 1 }
        return end
    }

    /// Where the path begins that has a folder at a place; `nil` when it is no absolute one.
    private static func pathStart(in bytes: UnsafeRawBufferPointer, before place: Int) -> Int? {
        var start = place
        let limit = max(0, place - BuildPathScanner.contextLimit)
        var slashPlace: Int?
        while start > limit, pathBytes[Int(bytes[start - 1])] {
            start -= 1
            if bytes[start] == slash { slashPlace = start }
        }
        // Options such as -I may stand right before the path, and more slashes than one in an address of a file.
        guard var slashPlace, slashPlace == start || isBeginning(slashPlace, in: bytes) else { return nil }
        while bytes[slashPlace + 1] == slash { slashPlace += 1 }
        return slashPlace
    }

    /// Whether a path begins at a slash, or goes on there.
    private static func isBeginning(_ place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard place > 0 else { return true }
        let previous = bytes[place - 1]
        // Addresses of the web have the name of a machine there.
        if previous == slash { return place < 2 || bytes[place - 2] != UInt8(ascii: ":") }
        if previous == UInt8(ascii: ")") || previous == UInt8(ascii: "}") || previous == UInt8(ascii: ">") { return false }
        guard pathBytes[Int(previous)] else { return true }
        if previous >= 0x80 || previous == UInt8(ascii: "!") { return true }
        return isOptionOrChance(before: place, in: bytes)
    }

    /// Whether what stands before a slash is an option such as `-I` or `-isystem`, or a single byte of something binary.
    private static func isOptionOrChance(before place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        var start = place
        while start > 0, place - start < 32, isNameByte(bytes[start - 1]) { start -= 1 }
        if start > 0, pathBytes[Int(bytes[start - 1])] { return false }
        if place - start == 1 { return bytes[start] != UInt8(ascii: ".") && bytes[start] != UInt8(ascii: "~") }
        return bytes[start] == UInt8(ascii: "-")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
