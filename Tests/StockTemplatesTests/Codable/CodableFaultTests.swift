import TestSupport
import Testing

/// What is wrong with annotations about coding.
@Suite struct CodableFaultTests {
    private static let all: [CodableFault] = [
        CodableFault(
            "// trellis: ①Codable\nactor A { var a = 1 }",
            "error: the actor 'A' cannot be coded, because coding does not wait for it; code a structure of its state [codable-kind]"),
        CodableFault(
            "// trellis: ①Codable\nprotocol P {}",
            "error: the protocol 'P' has no stored properties to code; annotate the types that conform [codable-kind]"),
        CodableFault(
            "// trellis: ①Codable\nextension Elsewhere {}",
            "error: no file declares 'Elsewhere', so that its properties are not known; "
                + "annotate a type that the sources declare [codable-kind]"
        ),
        CodableFault(
            "// trellis: Codable, ①keys = snak\nstruct A {}",
            "error: 'keys = snak' is not known; did you mean 'snake' [codable-value]"),
        CodableFault(
            "// trellis: Codable, ①keys = x\nenum A { case a }",
            "error: 'keys = x' is not known; use camel, snake, kebab, screaming, upperCamel [codable-value]"),
        CodableFault(
            "// trellis: Codable, keys = snake, ①keys = kebab\nstruct A {}",
            "error: 'A' has two values of 'keys'; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①key\n}",
            "error: 'key' needs a value; write 'key = …' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①path = a..b\n}",
            "error: 'a..b' is no way to a value; part its keys and numbers with single dots [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①path = a.1000\n}",
            "error: 'a.1000' is no way to a value; part its keys and numbers with single dots [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①alternatives\n}",
            "error: 'alternatives' needs a value; write 'alternatives = …' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: key = x, ①path = y\n}",
            "error: 'a' has 'key' and 'path', which exclude each other; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: key = x, ①key = y\n}",
            "error: 'a' has two values of 'key'; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①date = iso8601\n}",
            "error: 'a' is a 'Int', and 'date' is for 'Date'; remove it [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Date // trellis: ①date = is8601\n}",
            "error: 'date = is8601' is neither known nor a pattern; did you mean 'iso8601' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Date // trellis: ①date = nonsense\n}",
            "error: 'date = nonsense' is neither known nor a pattern; "
                + "use iso8601, iso8601Fraction, seconds, milliseconds or letters such as yyyy-MM-dd [codable-value]"
        ),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var ①a: [Int] // trellis: flattened\n}",
            "error: 'a' is a '[Int]', which has no keys that can stand beside others; remove 'flattened' [codable-type]"),
        CodableFault(
            "enum B: String { case b }\n// trellis: Codable\nstruct A {\n    var ①a: B // trellis: flattened\n}",
            "error: 'a' is a 'B', which has no keys that can stand beside others; remove 'flattened' [codable-type]"),
        CodableFault(
            "// trellis: Codable, tag = type\nenum A { case a(①Int?) }",
            "error: 'a' holds 'Int', which has no keys that can stand beside the tag; "
                + "give the value a label, or add 'content = …' [codable-type]"),
        CodableFault(
            "protocol P {}\n// trellis: Codable\nstruct A {\n    var ①a: [any P]\n}",
            "error: a value of type '[any P]' cannot be coded; skip 'a', or write 'decodeA' and 'encodeA' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Data // trellis: ①data = hex\n}",
            "error: 'data = hex' is not known; use 'base64' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①as = bool\n}",
            "error: 'as = bool' is not known; use 'string' or 'number' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: URL // trellis: ①lenient\n}",
            "error: 'a' is a 'URL', and 'lenient' is for number, text or Boolean; remove it [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Double // trellis: ①nonConforming = \"a|b\"\n}",
            "error: 'nonConforming' needs three texts; write 'nonConforming = \"inf|-inf|nan\"' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①default\n}",
            "error: 'a' has no first value for 'default'; write one, or 'default = …' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①lossy\n}",
            "error: 'a' is lossy and has nothing to fall back on; make it optional, or add 'default = …' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①pruned\n}",
            "error: 'a' is pruned and no array, set or dictionary but 'Int'; remove 'pruned' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①notEmpty\n}",
            "error: 'a' is no collection but 'Int'; remove 'notEmpty' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①required\n}",
            "error: 'a' is not optional; remove 'required' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①writesNil\n}",
            "error: 'a' is not optional; remove 'writesNil' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a = 1 // trellis: skip, ①decodeOnly\n}",
            "error: 'a' has 'skip' and 'decodeOnly'; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var ①a: Int // trellis: skip\n}",
            "error: 'a' has no value after decoding; give it a first one, or add 'default = …' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    let ①a: Int? // trellis: encodeOnly\n}",
            "error: 'a' has no value after decoding; give it a first one, or add 'default = …' [codable-value]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var ①a = made()\n}",
            "error: the type of 'a' is not known; write it behind a colon [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var ①a: (Int, Int)\n}",
            "error: a value of type '(Int, Int)' cannot be coded; skip 'a', or write 'decodeA' and 'encodeA' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var ①a: [() -> Void]\n}",
            "error: a value of type '[() -> Void]' cannot be coded; skip 'a', or write 'decodeA' and 'encodeA' [codable-type]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int\n    var ①b: Int // trellis: key = a\n}",
            "error: 'b' has the key 'a' of 'a'; give one of them another [codable-key]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int\n    var ①b: Int // trellis: path = a.b\n}",
            "error: the way to 'b' leads through another value; take another [codable-path]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: path = x.y\n    var ①b: Int // trellis: path = x\n}",
            "error: the way to 'b' ends where other values stand below; take another [codable-path]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: path = x.y\n    var ①b: Int // trellis: path = x.0\n}",
            "error: the way to 'b' takes for an array what is an object for another, or the reverse; take another [codable-path]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: path = x.y\n    var ①b: Int // trellis: path = x.y\n}",
            "error: the way to 'b' is that of another value; take another [codable-path]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①key = x\n"
                + "    enum CodingKeys: String, CodingKey { case a = \"y\" }\n}",
            "error: 'a' has the key 'x', and 'y' in 'CodingKeys'; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nstruct A {\n    var a: Int // trellis: ①key = x\n    enum CodingKeys: CodingKey {}\n}",
            "error: 'CodingKeys' has no raw values, so that 'a' cannot have the key 'x'; "
                + "make it 'CodingKeys: String, CodingKey' [codable-key]"
        ),
        CodableFault(
            "struct Outer {\n    // trellis: Codable\n    private struct ①Inner { var a: Int }\n}",
            "error: an extension does not see 'Outer.Inner', which is private in another type; make it fileprivate [codable-access]"),
        CodableFault(
            "class A {}\n// trellis: Codable, ①super = maybe\nclass B: A {}",
            "error: 'super = maybe' is not known; use 'flat', 'nested', 'plain' or 'none' [codable-value]"),
        CodableFault(
            "// trellis: Codable, names\nenum E {\n    case ①a(Int)\n}",
            "error: 'a' has associated values, which a name cannot hold; take 'tag = …' for 'names' [codable-type]"),
        CodableFault(
            "// trellis: Codable, tag = t\nenum E {\n    case ①a(Int, Int)\n}",
            "error: the values of 'a' stand beside the tag and need labels; add them, or 'content = …' [codable-type]"),
        CodableFault(
            "// trellis: Codable, tag = t\nenum E {\n    case ①a(t: Int)\n}",
            "error: a value of 'a' has the key 't' of the tag; give it another [codable-key]"),
        CodableFault(
            "// trellis: Codable, untagged\nenum E {\n    case ①a(x: Int, Int)\n}",
            "error: only some values of 'a' have labels; give all or none of them one [codable-type]"),
        CodableFault(
            "// trellis: Codable, ①content = c\nenum E {\n    case a\n}",
            "error: 'content' has no meaning without 'tag'; add it [codable-value]"),
        CodableFault(
            "// trellis: Codable, tag = t, ①untagged\nenum E {\n    case a\n}",
            "error: 'E' has 'tag' and 'untagged', which exclude each other; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable, names\nenum E {\n    case a // trellis: fallback\n    case ①b // trellis: fallback\n}",
            "error: 'b' and 'a' are both 'fallback'; take one of them out [codable-conflict]"),
        CodableFault(
            "// trellis: Codable, tag = t, content = c\nenum E {\n    case ①a(Int) // trellis: fallback\n}",
            "error: 'a' has associated values, which a fallback cannot give; take another case [codable-type]"),
        CodableFault(
            "// trellis: Codable, names\nenum E {\n    case a\n    case ①b // trellis: alternatives = a\n}",
            "error: 'b' has the key 'a' of 'a'; give one of them another [codable-key]"),
        CodableFault(
            "// trellis: Codable, untagged\nenum E {\n    case a(①() -> Void)\n}",
            "error: a value of type '() -> Void' cannot be coded; skip 'a' [codable-type]"),
        CodableFault(
            "// trellis: Codable, untagged\nenum E {\n    case a(/* trellis: ①path = x */ Int)\n}",
            "error: 'path' has no meaning for associated values; remove it [codable-value]"),
        CodableFault(
            "// trellis: Codable, ①untagged\nenum E: String { case a }",
            "error: 'E' is coded by its raw values, and 'untagged' has no meaning; remove it [codable-conflict]"),
        CodableFault(
            "// trellis: Codable\nenum E: Int { case ①a // trellis: alternatives = b\n}",
            "error: other texts of 'a' need raw values of type String; remove 'alternatives' [codable-type]"),
        CodableFault(
            "// trellis: Codable, ①untagd\nenum E { case a }",
            "warning: no template reads the annotation 'untagd'; did you mean 'untagged' [unread-annotation]"),
    ]

    @Test("annotations that contradict or are not known are told with their place, and nothing is written", arguments: all)
    func told(fault: CodableFault) {
        let source = MarkedText(fault.source)
        let messages = StockRendering(["A.swift": source.text], templates: ["Codable"]).messages()
        #expect(messages == ["\(source.location("①", in: "Sources/A.swift")): \(fault.message)"])
    }
}
