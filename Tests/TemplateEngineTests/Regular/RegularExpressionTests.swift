import Foundation
import TemplateEngine
import TestSupport
import Testing

@Suite("regular expressions")
struct RegularExpressionTests {
    private static func replaced(_ pattern: String, _ template: String, in text: String) throws -> String {
        let source = "{{ text|replace:pattern,template,'regex' }}"
        return try TemplateEnvironment(whitespace: .plain).compile(TemplateSource(path: "t", text: source))
            .render(["text": .string(text), "pattern": .string(pattern), "template": .string(template)])
    }

    /// What Foundation makes of it; the text itself where it cannot read the pattern.
    private static func oracle(_ pattern: String, _ template: String, in text: String) -> String {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
        return expression.stringByReplacingMatches(
            in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
    }

    private static let patterns = [
        "a", "abc", ".", "a.c", "a|b", "ab|cd|", "a*", "a+", "a?", "a*?", "a+?", "a??", "a{2}", "a{1,}", "a{1,2}", "a{1,2}?", "(a)(b)?",
        "(?:ab)+",
        "(a|b)*c", "(a*)*", "(a*)+b", "^a", "a$", "^$", "^", "$", "(?m)^", "(?m)$", "(?s).", "(?i)ABC", "(?i:A)b", "[abc]", "[^abc]",
        "[a-c]+",
        "[a\\-c]", "[-a]", "[a-]", "[]a]", "[\\d_]", "[^\\s]+", "[[:alpha:]]+", "[[:^digit:]]", "[a-z&&[^b]]", "[a-z--[b]]", "[a-z-[b]]",
        "[\\w--[ab]]", "[[a-z]&&[b-c]]", "[[a-c]--[b]]", "[a[bc]]", "\\d+", "\\D+", "\\w+", "\\W",
        "\\s+", "\\S+", "\\b", "\\B", "\\bx", "\\.", "\\$", "\\\\", "\\t", "\\n", "\\x41", "\\u0041", "\\x{41}", "\\p{Lu}", "\\p{L}+",
        "\\P{L}", "\\pL",
        "(a)\\1", "(?<first>a)b\\k<first>", "(?=b)", "a(?=b)", "a(?!b)", "(?<=a)b", "(?<!a)b", "(?>a+)b", "a++b", "(?#note)a", "\\Qa.b\\E",
        "(?x) a b # c",
        "[A-Z\\d]+", "([A-Z\\d]+)([A-Z][a-z])", "([a-z\\d])([A-Z])", "^\\s+", "\\s+$", "[ \\t]+$", "\\n([ \\t]*\\n)+", "\\A.", ".\\z",
        ".\\Z", "é", "[é]",
        "(", "[", "a{", "*a", "a**", "\\", "(?<a", "\\p{Nope}", "[z-a]", "(?z)a", "a)", "\\k<x>",
    ]

    private static let texts = [
        "", "a", "abc", "ab", "aab", "xaay", "abab", "a.c", "a\nb\nc", "a\n", "AbcABC", "a-b_c", "1 22 333", "some URLThing2Go", "  x  ",
        "éa", "a.b", "$1\\",
        "x\r\ny", "naïve é", "aaaaaaaaaaaaaaaaaaaaaab", "A", "cab", "\t a \t", "a b",
    ]

    @Test("every pattern replaces in every text what Foundation replaces", arguments: patterns)
    func oracle(_ pattern: String) throws {
        for text in Self.texts {
            for template in ["<$0>", "[$1]", "$2\\$-"] {
                let (ours, theirs) = (try Self.replaced(pattern, template, in: text), Self.oracle(pattern, template, in: text))
                #expect(ours == theirs, "\(pattern) \(template) in \(text.debugDescription)")
            }
        }
    }

    @Test("patterns put together at random replace what Foundation replaces", arguments: 1...4 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let parts = [
            "a", "b", "c", ".", "\\d", "\\w", "[ab]", "[^a]", "(a|b)", "(b)?", "(?:c)", "^", "$", "\\b", "a*", "b+", "c?", "a{1,2}",
            "(a)\\1", "(?=c)", "x*?",
        ]
        for _ in 0..<500 {
            let pattern = (0..<Int.random(in: 1...5, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let text = (0..<Int.random(in: 0...10, using: &generator)).map { _ in
                ["a", "b", "c", " ", "1"].randomElement(using: &generator) ?? ""
            }.joined()
            // A back reference counts groups, which differ when parts are put together.
            if pattern.contains("\\1"), pattern.hasPrefix("(") == false || pattern.components(separatedBy: "(").count > 2 { continue }
            #expect(
                try Self.replaced(pattern, "<$0>", in: text) == Self.oracle(pattern, "<$0>", in: text),
                "\(pattern) in \(text.debugDescription)")
        }
    }

    @Test("a pattern that would run for ever is given up")
    func bounded() {
        let text = String(repeating: "a", count: 40) + "!"
        #expect {
            try Self.replaced("(a+)+$", "x", in: text)
        } throws: { error in
            "\(error)".contains("the regular expression takes too long")
        }
    }

    @Test("a long text is searched in steps that grow with it")
    func long() throws {
        let text = String(repeating: "ab ", count: 20_000)
        #expect(try Self.replaced("\\bab", "c", in: text) == String(repeating: "c ", count: 20_000))
    }
}
