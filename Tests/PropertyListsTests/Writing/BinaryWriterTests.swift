import Foundation
import PropertyLists
import Testing

@Suite("Written binary property lists")
struct BinaryWriterTests {
    @Test("objects stand from the outside in, keys before values, equal scalars once")
    func bytes() {
        let tree = PropertyListTree.dictionary([
            .init("b", .array([.string("a"), .boolean(true), .integer(300)])), .init("a", .string("a")),
        ])
        let objects: [UInt8] = [
            0xD2, 1, 2, 1, 3,  // 0: the dictionary; the value of `a` is the key `a` itself
            0x51, 0x61,  // 1: `a`
            0x51, 0x62,  // 2: `b`
            0xA3, 1, 4, 5,  // 3: the array
            0x09,  // 4: true
            0x11, 0x01, 0x2C,  // 5: 300
        ]
        let table: [UInt8] = [8, 13, 15, 17, 21, 22]
        let trailer: [UInt8] =
            [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 6] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 25]
        #expect(BinaryWriter.bytes(of: tree) == Array("bplist00".utf8) + objects + table + trailer)
    }

    @Test("what property lists can say comes back the same")
    func roundTrip() throws {
        var random = RandomTree(seed: 13)
        for _ in 0..<3000 {
            let tree = random.tree(depth: 3, kinds: .all)
            #expect(PropertyListTree(try Reading.document(BinaryWriter.bytes(of: tree)).root) == tree)
        }
    }

    @Test("Foundation reads what is written, with numbers of every width and dates before 2001")
    func foundation() throws {
        let numbers: [Int128] = [0, 255, 256, 65_535, 65_536, 4_294_967_296, -1, Int128(Int64.min), Int128(Int64.max)]
        let long = String(repeating: "é", count: 300)
        let tree = PropertyListTree.dictionary([
            .init("numbers", .array(numbers.map { .integer($0) })), .init("long", .string(long)), .init("real", .real(-1.5)),
            .init("data", .data([UInt8](repeating: 1, count: 20))), .init("old", .date("1999-12-31T23:59:59Z")),
            .init("new", .date("2024-02-29T12:00:01Z")),
        ])
        let data = Data(BinaryWriter.bytes(of: tree))
        let read = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect((read["numbers"] as? [NSNumber])?.map(\.int64Value) == numbers.map { Int64($0) })
        #expect(read["long"] as? String == long)
        #expect(read["real"] as? Double == -1.5)
        #expect(read["data"] as? Data == Data(repeating: 1, count: 20))
        #expect((read["old"] as? Date)?.timeIntervalSinceReferenceDate == -31_622_401)
        #expect((read["new"] as? Date)?.timeIntervalSinceReferenceDate == 730_900_801)
    }

    @Test("texts that Unicode calls equal stay the bytes that they are")
    func equivalentTexts() throws {
        let texts = ["\u{E9}", "e\u{301}"]
        let read = try Reading.document(BinaryWriter.bytes(of: .array(texts.map { .string($0) }))).root
        #expect(read.items.map { $0.text.map { Array($0.utf16) } } == texts.map { Array($0.utf16) })
    }

    @Test("references grow with the number of objects")
    func manyObjects() throws {
        for count in [255, 256, 300, 70_000] {
            let tree = PropertyListTree.array((0..<count).map { .string("s\($0)") })
            #expect(PropertyListTree(try Reading.document(BinaryWriter.bytes(of: tree)).root) == tree)
        }
    }
}
