/// The names in a folder as the system gives them, all in one piece of memory, because comparing texts of their own costs more than
/// listing the folder.
struct DirectoryListing {
    /// Where a name stands, and what the system says that it is.
    private struct Item {
        var start: Int
        var count: Int
        var type: Int32
    }

    private var bytes: [UInt8] = []
    private var items: [Item] = []

    /// Adds a name, unless it is that of the folder itself or of the one around it.
    mutating func add(_ name: UnsafeRawBufferPointer, type: Int32) {
        if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return }
        items.append(Item(start: bytes.count, count: name.count, type: type))
        bytes.append(contentsOf: name)
    }

    /// Makes an entry of each name, in the order of their bytes.
    func sorted(_ entry: (_ name: String, _ type: Int32) -> DirectoryEntry) -> [DirectoryEntry] {
        bytes.withUnsafeBytes { bytes in
            func name(_ item: Item) -> UnsafeRawBufferPointer {
                UnsafeRawBufferPointer(rebasing: bytes[item.start..<item.start + item.count])
            }
            let order = items.sorted { NameOrder.compare(name($0), name($1)) < 0 }
            return order.map { entry(String(decoding: name($0), as: UTF8.self), $0.type) }
        }
    }
}
