/// Reads what an ``ImageWriter`` has written.
struct ImageReader {
    /// The bytes are not what was written.
    struct Damage: Error {}

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func number() throws -> Int {
        guard bytes.count - place >= 4 else { throw Damage() }
        let number = bytes.withUnsafeBytes { Int32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Int32.self)) }
        place += 4
        return Int(number)
    }

    mutating func text() throws -> [UInt8] {
        let count = try number()
        guard count >= 0, count <= bytes.count - place else { throw Damage() }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }

    mutating func string() throws -> String { String(decoding: try text(), as: UTF8.self) }

    mutating func list<Item>(_ item: (inout ImageReader) throws -> Item) throws -> [Item] {
        let count = try number()
        // Every item takes four bytes at least.
        guard count >= 0, count <= (bytes.count - place) / 4 else { throw Damage() }
        var items: [Item] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try item(&self)) }
        return items
    }
}
