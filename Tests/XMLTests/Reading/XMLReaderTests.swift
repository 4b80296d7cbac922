import Diagnostics
import TestSupport
import Testing
import XML

@Suite("reading XML")
struct XMLReaderTests {
    private func root(_ text: String) throws -> XML.XMLElement {
        try XMLReader.read(Array(text.utf8), path: "a.xml").root
    }

    @Test("elements, attributes, text and comments keep their order, and elements have places")
    func tree() throws {
        let marked = MarkedText("<?xml version=\"1.0\"?>\n①<a z='1' b=\"2\">x<!-- c -->é②<b/>③<c></c>y\n\n  ④<d/></a>\n")
        let document = try XMLReader.read(marked.bytes, path: "a.xml")
        func empty(_ name: String, _ mark: Character) -> XML.XMLNode {
            .element(XML.XMLElement(name, at: marked.location(mark, in: "a.xml")))
        }
        let expected = XML.XMLElement(
            "a",
            attributes: [XMLAttribute("z", "1"), XMLAttribute("b", "2")],
            children: [
                .text("x"), .comment(" c "), .text("é"), empty("b", "②"), empty("c", "③"), .text("y\n\n  "), empty("d", "④"),
            ],
            at: marked.location("①", in: "a.xml")
        )
        #expect(document == XML.XMLDocument(expected))
    }

    @Test("comments around the outermost element are kept")
    func outerComments() throws {
        let document = try XMLReader.read(Array("<!--one--><!--two\n--><a/><!--three-->".utf8), path: "a.xml")
        #expect(document.leadingComments == ["one", "two\n"])
        #expect(document.trailingComments == ["three"])
    }

    @Test("tags in comments, sections, instructions and values do not move the places of elements")
    func placesBehindMarkup() throws {
        let marked = MarkedText("<!DOCTYPE a SYSTEM '>'><!--<x>--><?p <y>?><a b='>' c=\"'>\"><![CDATA[<z>]]>①<d/></a>")
        let root = try XMLReader.read(marked.bytes, path: "a.xml").root
        #expect(root.elements.map(\.location) == [marked.location("①", in: "a.xml")])
        #expect(root.text == "<z>")
    }

    @Test("entities of XML and numbers are replaced, and white space of values is that of XML")
    func entities() throws {
        let root = try root("<a b='&amp;&#38;&lt;&gt;&quot;&apos;&#10;&#x1F41E;\n\t.&#9;&amp;amp;'>&amp;&#65;]]&gt;</a>")
        #expect(root[attribute: "b"] == "&&<>\"'\n🐞  .\t&amp;")
        #expect(root.text == "&A]]>")
    }

    @Test("sections of CDATA are one text with what stands around them")
    func sections() throws {
        #expect(try root("<a>x<![CDATA[<&>]]>y</a>").children == [.text("x<&>y")])
    }

    @Test("prefixes stay part of the names, declared or not")
    func prefixes() throws {
        let root = try root("<p:a p:b='1' xmlns:q='u' c='2' xmlns='v'/>")
        #expect(root.name == "p:a")
        #expect(
            root.attributes == [
                XMLAttribute("xmlns:q", "u"), XMLAttribute("xmlns", "v"), XMLAttribute("p:b", "1"), XMLAttribute("c", "2"),
            ]
        )
    }

    @Test("line ends of Windows are those of Unix in texts, and count as one")
    func lineEnds() throws {
        let root = try root("<a>x\r\ny\r\n<b/></a>")
        #expect(root.text == "x\ny\n")
        #expect(root.elements[0].location == SourceLocation(path: "a.xml", line: 3, column: 1))
    }

    static let encodings: [(String, [UInt8])] = [
        ("UTF-8", Array("<a b='é🐞'><c/></a>".utf8)),
        ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array("<a b='é🐞'><c/></a>".utf8)),
        ("UTF-16, big end first", utf16("\u{FEFF}<a b='é🐞'><c/></a>", isBigEndian: true)),
        ("UTF-16, little end first", utf16("\u{FEFF}<a b='é🐞'><c/></a>", isBigEndian: false)),
    ]

    private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    @Test("UTF-8 and UTF-16 are read, with or without a mark at the start", arguments: encodings)
    func unicode(name: String, bytes: [UInt8]) throws {
        let root = try XMLReader.read(bytes, path: "a.xml").root
        #expect(root[attribute: "b"] == "é🐞", "\(name)")
        #expect(root.location == SourceLocation(path: "a.xml", line: 1, column: 1), "\(name)")
        #expect(root.elements[0].location == SourceLocation(path: "a.xml", line: 1, column: 15), "\(name)")
    }

    @Test("UTF-16 without a mark is recognised, and a declaration may name it")
    func utf16Declared() throws {
        for isBigEndian in [true, false] {
            let bytes = Self.utf16("<?xml version='1.0' encoding='UTF-16'?>\n<a b='é'/>", isBigEndian: isBigEndian)
            let root = try XMLReader.read(bytes, path: "a.xml").root
            #expect(root[attribute: "b"] == "é")
            #expect(root.location == SourceLocation(path: "a.xml", line: 2, column: 1))
        }
    }

    @Test("an encoding of one byte a character is read when the first line names it")
    func latin1() throws {
        let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8) + [0xE9] + Array("'/>".utf8)
        #expect(try XMLReader.read(bytes, path: "a.xml").root[attribute: "b"] == "é")
    }
}
