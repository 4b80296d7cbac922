/// Fonts without outlines, as small as fonts can be, with the names that a test wants.
package enum SyntheticFont {
    /// A font with one empty glyph.
    ///
    /// - Parameters:
    ///   - names: texts by their numbers in the table `name`: 1 is the family, 2 the style, 6 the name for code.
    ///   - base: where the font begins in its file.
    package static func bytes(_ names: [Int: String], base: Int = 0) -> [UInt8] {
        let tables: [(tag: String, bytes: [UInt8])] = [
            ("cmap", short(0, 1) + short(3, 1) + long(12) + short(4, 24, 0, 2, 2, 0, 0, 0xFFFF, 0, 0xFFFF, 1, 0)), ("glyf", long(0)),
            ("head", head), ("hhea", hhea), ("hmtx", short(500, 0)), ("loca", short(0, 0)), ("maxp", maxp), ("name", name(names)),
            ("post", long(0x0003_0000) + [UInt8](repeating: 0, count: 28)),
        ]
        var header: [UInt8] = long(0x0001_0000) + short(tables.count, 128, 3, tables.count * 16 - 128)
        var offset = base + header.count + tables.count * 16
        var body: [UInt8] = []
        for table in tables {
            header += Array(table.tag.utf8) + long(0) + long(offset) + long(table.bytes.count)
            let padded = table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
            body += padded
            offset += padded.count
        }
        return header + body
    }

    /// A collection of fonts.
    package static func collection(_ fonts: [[Int: String]]) -> [UInt8] {
        var header: [UInt8] = Array("ttcf".utf8) + long(0x0001_0000) + long(fonts.count)
        var body: [UInt8] = []
        let start = header.count + fonts.count * 4
        for names in fonts {
            header += long(start + body.count)
            body += bytes(names, base: start + body.count)
        }
        return header + body
    }

    private static var head: [UInt8] {
        long(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5) + short(0, 1000) + [UInt8](repeating: 0, count: 16)
            + short(0, 0, 0, 0, 0, 8, 2, 0, 0)
    }

    private static var hhea: [UInt8] { long(0x0001_0000) + short(800, 0xFF38, 0, 500) + [UInt8](repeating: 0, count: 22) + short(1) }

    private static var maxp: [UInt8] { long(0x0001_0000) + short(1) + [UInt8](repeating: 0, count: 26) }

    private static func name(_ names: [Int: String]) -> [UInt8] {
        var records: [UInt8] = []
        var texts: [UInt8] = []
        let sorted = names.sorted { $0.key < $1.key }
        for (number, text) in sorted {
            let encoded = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            records += short(3, 1, 0x0409, number, encoded.count, texts.count)
            texts += encoded
        }
        return short(0, sorted.count, 6 + records.count) + records + texts
    }

    private static func short(_ values: Int...) -> [UInt8] { values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] } }

    private static func long(_ values: Int...) -> [UInt8] { values.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } } }
}
