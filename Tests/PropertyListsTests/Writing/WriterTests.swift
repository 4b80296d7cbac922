import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Written property lists")
struct WriterTests {
    private static let sample = PropertyListTree.dictionary([
        .init("name", .string("App & Co")), .init("Zone", .array([.integer(-80), .boolean(true), .real(0.1)])),
        .init("bytes", .data(Array("hello".utf8))), .init("empty", .dictionary([])), .init("day", .date("2020-01-02T03:04:05Z")),
        .init("a-b", .array([])), .init("nested", .dictionary([.init("b", .string("")), .init("a", .string("\r"))])),
    ])

    @Test("OpenStep text is written with tabs, separators and sorted keys")
    func openStep() {
        let expected = """
            {
            →Zone = (
            →→"-80",
            →→YES,
            →→0.1,
            →);
            →"a-b" = (
            →);
            →bytes = <68656c6c 6f>;
            →day = "2020-01-02T03:04:05Z";
            →empty = {
            →};
            →name = "App & Co";
            →nested = {
            →→a = "\\r";
            →→b = "";
            →};
            }

            """
        #expect(
            String(decoding: OpenStepWriter.bytes(of: Self.sample), as: UTF8.self) == expected.replacingOccurrences(of: "→", with: "\t"))
    }

    @Test("XML is written with Apple's document type, tabs and sorted keys")
    func xml() {
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            _<key>Zone</key>
            _<array>
            __<integer>-80</integer>
            __<true/>
            __<real>0.1</real>
            _</array>
            _<key>a-b</key>
            _<array/>
            _<key>bytes</key>
            _<data>
            _aGVsbG8=
            _</data>
            _<key>day</key>
            _<date>2020-01-02T03:04:05Z</date>
            _<key>empty</key>
            _<dict/>
            _<key>name</key>
            _<string>App &amp; Co</string>
            _<key>nested</key>
            _<dict>
            __<key>a</key>
            __<string>&#13;</string>
            __<key>b</key>
            __<string></string>
            _</dict>
            </dict>
            </plist>

            """
        #expect(String(decoding: XMLWriter.bytes(of: Self.sample), as: UTF8.self) == expected.replacingOccurrences(of: "_", with: "\t"))
    }

    @Test("XML is written byte for byte as Foundation writes it", arguments: [0, 1, 2, 3, 40, 57, 58, 200])
    func foundation(byteCount: Int) throws {
        let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        var object: Any = Data(bytes)
        var tree = PropertyListTree.data(bytes)
        for depth in 0..<11 {
            object =
                ["é&\u{1}" as String: object, "n": UInt64.max, "b": depth.isMultiple(of: 2), "x": -1.5, "Z": ["<\"'>", ""]] as [String: Any]
            tree = .dictionary([
                .init("é&\u{1}", tree), .init("n", .integer(Int128(UInt64.max))), .init("b", .boolean(depth.isMultiple(of: 2))),
                .init("x", .real(-1.5)), .init("Z", .array([.string("<\"'>"), .string("")])),
            ])
        }
        let expected = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        #expect(String(decoding: XMLWriter.bytes(of: tree), as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    }

    @Test("what XML can say comes back the same from XML")
    func xmlRoundTrip() throws {
        var random = RandomTree(seed: 11)
        for _ in 0..<3000 {
            let tree = random.tree(depth: 3, kinds: .all)
            let written = XMLWriter.bytes(of: tree)
            #expect(PropertyListTree(try Reading.document(written).root) == tree, "\(String(decoding: written, as: UTF8.self))")
        }
    }

    @Test("strings, data and containers come back the same from OpenStep text")
    func openStepRoundTrip() throws {
        var random = RandomTree(seed: 12)
        for _ in 0..<3000 {
            let tree = random.tree(depth: 3, kinds: .openStep)
            let written = OpenStepWriter.bytes(of: tree)
            #expect(PropertyListTree(try Reading.document(written).root) == tree, "\(String(decoding: written, as: UTF8.self))")
        }
    }

    @Test("pairs with the same key are all written, in their order")
    func duplicateKeys() {
        let tree = PropertyListTree.dictionary([.init("b", .string("1")), .init("a", .string("2")), .init("b", .string("3"))])
        #expect(String(decoding: OpenStepWriter.bytes(of: tree), as: UTF8.self) == "{\n\ta = 2;\n\tb = 1;\n\tb = 3;\n}\n")
    }
}
