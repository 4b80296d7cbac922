import Testing

/// What is wrong with annotations about coding.
@Suite struct CodableFaultTests {
    private static let all: [CodableFault] = [
        CodableFault(
            "// trellis: Codable\nactor A { var a = 1 }",
            "1:13: error: the actor 'A' cannot be coded, because coding does not wait for it; code a structure of its state [codable-kind]"),
        CodableFault(
            "// trellis: Codable\nprotocol P {}",
            "1:13: error: the protocol 'P' has no stored properties to code; annotate the types that conform [codable-kind]"),
        CodableFault(
            "// trellis: Codable\nextension Elsewhere {}",
            "1:13: error: no file declares 'Elsewhere', so that its properties are not known; annotate a type that the sources declare "
                + "[codable-kind]"),
        CodableFault(
            "// trellis: Codable, keys = snak\nstruct A {}",
            "1:22: error: 'keys = snak' is not known; did you mean 'snake' [codable-value]"),
        CodableFault(
            "// trellis: Codable, keys = x\nenum A { case a }",
            "1:22: error: 'keys = x' is not known; use camel, snake, kebab, screaming, upperCamel [codable-value]"),
        CodableFault(
            "// trellis: Codable, keys = snake, keys = kebab\nstruct A {}",
            "1:36: error: 'A' has two values of 'keys'; take one of them out [codable-conflict]"),
        property(
            "var a: Int // trellis: key", "3:27: error: 'key' needs a value; write 'key = …' [codable-value]"),
        property(
            "var a: Int // trellis: path = a..b",
            "3:27: error: 'a..b' is no way to a value; part its keys and numbers with single dots [codable-value]"),
        property(
            "var a: Int // trellis: path = a.1000",
            "3:27: error: 'a.1000' is no way to a value; part its keys and numbers with single dots [codable-value]"),
        property(
            "var a: Int // trellis: alternatives", "3:27: error: 'alternatives' needs a value; write 'alternatives = …' [codable-value]"),
        property(
            "var a: Int // trellis: key = x, path = y",
            "3:36: error: 'a' has 'key' and 'path', which exclude each other; take one of them out [codable-conflict]"),
        property(
            "var a: Int // trellis: key = x, key = y", "3:36: error: 'a' has two values of 'key'; take one of them out [codable-conflict]"),
        property(
            "var a: Int // trellis: date = iso8601",
            "3:27: error: 'a' is a 'Int', and 'date' is for 'Date'; remove it [codable-type]"),
        property(
            "var a: Date // trellis: date = is8601",
            "3:28: error: 'date = is8601' is neither known nor a pattern; did you mean 'iso8601' [codable-value]"),
        property(
            "var a: Date // trellis: date = nonsense",
            "3:28: error: 'date = nonsense' is neither known nor a pattern; use iso8601, iso8601Fraction, seconds, milliseconds or letters "
                + "such as yyyy-MM-dd [codable-value]"),
        property("var a: Data // trellis: data = hex", "3:28: error: 'data = hex' is not known; use 'base64' [codable-value]"),
        property("var a: Int // trellis: as = bool", "3:27: error: 'as = bool' is not known; use 'string' or 'number' [codable-value]"),
        property(
            "var a: URL // trellis: lenient",
            "3:27: error: 'a' is a 'URL', and 'lenient' is for number, text or Boolean; remove it [codable-type]"),
        property(
            "var a: Double // trellis: nonConforming = \"a|b\"",
            "3:30: error: 'nonConforming' needs three texts; write 'nonConforming = \"inf|-inf|nan\"' [codable-value]"),
        property(
            "var a: Int // trellis: default",
            "3:27: error: 'a' has no first value for 'default'; write one, or 'default = …' [codable-value]"),
        property(
            "var a: Int // trellis: lossy",
            "3:27: error: 'a' is lossy and has nothing to fall back on; make it optional, or add 'default = …' [codable-value]"),
        property(
            "var a: Int // trellis: pruned",
            "3:27: error: 'a' is pruned and no array, set or dictionary but 'Int'; remove 'pruned' [codable-type]"),
        property("var a: Int // trellis: notEmpty", "3:27: error: 'a' is no collection but 'Int'; remove 'notEmpty' [codable-type]"),
        property("var a: Int // trellis: required", "3:27: error: 'a' is not optional; remove 'required' [codable-type]"),
        property("var a: Int // trellis: writesNil", "3:27: error: 'a' is not optional; remove 'writesNil' [codable-type]"),
        property(
            "var a = 1 // trellis: skip, decodeOnly",
            "3:32: error: 'a' has 'skip' and 'decodeOnly'; take one of them out [codable-conflict]"),
        property(
            "var a: Int // trellis: skip",
            "3:8: error: 'a' has no value after decoding; give it a first one, or add 'default = …' [codable-value]"),
        property(
            "let a: Int? // trellis: encodeOnly",
            "3:8: error: 'a' has no value after decoding; give it a first one, or add 'default = …' [codable-value]"),
        property("var a = made()", "3:8: error: the type of 'a' is not known; write it behind a colon [codable-type]"),
        property(
            "var a: (Int, Int)",
            "3:8: error: a value of type '(Int, Int)' cannot be coded; skip 'a', or write 'decodeA' and 'encodeA' [codable-type]"),
        property(
            "var a: [() -> Void]",
            "3:8: error: a value of type '[() -> Void]' cannot be coded; skip 'a', or write 'decodeA' and 'encodeA' [codable-type]"),
        property(
            "var a: Int\n    var b: Int // trellis: key = a",
            "4:8: error: 'b' has the key 'a' of 'a'; give one of them another [codable-key]"),
        property(
            "var a: Int\n    var b: Int // trellis: path = a.b",
            "4:8: error: the way to 'b' leads through another value; take another [codable-path]"),
        property(
            "var a: Int // trellis: path = x.y\n    var b: Int // trellis: path = x",
            "4:8: error: the way to 'b' ends where other values stand below; take another [codable-path]"),
        property(
            "var a: Int // trellis: path = x.y\n    var b: Int // trellis: path = x.0",
            "4:8: error: the way to 'b' takes for an array what is an object for another, or the reverse; take another [codable-path]"),
        property(
            "var a: Int // trellis: path = x.y\n    var b: Int // trellis: path = x.y",
            "4:8: error: the way to 'b' is that of another value; take another [codable-path]"),
        property(
            "var a: Int // trellis: key = x\n    enum CodingKeys: String, CodingKey { case a = \"y\" }",
            "3:27: error: 'a' has the key 'x', and 'y' in 'CodingKeys'; take one of them out [codable-conflict]"),
        property(
            "var a: Int // trellis: key = x\n    enum CodingKeys: CodingKey {}",
            "3:27: error: 'CodingKeys' has no raw values, so that 'a' cannot have the key 'x'; make it 'CodingKeys: String, CodingKey' "
                + "[codable-key]"),
        CodableFault(
            "struct Outer {\n    // trellis: Codable\n    private struct Inner { var a: Int }\n}",
            "3:20: error: an extension does not see 'Outer.Inner', which is private in another type; make it fileprivate [codable-access]"),
        CodableFault(
            "class A {}\n// trellis: Codable, super = maybe\nclass B: A {}",
            "2:22: error: 'super = maybe' is not known; use 'flat', 'nested', 'plain' or 'none' [codable-value]"),
        cases(
            "case a(Int)", "names",
            "4:10: error: 'a' has associated values, which a name cannot hold; take 'tag = …' for 'names' [codable-type]"),
        cases(
            "case a(Int, Int)", "tag = t",
            "4:10: error: the values of 'a' stand beside the tag and need labels; add them, or 'content = …' [codable-type]"),
        cases("case a(t: Int)", "tag = t", "4:10: error: a value of 'a' has the key 't' of the tag; give it another [codable-key]"),
        cases(
            "case a(x: Int, Int)", "untagged",
            "4:10: error: only some values of 'a' have labels; give all or none of them one [codable-type]"),
        cases("case a", "content = c", "1:22: error: 'content' has no meaning without 'tag'; add it [codable-value]"),
        cases(
            "case a", "tag = t, untagged",
            "1:31: error: 'E' has 'tag' and 'untagged', which exclude each other; take one of them out [codable-conflict]"),
        cases(
            "case a // trellis: fallback\n    case b // trellis: fallback", "names",
            "5:10: error: 'b' and 'a' are both 'fallback'; take one of them out [codable-conflict]"),
        cases(
            "case a(Int) // trellis: fallback", "tag = t, content = c",
            "4:10: error: 'a' has associated values, which a fallback cannot give; take another case [codable-type]"),
        cases(
            "case a\n    case b // trellis: alternatives = a", "names",
            "5:10: error: 'b' has the key 'a' of 'a'; give one of them another [codable-key]"),
        cases("case a(() -> Void)", "untagged", "4:12: error: a value of type '() -> Void' cannot be coded; skip 'a' [codable-type]"),
        cases(
            "case a(/* trellis: path = x */ Int)", "untagged",
            "4:24: error: 'path' has no meaning for associated values; remove it [codable-value]"),
        CodableFault(
            "// trellis: Codable, untagged\nenum E: String { case a }",
            "1:22: error: 'E' is coded by its raw values, and 'untagged' has no meaning; remove it [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nenum E: Int { case a // trellis: alternatives = b\n}",
            "2:20: error: other texts of 'a' need raw values of type String; remove 'alternatives' [codable-type]"),
        CodableFault(
            "// trellis: Codable, untagd\nenum E { case a }",
            "1:22: warning: no template reads the annotation 'untagd'; did you mean 'untagged' [unread-annotation]"),
    ]

    private static func property(_ text: String, _ messages: String...) -> CodableFault {
        CodableFault("// trellis: Codable\nstruct A {\n    \(text)\n}", messages)
    }

    private static func cases(_ text: String, _ rule: String, _ messages: String...) -> CodableFault {
        CodableFault("// trellis: Codable, \(rule)\n\nenum E {\n    \(text)\n}", messages)
    }

    @Test("annotations that contradict or are not known are told with their place, and nothing is written", arguments: all)
    func told(fault: CodableFault) {
        let messages = StockRendering(["A.swift": fault.source], templates: ["Codable"]).messages()
        #expect(messages == fault.messages.map { "Sources/A.swift:" + $0 })
    }
}
