/// The beginning of a PNG image, as far as anyone here looks at it.
enum PNGImage {
    static func bytes(width: Int, height: Int) -> [UInt8] {
        func number(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8 + number(width) + number(height)
            + [8, 6, 0, 0, 0, 1, 2, 3, 4]
    }
}
