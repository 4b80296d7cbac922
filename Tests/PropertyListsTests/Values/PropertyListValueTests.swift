import Diagnostics
import PropertyLists
import Testing

@Suite("The values of a property list")
struct PropertyListValueTests {
    @Test("each value knows its line, its column and its bytes, brackets and quotation marks included")
    func places() throws {
        let root = try Reading.document("{\n  a = \"b c\";\n  d = (e,\n    {f = g;});\n}").root
        #expect(root["a"]?.location.description == "f:2:7")
        #expect(root["a"]?.offset == 8)
        #expect(root["d"]?.location.description == "f:3:7")
        let inner = try #require(root["d"].flatMap { Array($0.items).last })
        #expect(inner.location.description == "f:4:5")
        #expect(inner["f"]?.location.description == "f:4:10")
    }

    @Test("numbers and truths are read from text", arguments: [("12", 12, true), ("-3", -3, true), ("0x1F", 31, nil), ("0", 0, false)])
    func numbers(text: String, number: Int, truth: Bool?) throws {
        let value = try Reading.document(text).root
        #expect(value.integer == number)
        #expect(value.boolean == truth)
    }

    @Test("words of truth are understood, others are none", arguments: [("YES", true), ("NO", false), ("true", true), ("maybe", nil)])
    func truths(text: String, truth: Bool?) throws {
        #expect(try Reading.document(text).root.boolean == truth)
    }

    @Test("of two pairs with one key the last counts, and the second is reported")
    func duplicates() throws {
        let document = try Reading.document("{a = 1;\n b = {a = 2; c = 3;\n c = 4;};\n a = 5;}")
        #expect(document.root["a"]?.text == "5")
        #expect(document.duplicateKeys().map(\.location.description) == ["f:3:2", "f:4:2"])
    }

    @Test("values of one kind are no values of another")
    func kinds() throws {
        let root = try Reading.document("{a = (b); c = d; e = <01>;}").root
        #expect(root["a"]?.text == nil)
        #expect(root["a"]?["b"] == nil)
        #expect(root["c"].map { Array($0.items).count } == 0)
        #expect(root["c"]?.data == nil)
        #expect(root["e"]?.text == nil)
        #expect(root["e"]?.data == [1])
    }
}
