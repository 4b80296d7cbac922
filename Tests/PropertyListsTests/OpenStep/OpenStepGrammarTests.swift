import PropertyLists
import Testing

@Suite("The grammar of OpenStep text")
struct OpenStepGrammarTests {
    @Test(
        "containers, strings and data are read",
        arguments: [
            ("{}", "{}"), ("()", "()"), ("a", "a"), ("{a = b;}", "{a=b}"), ("(a, b)", "(a,b)"), ("(a, b, )", "(a,b)"),
            ("{a = (b, {c = d;}); e = {};}", "{a=(b,{c=d}),e={}}"), ("<>", "<>"), ("<48 65\n6C>", "<48 65 6c>"), ("<4865>", "<48 65>"),
            ("\"\"", ""), ("{\"\" = '';}", "{=}"), ("(((a)))", "(((a)))"),
        ]
    )
    func values(text: String, shape: String) throws {
        #expect(try Reading.shape(text) == shape)
    }

    @Test("letters, digits and _ $ / : . - need no quotation marks")
    func unquoted() throws {
        let text = "abcXYZ019_$/:.-"
        #expect(try Reading.shape(text) == text)
    }

    @Test(
        "a character outside that set needs them",
        arguments: ["+", "@", "~", "!", "*", "#", "%", "&", "[", "]", "^", "`", "|", "\\", "?", ">", "é", "\u{7F}"]
    )
    func notUnquoted(character: String) {
        #expect(Reading.failure("{a = b\(character)c;}") != nil)
    }

    @Test("space, tab, line ends, vertical tab, form feed, U+2028 and U+2029 are white space")
    func whiteSpace() throws {
        #expect(try Reading.shape(" \t\n\u{B}\u{C}\r\u{2028}{\u{2029}a\u{B}=\u{C}b\u{2028};\r\n}\u{2029}") == "{a=b}")
    }

    @Test("comments may stand wherever white space may, and have no nesting")
    func comments() throws {
        let text = """
            // first line
            /* one */{/**/a /* two */=/* * / ** */b /*3*/;// to the end
            /* /* */ c = (/*4*/d /*5*/,/*6*/)/*7*/;}
            // last line without end
            """
        #expect(try Reading.shape(text) == "{a=b,c=(d)}")
    }

    @Test("a slash begins a comment only where a token may begin")
    func slashes() throws {
        #expect(try Reading.shape("{a = /b; c = d//e; f = http://g/ /*h*/;}") == "{a=/b,c=d//e,f=http://g/}")
    }

    @Test("either kind of quotation mark holds the other, line ends and brackets")
    func quotes() throws {
        #expect(try Reading.shape("{\"it's\" = 'say \"hi\"\n{(;';}") == "{it's=say \"hi\"\n{(;}")
    }

    @Test("the UTF-8 header is a comment like any other and not needed")
    func header() throws {
        #expect(try Reading.shape("// !$*UTF8*$!\n{a = b;}\n") == "{a=b}")
    }

    @Test("containers are read to a depth of 512 and no deeper")
    func depth() throws {
        func nested(_ depth: Int) -> String { String(repeating: "(", count: depth) + String(repeating: ")", count: depth) }
        #expect(Reading.failure(nested(512)) == nil)
        let fault = "f:1:513: error: containers are nested deeper than 512 levels; flatten the file [nested-too-deeply]"
        #expect(Reading.failure(nested(513)) == fault)
        #expect(Reading.failure(nested(10_000)) == fault)
        #expect(Reading.failure(String(repeating: "{a=", count: 10_000)) != nil)
    }

    @Test("one token of a hundred million bytes is read", arguments: ["", "\""])
    func hugeToken(quote: String) throws {
        var bytes = Array("{a = ".utf8) + Array(quote.utf8)
        bytes += [UInt8](repeating: UInt8(ascii: "x"), count: 100_000_000)
        bytes += Array("\(quote);}".utf8)
        #expect(Reading.failure(bytes) == nil)
    }

    @Test("a file of nothing but the shortest tokens is read, although it has more values than files have")
    func shortestTokens() throws {
        let text = "(" + String(repeating: "a,", count: 100_000) + ")"
        #expect(try Reading.document(text).root.items.reduce(0) { count, _ in count + 1 } == 100_000)
    }
}
