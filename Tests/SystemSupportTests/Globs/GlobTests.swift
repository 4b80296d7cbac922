import Diagnostics
import SystemSupport
import Testing

@Suite("Globs")
struct GlobTests {
    @Test(
        "a pattern describes whole texts",
        arguments: [
            ("*.swift", ["a.swift", ".swift", "é.swift"], ["a.swift.x", "b/a.swift", "a.SWIFT", ""]),
            ("*", ["", "a", ".a"], ["a/b", "/"]),
            ("", [""], ["a"]),
            ("?", ["a", "é", "😀"], ["", "/", "ab"]),
            ("a?c", ["abc", "aéc"], ["ac", "a/c"]),
            ("**", ["", "a", "a/b", "/"], []),
            ("**/a", ["a", "b/a", "b/c/a"], ["ba", "a/b", "b/ba"]),
            ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb", "a//x/bb"]),
            ("a/**", ["a/b", "a/b/c", "a/"], ["a", "b/a/c"]),
            ("a**b", ["ab", "a/b", "axb"], ["a/c"]),
            ("**/*.swift", ["a.swift", "x/y/a.swift"], ["a.swift/x"]),
            ("***/a", ["a", "b/a"], ["ba"]),
            ("[a-cx]", ["a", "b", "c", "x"], ["d", "-", "ab", ""]),
            ("[!a-c]", ["d", "é"], ["a", "/", ""]),
            ("[^a]", ["b", "^"], ["a"]),
            ("[]a]", ["]", "a"], ["b"]),
            ("[!]a]", ["b"], ["]", "a"]),
            ("[a-]", ["a", "-"], ["b"]),
            ("[\\]\\-]", ["]", "-"], ["\\"]),
            ("[+-0]", ["+", ".", "0"], ["/", "1"]),
            ("[à-ü]", ["é"], ["a"]),
            ("{a,b}.c", ["a.c", "b.c"], ["c.c", "{a,b}.c", ".c"]),
            ("x{,y}", ["x", "xy"], ["xyy", ""]),
            ("{a}", ["a"], ["{a}"]),
            ("{}", [""], ["{}"]),
            ("*.{h,m{,m}}", ["a.h", "a.m", "a.mm"], ["a.mmm", "a."]),
            ("{**/a,b/*}", ["a", "x/y/a", "b/c"], ["xa", "b/c/d"]),
            ("x/{**/a,b}", ["x/a", "x/y/a", "x/b"], ["x/ya"]),
            ("a,b", ["a,b"], ["a", "b"]),
            ("\\*\\{\\\\", ["*{\\"], ["a{\\"]),
            ("é", ["é"], ["e"]),
        ] as [(String, [String], [String])]
    )
    func matching(pattern: String, matches: [String], others: [String]) throws {
        let glob = try Glob(pattern)
        for text in matches { #expect(glob.matches(text), "'\(pattern)' must match '\(text)'") }
        for text in others { #expect(!glob.matches(text), "'\(pattern)' must not match '\(text)'") }
    }

    @Test(
        "a pattern that means nothing is refused with a remedy",
        arguments: [
            ("a[b", "the pattern 'a[b' has a '[' without ']'; write '\\[' for the character"),
            ("[", "the pattern '[' has a '[' without ']'; write '\\[' for the character"),
            ("[]", "the pattern '[]' has a '[' without ']'; write '\\[' for the character"),
            ("[!]", "the pattern '[!]' has a '[' without ']'; write '\\[' for the character"),
            ("{a,b", "the pattern '{a,b' has a '{' without '}'; write '\\{' for the character"),
            ("a}", "the pattern 'a}' has a '}' without '{'; write '\\}' for the character"),
            ("a\\", "the pattern 'a\\' ends in a lone '\\'; write '\\\\' for the character"),
            ("[a\\", "the pattern '[a\\' ends in a lone '\\'; write '\\\\' for the character"),
            ("[z-a]", "the pattern '[z-a]' has the range 'z-a', which runs backwards"),
        ]
    )
    func refusals(pattern: String, message: String) {
        #expect(throws: DiagnosticError("invalid-glob", message)) { try Glob(pattern) }
    }

    @Test("patterns have bounds")
    func bounds() throws {
        let deep = String(repeating: "{", count: 33) + String(repeating: "}", count: 33)
        let depthMessage = "the pattern '\(deep)' has more than 32 braces inside each other"
        #expect(throws: DiagnosticError("invalid-glob", depthMessage)) { try Glob(deep) }
        #expect(try Glob(String(deep.dropFirst().dropLast())).matches(""))
        let long = String(repeating: "a", count: 4097)
        let lengthMessage = "the pattern '\(String(repeating: "a", count: 40))…' is longer than 4096 characters"
        #expect(throws: DiagnosticError("invalid-glob", lengthMessage)) { try Glob(long) }
        #expect(try Glob(String(long.dropLast())).matches(String(long.dropLast())))
    }

    @Test("no text makes a pattern try one way twice")
    func patience() throws {
        let text = String(repeating: "a", count: 2000) + "b/"
        #expect(try !Glob(String(repeating: "*a", count: 100) + "*c").matches(text))
        #expect(try !Glob(String(repeating: "{a,a*,**}", count: 100) + "c").matches(text))
        #expect(try !Glob(String(repeating: "{**/,*}", count: 100) + "[c]").matches(text))
    }
}
