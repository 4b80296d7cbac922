import Diagnostics
import ObjectFiles

/// The container that compiled catalogs of assets are written in: numbered blocks, some of which have names, and trees of blocks.
///
/// All numbers are big endian. Nothing is believed: offsets that lead out, nodes that stand twice in a tree and more entries than
/// blocks are errors.
struct BlockStore {
    private let source: ByteSource
    private let blocks: [(offset: Int, count: Int)]
    private let names: [String: Int]

    /// More blocks than any catalog has.
    private static let blockLimit = 4_000_000
    private static let signature = Array("BOMStore".utf8)

    /// Reads the index; `nil` when the bytes are no such container.
    ///
    /// - Throws: ``DiagnosticError`` when they are, and damaged.
    init?(_ source: ByteSource) throws(DiagnosticError) {
        guard source.count >= 32, try source.prefix(8) == Self.signature else { return nil }
        let header = BigEndianBytes(try source.read(at: 8, count: 24, "header"))
        let index = try source.window(at: header.word(8), count: header.word(12), "index of the blocks")
        let table = BigEndianBytes(try index.readAll(limit: 8 * Self.blockLimit))
        guard table.count >= 4, table.word(0) <= (table.count - 4) / 8 else { throw Self.damage(source, "the index is cut off") }
        blocks = (0..<table.word(0)).map { (table.word(4 + 8 * $0), table.word(8 + 8 * $0)) }
        let variables = BigEndianBytes(
            try source.window(at: header.word(16), count: header.word(20), "names of the blocks").readAll(limit: 1 << 20))
        var names: [String: Int] = [:]
        var place = 4
        while place + 5 <= variables.count, names.count < (variables.count >= 4 ? variables.word(0) : 0) {
            let end = place + 5 + Int(variables.bytes[place + 4])
            guard end <= variables.count else { break }
            names[String(decoding: variables.bytes[place + 5..<end], as: UTF8.self)] = variables.word(place)
            place = end
        }
        self.names = names
        self.source = source
    }

    /// The bytes of the block with a name; `nil` when there is none.
    func block(named name: String) throws(DiagnosticError) -> [UInt8]? {
        guard let number = names[name] else { return nil }
        return try block(number).readAll(limit: 1 << 20)
    }

    /// A block.
    ///
    /// - Throws: ``DiagnosticError`` when there is none of this number, or it does not lie inside.
    func block(_ number: Int) throws(DiagnosticError) -> ByteSource {
        guard blocks.indices.contains(number) else { throw Self.damage(source, "there is no block \(number)") }
        return try source.window(at: blocks[number].offset, count: blocks[number].count, "block \(number)")
    }

    /// The numbers of the blocks with keys and values of the tree with a name, in its order; none when there is no such tree.
    func tree(named name: String) throws(DiagnosticError) -> [(key: Int, value: Int)] {
        guard let number = names[name] else { return [] }
        let head = BigEndianBytes(try block(number).prefix(29))
        guard head.count >= 21, head.bytes.starts(with: Array("tree".utf8)) else { throw Self.damage(source, "'\(name)' is no tree") }
        var entries: [(key: Int, value: Int)] = []
        var visited: Set<Int> = []
        var next = try firstLeaf(head.word(8), &visited)
        while next != 0 {
            guard visited.insert(next).inserted else { throw Self.damage(source, "'\(name)' leads in a circle") }
            let (isLeaf, pairs, forward) = try node(next)
            guard isLeaf else { throw Self.damage(source, "'\(name)' has a node in the place of a leaf") }
            entries += pairs.map { (key: $0.1, value: $0.0) }
            guard entries.count <= blocks.count else { throw Self.damage(source, "'\(name)' has more entries than blocks") }
            next = forward
        }
        return entries
    }

    private func firstLeaf(_ root: Int, _ visited: inout Set<Int>) throws(DiagnosticError) -> Int {
        var number = root
        while true {
            let (isLeaf, pairs, _) = try node(number)
            if isLeaf { return number }
            guard visited.insert(number).inserted, let first = pairs.first else { throw Self.damage(source, "a tree has no leaf") }
            number = first.0
        }
    }

    private func node(_ number: Int) throws(DiagnosticError) -> (isLeaf: Bool, pairs: [(Int, Int)], forward: Int) {
        let bytes = BigEndianBytes(try block(number).readAll(limit: 1 << 20))
        guard bytes.count >= 12 else { throw Self.damage(source, "a node is cut off") }
        let count = bytes.half(2)
        guard count <= (bytes.count - 12) / 8 else { throw Self.damage(source, "a node is cut off") }
        return (bytes.half(0) != 0, (0..<count).map { (bytes.word(12 + 8 * $0), bytes.word(16 + 8 * $0)) }, bytes.word(4))
    }

    private static func damage(_ source: ByteSource, _ reason: String) -> DiagnosticError {
        DiagnosticError("catalog-malformed", "the compiled catalog is damaged: \(reason)", at: SourceLocation(path: source.place.path))
    }
}

/// Numbers in bytes whose length the caller has checked.
private struct BigEndianBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func half(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    func word(_ place: Int) -> Int { half(place) << 16 | half(place + 2) }
}
