import Testing
import XML

@Suite("editing elements of XML")
struct XMLElementTests {
    private func element(_ text: String) throws -> XMLElement {
        try XMLReader.read(Array(text.utf8), path: "a.xml").root
    }

    private func names(_ element: XMLElement) -> [String] {
        element.children.map { child in
            switch child {
            case .element(let element): element.name + (element[attribute: "n"] ?? "")
            case .text(let text): text
            case .comment(let comment): "!" + comment
            }
        }
    }

    @Test("a changed attribute keeps its place, a new one comes last, and one without a value goes")
    func attributes() throws {
        var element = try element("<a x='1' y='2' z='3'/>")
        element[attribute: "y"] = "5"
        element[attribute: "w"] = "6"
        element[attribute: "x"] = nil
        element[attribute: "v"] = nil
        #expect(element.attributes == [XMLAttribute("y", "5"), XMLAttribute("z", "3"), XMLAttribute("w", "6")])
    }

    @Test("elements of a name are replaced in their places, and the rest stays")
    func replacing() throws {
        let original = try element("<a><!--c--><b n='1'/><x/>t<b n='2'/><y/></a>")
        let new = (3...5).map { XMLElement("b", attributes: [XMLAttribute("n", "\($0)")]) }
        var same = original
        same.replaceElements(named: ["b"], with: Array(new[..<2]))
        #expect(names(same) == ["!c", "b3", "x", "t", "b4", "y"])
        var more = original
        more.replaceElements(named: ["b"], with: new)
        #expect(names(more) == ["!c", "b3", "x", "t", "b4", "b5", "y"])
        var fewer = original
        fewer.replaceElements(named: ["b"], with: Array(new[..<1]))
        #expect(names(fewer) == ["!c", "b3", "x", "t", "y"])
        var none = original
        none.replaceElements(named: ["b"], with: [])
        #expect(names(none) == ["!c", "x", "t", "y"])
    }

    @Test("a first element of its name is put where the order wants it")
    func order() throws {
        let order = ["p", "q", "r", "s"]
        for (text, expected) in [
            ("<a><p/><r/><s/></a>", ["p", "q", "r", "s"]), ("<a><p/><z/></a>", ["p", "z", "q"]), ("<a/>", ["q"]),
            ("<a><!--c--><s/></a>", ["!c", "q", "s"]),
        ] {
            var element = try element(text)
            element.replaceElements(named: ["q"], with: [XMLElement("q")], order: order)
            #expect(names(element) == expected)
        }
        var other = try element("<a><p/></a>")
        other.replaceElements(named: ["z"], with: [XMLElement("z")], order: order)
        #expect(names(other) == ["p", "z"])
    }
}
