/// Writes numbers and texts one behind the other, for the cache: numbers in four bytes, the lowest first, and texts behind their sizes.
struct ImageWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        withUnsafeBytes(of: Int32(truncatingIfNeeded: number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ text: [UInt8]) {
        write(text.count)
        bytes.append(contentsOf: text)
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write<Item>(_ list: [Item], _ item: (Item, inout ImageWriter) -> Void) {
        write(list.count)
        for element in list { item(element, &self) }
    }
}
