import Foundation
import PropertyLists
import Testing

@Suite("Property lists in memory")
struct PropertyListTreeTests {
    private func tree(xml: String) throws -> PropertyListTree {
        PropertyListTree(try Reading.document("<plist version=\"1.0\">\(xml)</plist>").root)
    }

    @Test(
        "whole numbers keep their value",
        arguments: [
            ("18446744073709551615", Int128(UInt64.max)), ("-9223372036854775808", Int128(Int64.min)), ("+5", 5), ("0x1F", 31),
            ("-0x10", -16),
        ]
    )
    func wholeNumbers(text: String, expected: Int128) throws {
        #expect(try tree(xml: "<integer>\(text)</integer>") == .integer(expected))
    }

    @Test("a whole number of more than 128 bits stays text")
    func hugeNumber() throws {
        let digits = String(repeating: "9", count: 40)
        #expect(try tree(xml: "<integer>\(digits)</integer>") == .string(digits))
    }

    @Test("pairs keep their order, duplicates included")
    func order() throws {
        let root = try Reading.document("{b = 1; a = (x, <01ff>); b = \"\\U00e9\";}").root
        #expect(
            PropertyListTree(root)
                == .dictionary([
                    .init("b", .string("1")), .init("a", .array([.string("x"), .data([1, 255])])), .init("b", .string("é")),
                ])
        )
    }

    @Test("every kind of a binary file is taken over")
    func binary() throws {
        let object: [String: Any] = ["k": [true, false, -1, 2.5, "é", Data([7]), Date(timeIntervalSinceReferenceDate: 61)]]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        let expected: [PropertyListTree] = [
            .boolean(true), .boolean(false), .integer(-1), .real(2.5), .string("é"), .data([7]), .date("2001-01-01T00:01:01Z"),
        ]
        #expect(PropertyListTree(try Reading.document([UInt8](data)).root) == .dictionary([.init("k", .array(expected))]))
    }

    @Test("a unique identifier becomes the dictionary that stands for it in XML")
    func uniqueIdentifier() throws {
        let bytes: [UInt8] =
            Array("bplist00".utf8) + [0x80, 5, 8] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
            + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
        #expect(PropertyListTree(try Reading.document(bytes).root) == .dictionary([.init("CF$UID", .integer(5))]))
    }
}
