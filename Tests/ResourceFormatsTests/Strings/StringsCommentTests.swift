import Diagnostics
import ResourceFormats
import Testing

/// The comments of texts.
@Suite struct StringsCommentTests {
    private func comments(_ text: String) throws -> [String?] {
        var diagnostics: [Diagnostic] = []
        return try StringsFile.read(Array(text.utf8), path: "f", diagnostics: &diagnostics).entries.map(\.comment)
    }

    @Test(
        "a comment before a pair is its own", arguments: ["/* c */\na=b;", "// c\na=b;", "/* c */ a=b;", "/// c\na=b;", "/** c */\na=b;"])
    func before(text: String) throws {
        #expect(try comments(text) == ["c"])
    }

    @Test("several comments before a pair are joined")
    func several() throws {
        #expect(try comments("// one\n// two\n/* three */\na=b;") == ["one\ntwo\nthree"])
    }

    @Test("the lines of a comment stay as they are")
    func lines() throws {
        #expect(try comments("/* A multiline\n   comment */\na=b;") == ["A multiline\n   comment"])
    }

    @Test("a heading that an empty line separates belongs to nobody")
    func heading() throws {
        #expect(try comments("/*\n File\n*/\n\n/* c */\na=b;\r\n\r\n// d\r\ne=f;") == ["c", "d"])
        #expect(try comments("// heading\n\na=b;") == [nil])
    }

    @Test("a comment behind a pair in its line is its own when none stands before it")
    func behind() throws {
        #expect(try comments("a=b; // c\nd=e; /* f */\n/* g */\nh=i; // j") == ["c", "f", "g"])
    }

    @Test("a comment between two pairs of one line belongs to the second")
    func between() throws {
        #expect(try comments("a=b; /* c */ d=e;") == [nil, "c"])
    }

    @Test("comments in texts and inside pairs are none")
    func inside() throws {
        #expect(try comments("\"a // b\" = \"/* c */\";\nd /* e */ = f;") == [nil, nil])
    }

    @Test("an empty comment is none")
    func empty() throws {
        #expect(try comments("/* */\na=b;//\nc=d;") == [nil, nil])
    }
}
