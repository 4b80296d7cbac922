import Testing
import XML

@Suite("XML as Xcode writes it")
struct XcodeXMLWriterTests {
    private func text(_ document: XMLDocument) -> String {
        String(decoding: XcodeXMLWriter.bytes(of: document), as: UTF8.self)
    }

    @Test("levels have three blanks, attributes lines of their own, and elements end tags")
    func layout() {
        let file = XMLElement("FileRef", attributes: [XMLAttribute("location", "group:A.xcodeproj")])
        let group = XMLElement(
            "Group", attributes: [XMLAttribute("location", "container:"), XMLAttribute("name", "G")], children: [.element(file)]
        )
        let root = XMLElement("Workspace", children: [.comment(" c "), .text("  t & \n u "), .text(" \n\t"), .element(group)])
        #expect(
            text(XMLDocument(root, leadingComments: ["first\n"], trailingComments: [" last "])) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!--first
                -->
                <Workspace>
                   <!-- c -->
                   t &amp; &#10; u
                   <Group
                      location = "container:"
                      name = "G">
                      <FileRef
                         location = "group:A.xcodeproj">
                      </FileRef>
                   </Group>
                </Workspace>
                <!-- last -->

                """
        )
    }

    @Test("characters with a meaning are entities, white space and characters beyond ASCII have numbers")
    func escapes() {
        let value = "<a & \"b\" 'c'>\t\n\r\u{7F}é\u{1F41E}~"
        #expect(
            text(XMLDocument(XMLElement("a", attributes: [XMLAttribute("b", value)]))) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <a
                   b = "&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;&#9;&#10;&#13;&#x7f;&#xe9;&#x1f41e;~">
                </a>

                """
        )
    }

    @Test("characters that XML does not have become U+FFFD, so that what is written can be read")
    func impossibleCharacters() throws {
        let bytes = XcodeXMLWriter.bytes(of: XMLDocument(XMLElement("a", attributes: [XMLAttribute("b", "\0\u{1}\u{FFFE}\u{FFFF}")])))
        #expect(try XMLReader.read(bytes, path: "a.xml").root[attribute: "b"] == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    }
}
