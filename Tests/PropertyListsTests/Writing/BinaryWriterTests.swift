import Diagnostics
import Foundation
import PropertyLists
import Testing

@Suite("Written binary property lists")
struct BinaryWriterTests {
    private func read(_ bytes: [UInt8]) throws -> PropertyListTree {
        var diagnostics: [Diagnostic] = []
        return PropertyListTree(try PropertyListDocument.read(bytes, path: "f", diagnostics: &diagnostics).root)
    }

    /// A tree in one line with the bytes of its texts, so that texts that only look the same differ.
    private func shape(_ tree: PropertyListTree) -> String {
        switch tree {
        case .string(let text): "s\(Array(text.utf8))"
        case .array(let items): "[" + items.map(shape).joined(separator: ",") + "]"
        case .dictionary(let pairs): "{" + pairs.map { "\(Array($0.key.utf8)):\(shape($0.value))" }.joined(separator: ",") + "}"
        default: "\(tree)"
        }
    }

    @Test("what is written is read again, and the same tree gives the same bytes")
    func roundTrip() throws {
        for seed in UInt64(1)...400 {
            var random = RandomTree(seed: seed)
            let tree = random.tree(depth: 4, kinds: .all)
            let bytes = BinaryWriter.bytes(of: tree)
            #expect(shape(try read(bytes)) == shape(tree), "seed \(seed)")
            #expect(BinaryWriter.bytes(of: tree) == bytes, "seed \(seed)")
        }
    }

    @Test("Foundation reads what is written")
    func foundation() throws {
        let tree = PropertyListTree.dictionary([
            .init("text", .string("é😀")), .init("ascii", .string(String(repeating: "x", count: 300))),
            .init("numbers", .array([0, 255, 256, 65_536, 4_294_967_296, -1].map { .integer($0) } + [.integer(Int128(UInt64.max))])),
            .init("real", .real(0.1)), .init("yes", .boolean(true)), .init("data", .data([1, 2])),
            .init("day", .date("2020-01-02T03:04:05Z")), .init("old", .date("1999-12-31T23:59:59Z")), .init("empty", .array([])),
        ])
        let object = try PropertyListSerialization.propertyList(from: Data(BinaryWriter.bytes(of: tree)), format: nil)
        let oracle = try PropertyListSerialization.propertyList(from: Data(XMLWriter.bytes(of: tree)), format: nil)
        #expect(object as? NSDictionary == oracle as? NSDictionary)
    }

    @Test("the bytes are those of the format: objects from the root on, offsets, trailer")
    func bytes() {
        let tree = PropertyListTree.dictionary([.init("b", .string("a")), .init("a", .string("b"))])
        let expected: [UInt8] =
            Array("bplist00".utf8) + [0xD2, 1, 2, 2, 1, 0x51, 0x61, 0x51, 0x62] + [8, 13, 15] + [0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 17]
        #expect(BinaryWriter.bytes(of: tree) == expected)
    }

    @Test("dates are seconds since 2001, in leap years too")
    func dates() throws {
        for date in [
            "2001-01-01T00:00:00Z", "2000-02-29T12:00:00Z", "1900-03-01T00:00:01Z", "2100-02-28T23:59:59Z", "1600-12-31T00:00:00Z",
        ] {
            #expect(try read(BinaryWriter.bytes(of: .date(date))) == .date(date))
        }
        #expect(try read(BinaryWriter.bytes(of: .date("soon"))) == .string("soon"))
    }

    @Test("references and offsets grow with the file")
    func large() throws {
        let tree = PropertyListTree.array((0..<70_000).map { .integer(Int128($0)) })
        #expect(try read(BinaryWriter.bytes(of: tree)) == tree)
    }
}
