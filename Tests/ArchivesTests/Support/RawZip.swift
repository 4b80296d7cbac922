/// Makes and reads zip archives byte by byte, so that tests can have ones that no writer makes, and see what a writer made.
struct RawZip {
    /// An entry, stored.
    struct Entry {
        var name: [UInt8]
        var content: [UInt8] = []
        var mode: UInt32 = 0o100644
        var flags: UInt16 = 0x0800
        /// The checksum; the right one when left out.
        var checksum: UInt32?
        /// The size that the headers say; the right one when left out.
        var sizeBytes: UInt32?

        init(_ name: String, _ content: String = "", mode: UInt32 = 0o100644) {
            self.name = Array(name.utf8)
            self.content = Array(content.utf8)
            self.mode = mode
        }
    }

    static func bytes(_ entries: [Entry]) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = UInt32(bytes.count)
            let size = entry.sizeBytes ?? UInt32(entry.content.count)
            let shared =
                little16(entry.flags) + little16(0) + little16(0) + little16(0x21)
                + little32(entry.checksum ?? checksum(entry.content)) + little32(size) + little32(size)
                + little16(UInt16(entry.name.count)) + little16(0)
            bytes += little32(0x0403_4B50) + little16(20) + shared + entry.name + entry.content
            directory += little32(0x0201_4B50) + little16(0x0314) + little16(20) + shared + little16(0) + little16(0) + little16(0)
            directory += little32(entry.mode << 16) + little32(offset) + entry.name
        }
        let count = little16(UInt16(entries.count))
        let end = little32(0x0605_4B50) + little16(0) + little16(0) + count + count
        return bytes + directory + end + little32(UInt32(directory.count)) + little32(UInt32(bytes.count)) + little16(0)
    }

    /// What the directory of an archive says about an entry.
    struct Fact: Equatable {
        var name: String
        var mode: UInt32
        var madeBy: UInt16
        var flags: UInt16
        var method: UInt16
        var time: UInt32
        var extra: [UInt8]
    }

    /// The directory of an archive without ZIP64.
    static func facts(_ bytes: [UInt8]) -> [Fact] {
        func number(_ place: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        let end = bytes.count - 22
        var place = number(end + 16, 4)
        var facts: [Fact] = []
        for _ in 0..<number(end + 10, 2) {
            let (nameCount, extraCount) = (number(place + 28, 2), number(place + 30, 2))
            let name = place + 46
            facts.append(
                Fact(
                    name: String(decoding: bytes[name..<name + nameCount], as: UTF8.self),
                    mode: UInt32(number(place + 38, 4) >> 16), madeBy: UInt16(number(place + 4, 2)),
                    flags: UInt16(number(place + 8, 2)), method: UInt16(number(place + 10, 2)), time: UInt32(number(place + 12, 4)),
                    extra: Array(bytes[name + nameCount..<name + nameCount + extraCount])))
            place = name + nameCount + extraCount + number(place + 32, 2)
        }
        return facts
    }

    private static func little16(_ value: UInt16) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    private static func little32(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) } }

    /// CRC-32 bit by bit.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}
