/// The first bytes of a PNG for a test, as far as anybody looks.
package enum ExamplePicture {
    /// A picture with a width and a height.
    ///
    /// - Parameter isForDevices: whether it has the form in which Xcode puts pictures into apps.
    package static func png(_ width: UInt32, _ height: UInt32, isForDevices: Bool = false) -> [UInt8] {
        func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * UInt32($0)) & 0xff) } }
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] { word(UInt32(content.count)) + Array(name.utf8) + content + word(0) }
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + (isForDevices ? chunk("CgBI", [0x50, 0, 0x20, 0x06]) : [])
            + chunk("IHDR", word(width) + word(height) + [8, 6, 0, 0, 0]) + chunk("IEND", [])
    }
}
