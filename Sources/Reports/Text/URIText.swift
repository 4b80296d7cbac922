/// Paths as parts of URIs.
enum URIText {
    /// A path with everything escaped that a URI may not hold as it is; slashes stay.
    static func path(_ path: String) -> String { escaped(path, keeping: "/-._~!$&'()*+,;=@") }

    /// A part of a path between slashes.
    static func pathComponent(_ text: String) -> String { escaped(text, keeping: "-._~") }

    /// The address of a file or folder.
    static func file(_ absolutePath: String) -> String { "file://" + path(absolutePath) }

    private static func escaped(_ text: String, keeping others: String) -> String {
        var bytes: [UInt8] = []
        let kept = Set(others.utf8)
        for byte in text.utf8 {
            let isPlain =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: kept.contains(byte)
                }
            if isPlain {
                bytes.append(byte)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += ("%" + (byte < 16 ? "0" : "") + digits).utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
