/// Makes archives of tar byte by byte.
enum RawTar {
    /// One entry: its name, type letter, content and link target.
    static func entry(_ name: String, type: Character = "0", content: String = "", target: String = "") -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at place: Int) {
            for (index, byte) in text.utf8.enumerated() { header[place + index] = byte }
        }
        func octal(_ value: Int, _ count: Int) -> String {
            let digits = String(value, radix: 8)
            return String(repeating: "0", count: count - digits.count) + digits
        }
        put(name, at: 0)
        put(octal(0o644, 7), at: 100)
        put(octal(0, 7), at: 108)
        put(octal(0, 7), at: 116)
        put(octal(content.utf8.count, 11), at: 124)
        put(octal(0, 11), at: 136)
        put("        ", at: 148)
        put(String(type), at: 156)
        put(target, at: 157)
        put("ustar\u{0}00", at: 257)
        put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
        let padding = (512 - content.utf8.count % 512) % 512
        return header + Array(content.utf8) + [UInt8](repeating: 0, count: padding)
    }

    /// An archive of entries.
    static func bytes(_ entries: [[UInt8]]) -> [UInt8] { entries.flatMap { $0 } + [UInt8](repeating: 0, count: 1024) }
}
