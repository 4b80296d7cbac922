import Diagnostics
import TestSupport
import Testing
import XML

@Suite("faults of XML")
struct XMLFaultTests {
    private func fault(_ bytes: [UInt8]) -> DiagnosticError? {
        #expect(throws: DiagnosticError.self) { try XMLReader.read(bytes, path: "a.xml") }
    }

    static let faults: [(String, String)] = [
        ("①", "an element was expected"),
        ("①hello", "an element was expected"),
        ("<a/>\n①<b/>", "text behind the end of the outermost element"),
        ("<a\n  b=①c/>", "a value in quotation marks was expected"),
        ("<a b①/>", "the attribute 'b' has no value"),
        ("<a b='1'①c='2'/>", "white space was expected"),
        ("<a b='1' b='2'①/>", "the attribute 'b' stands twice in one element"),
        ("<a>\n<b c='é①<'/></a>", "'<' stands in a value; close the quotation mark, or write '<' as '&lt;'"),
        ("<a b='1\n①", "the value has no closing quotation mark"),
        ("<a>R①&D</a>", "the entity does not end in ';'; write '&' as '&amp;' if it is none"),
        ("<a>x ①& y</a>", "'&' begins no entity; write it as '&amp;'"),
        ("<a>①&nbsp;</a>", "unknown entity '&nbsp;'; write '&' as '&amp;'"),
        ("<a b='①&nbsp;'/>", "unknown entity '&nbsp;'; write '&' as '&amp;'"),
        ("<!DOCTYPE a SYSTEM 'x.dtd'><a>①&e;</a>", "unknown entity '&e;'; write '&' as '&amp;'"),
        ("<a>①&#0;</a>", "the character is not allowed in XML; remove it"),
        ("<a>é①\u{1}</a>", "the character is not allowed in XML; remove it"),
        ("<①1/>", "a name was expected"),
        ("<a>①</ab>", "'</ab>' stands where '</a>' was expected"),
        ("<a></a ①x>", "'>' was expected"),
        ("<a>①]]></a>", "']]>' stands in text; write it as ']]&gt;'"),
        ("<a><![CDATA[x</a>①", "the section has no end; close it with ']]>'"),
        ("<!-- x①", "the comment has no end; close it with '-->'"),
        ("<!-- x ①-- --><a/>", "'--' stands in a comment; end it with '-->', or write something else"),
        ("<?xml version='1.0' encoding='UTF-16'①?><a/>", "the text is not in the encoding that it names; save the file as UTF-8"),
    ]

    @Test("what is wrong is told with its place in bytes", arguments: faults)
    func wording(marked: String, message: String) {
        let marked = MarkedText(marked)
        let error = fault(marked.bytes)
        #expect(error?.diagnostics[0].message == "invalid XML: \(message)")
        #expect(error?.diagnostics[0].code == "invalid-xml")
        #expect(error?.diagnostics[0].location == marked.location("①", in: "a.xml"))
    }

    @Test("an end tag of another element is told with the element that it does not end")
    func mismatch() {
        #expect(
            fault(Array("<a>\n  <b>\n  </c>\n</a>".utf8))?.description == """
                a.xml:3:3: error: invalid XML: '</c>' stands where '</b>' was expected [invalid-xml]
                a.xml:2:3: note: '<b>' begins here
                """
        )
    }

    @Test("a text that is cut off is told with the element that has no end")
    func cut() {
        #expect(
            fault(Array("<a>\n  <b>\n  </b>\n".utf8))?.description == """
                a.xml:4:1: error: invalid XML: the text ends before '</a>' [invalid-xml]
                a.xml:1:1: note: '<a>' begins here
                """
        )
    }

    @Test("bytes that are not UTF-8 are located in texts and in values")
    func invalidUTF8() {
        let message = "the text is not UTF-8 from here on; save the file as UTF-8"
        for (start, column) in [("<a>é", 6), ("<a b='é", 9)] {
            let error = fault(Array(start.utf8) + [0xFF] + Array("'</a>".utf8))
            #expect(error?.description == "a.xml:1:\(column): error: invalid XML: \(message) [invalid-xml]")
        }
    }

    @Test("half of a character of UTF-16 is refused")
    func brokenUTF16() {
        #expect(fault([0xFE, 0xFF, 0, 0x3C, 0, 0x61, 0, 0x3E, 0xD8, 0, 0, 0x3C, 0, 0x2F, 0, 0x61, 0, 0x3E]) != nil)
    }

    @Test("a document type with declarations is refused where it begins, so that no entity can be defined")
    func declarations() {
        let message = "a document type with its own declarations is not read; remove them"
        let laughs = "<?xml version='1.0'?>\n①<!DOCTYPE a [<!ENTITY b 'haha'><!ENTITY c '&b;&b;&b;&b;'>]>\n<a d='&c;'>&c;</a>"
        for text in [laughs, "①<!DOCTYPE a SYSTEM '[>' [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", "①<!DOCTYPE a ["] {
            let marked = MarkedText(text)
            #expect(fault(marked.bytes) == DiagnosticError("document-type", message, at: marked.location("①", in: "a.xml")))
        }
    }

    @Test("a document type that names an external file is not followed")
    func externalDocumentType() throws {
        let text = "<!DOCTYPE a PUBLIC '-//Example//DTD A//EN' 'file:///no/such/file.dtd'><a/>"
        #expect(try XMLReader.read(Array(text.utf8), path: "a.xml").root.name == "a")
    }

    static let encodings: [[UInt8]] = [
        Array("<?xml version='1.0' encoding='UTF-7'?><a/>".utf8),
        Array("<?xml version='1.0' encoding = \"ISO-2022-JP\"?><a/>".utf8),
        [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0],
        [0, 0, 0, 0x3C],
        [0x4C, 0x6F, 0xA7, 0x94],
    ]

    @Test("encodings in which '<' may be part of another character are refused", arguments: encodings)
    func unknownEncoding(bytes: [UInt8]) {
        let error = fault(bytes)
        #expect(error?.diagnostics[0].code == "unknown-encoding")
        #expect(error?.diagnostics[0].message.hasSuffix("is not read; save the file as UTF-8") == true)
    }

    @Test("the name of an encoding that is not read is told")
    func encodingName() {
        #expect(
            fault(Self.encodings[0])?.description
                == "a.xml:1:1: error: the encoding 'UTF-7' is not read; save the file as UTF-8 [unknown-encoding]"
        )
    }

    @Test("nesting is bounded")
    func depth() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
        }
        _ = try XMLReader.read(nested(XMLReader.depthLimit), path: "a.xml")
        let location = SourceLocation(path: "a.xml", line: 1, column: 256 * 3 + 1)
        let error = DiagnosticError("xml-limit", "elements are nested deeper than 256 levels", at: location)
        #expect(fault(nested(XMLReader.depthLimit + 1)) == error)
        #expect(fault(nested(100_000)) == error)
    }

    @Test("the number of attributes is bounded")
    func attributes() throws {
        func element(_ count: Int) -> [UInt8] {
            Array(("\n<a" + (0..<count).map { " b\($0)='='" }.joined() + "/>").utf8)
        }
        #expect(try XMLReader.read(element(XMLReader.attributeLimit), path: "a.xml").root.attributes.count == 256)
        let location = SourceLocation(path: "a.xml", line: 2, column: 1)
        let error = DiagnosticError("xml-limit", "the element has more than 256 attributes", at: location)
        #expect(fault(element(XMLReader.attributeLimit + 1)) == error)
    }

    @Test("the number of nodes and the size are bounded")
    func size() {
        let many = "<a>" + String(repeating: "<b/>", count: XMLReader.nodeLimit) + "</a>"
        let location = SourceLocation(path: "a.xml")
        #expect(
            fault(Array(many.utf8))
                == DiagnosticError("xml-limit", "the document holds more than 1000000 elements, texts and comments", at: location)
        )
        let large = [UInt8](repeating: 0x20, count: XMLReader.byteLimit + 1)
        #expect(fault(large) == DiagnosticError("xml-limit", "the file is larger than 16 MiB", at: location))
    }
}
