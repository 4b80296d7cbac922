import Diagnostics
import ResourceFormats
import Testing

/// Placeholders of printf and Foundation.
@Suite struct FormatTextTests {
    private static let letters: [ArgumentType: String] = [
        .object: "S", .integer: "I", .float: "F", .character: "c", .cString: "s", .pointer: "p",
    ]

    @Test("the arguments of a text are found, and prose is left alone", arguments: FormatCases.all)
    func arguments(item: FormatCase) throws {
        let types = try FormatArguments(FormatText(item.text)).types.compactMap { Self.letters[$0] }
        #expect(types.joined(separator: " ") == item.types, "\(item.reason)")
    }

    @Test("there are cases enough, and each text once")
    func count() {
        #expect(FormatCases.all.count >= 150)
        #expect(Set(FormatCases.all.map(\.text)).count == FormatCases.all.count)
    }

    @Test("all parts of a placeholder are read")
    func parts() throws {
        let text = "é %2$-+08.*1$lld!"
        let placeholder = try #require(FormatText(text).placeholders.first)
        #expect(placeholder.range == 3..<17)
        #expect(placeholder.position == 2)
        #expect(placeholder.flags == [.left, .sign, .zero])
        #expect(placeholder.width == .number(8))
        #expect(placeholder.precision == .argument(position: 1))
        #expect(placeholder.length == "ll")
        #expect(placeholder.conversion == .integer(UInt8(ascii: "d")))
        #expect(placeholder.specifier == "lld")
    }

    @Test("variables carry their names and positions")
    func variables() {
        let placeholders = FormatText("%#@files@ in %2$#@many folders@, %arg").placeholders
        #expect(placeholders.map(\.conversion) == [.variable("files"), .variable("many folders"), .argument])
        #expect(placeholders.map(\.position) == [nil, 2, nil])
    }

    @Test("each percent sign that is prose says why")
    func proseSigns() {
        let signs = FormatText("5% done, 6%. and 7%").proseSigns
        #expect(signs.map(\.reason) == [.word, .noConversion, .end])
        #expect(signs.map(\.offset) == [1, 10, 18])
    }

    @Test("one argument of two types is a conflict with its position")
    func conflicts() {
        #expect(throws: FormatArguments.Conflict(position: 1, first: .object, second: .integer)) {
            try FormatArguments(FormatText("%1$@ %1$d"))
        }
        #expect(throws: FormatArguments.Conflict(position: 2, first: .object, second: .float)) {
            try FormatArguments(FormatText("%@ %@ %2$f"))
        }
        let conflict = FormatArguments.Conflict(position: 2, first: .object, second: .integer)
        #expect(
            conflict.diagnostic(ofKey: "a.b", at: SourceLocation(path: "f", line: 1, column: 7)).description
                == "f:1:7: error: argument 2 of 'a.b' is 'String' in one place and 'Int' in another; number the placeholders so that each "
                + "argument has one type [argument-conflict]")
    }

    @Test("lengths and letters of one type are no conflict")
    func sameTypes() throws {
        #expect(try FormatArguments(FormatText("%1$d %1$lld %1$x")).types == [.integer])
    }

    @Test("the arguments of texts with one meaning are united")
    func union() throws {
        var arguments = try FormatArguments(FormatText("nothing"))
        try arguments.formUnion(try FormatArguments(FormatText("%2$d items")))
        try arguments.formUnion(try FormatArguments(FormatText("%1$@ has %2$d items")))
        #expect(arguments.types == [.object, .integer])
        let other = try FormatArguments(FormatText("%f"))
        #expect(throws: FormatArguments.Conflict(position: 1, first: .object, second: .float)) { try arguments.formUnion(other) }
    }

    @Test("numbers are put into the placeholders that have none")
    func numbering() {
        #expect(FormatText.numbered("%@ has %lld of 100% and %%") == "%1$@ has %2$lld of 100% and %%")
        #expect(FormatText.numbered("%2$@ and %d") == "%2$@ and %1$d")
        #expect(FormatText.numbered("%-5d|%#@name@|%arg") == "%1$-5d|%2$#@name@|%arg")
        #expect(FormatText.numbered("%*d %@") == "%*d %@")
    }

    @Test("a specifier alone has a type only when it is whole")
    func specifiers() {
        #expect(ArgumentType(specifier: "lld") == .integer)
        #expect(ArgumentType(specifier: "@") == .object)
        #expect(ArgumentType(specifier: "") == nil)
        #expect(ArgumentType(specifier: "lld items") == nil)
        #expect(ArgumentType(specifier: "d%d") == nil)
        #expect(ArgumentType(specifier: "%") == nil)
    }
}
