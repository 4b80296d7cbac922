import Diagnostics
import ResourceFormats
import Testing

/// The arguments of texts that depend on something.
@Suite struct FormArgumentTests {
    private func types(_ dictionary: String) throws -> [String] {
        var diagnostics: [Diagnostic] = []
        let text = "{ k = \(dictionary); }"
        let entries = try StringsDictionary.read(Array(text.utf8), path: "f", diagnostics: &diagnostics).entries
        #expect(diagnostics.filter { $0.severity == .error } == [])
        return try #require(entries.first).form.arguments().types.map(\.rawValue)
    }

    private func variable(_ name: String, _ type: String, _ cases: String) -> String {
        "\(name) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = \(type); \(cases) };"
    }

    private func format(_ text: String, _ variables: String) -> String { "{ NSStringLocalizedFormatKey = \"\(text)\"; \(variables) }" }

    @Test("a variable takes an argument of the type of its number")
    func single() throws {
        #expect(try types(format("%#@n@", variable("n", "d", "one = x; other = \"%d\";"))) == ["Int"])
        #expect(try types(format("%#@n@", variable("n", "f", "other = \"%.1f\";"))) == ["Float"])
    }

    @Test("placeholders beside variables take theirs in order")
    func mixed() throws {
        let variables = variable("n", "ld", "other = \"%ld\";") + variable("m", "ld", "other = \"%ld\";")
        #expect(try types(format("%@: %#@n@, %#@m@ %f", variables)) == ["String", "Int", "Int", "Float"])
        #expect(try types(format("%3$@ %1$#@n@", variables + variable("x", "d", "other = y;"))) == ["Int", "String"])
    }

    @Test("variables in the texts of variables are followed")
    func nested() throws {
        let geese = variable("geese", "d", "one = \"a %#@field@\"; other = \"%d of %#@fields@\";")
        let fields = variable("field", "d", "other = \"%d\";") + variable("fields", "d", "other = \"%d\";")
        #expect(try types(format("%#@geese@", geese + fields)) == ["Int", "Int"])
        let numbered =
            variable("a", "d", "one = \"x %2$#@b@\"; other = \"%1$d %2$#@b@\";") + variable("b", "d", "other = \"%2$d %3$#@c@\";")
            + variable("c", "d", "other = \"%3$d\";")
        #expect(try types(format("%1$#@a@", numbered)) == ["Int", "Int", "Int"])
    }

    @Test("a variable that mentions itself is not followed for ever")
    func recursion() throws {
        #expect(try types(format("%#@n@", variable("n", "d", "other = \"%d %#@n@\";"))) == ["Int"])
    }

    @Test("variables that all mention each other are followed in bounded time")
    func manyVariables() throws {
        let names = (0..<100).map { "v\($0)" }
        let mentions = names.map { "%#@\($0)@" }.joined()
        let types = try types(format("%#@v0@", names.map { variable($0, "d", "other = \"\(mentions)\";") }.joined()))
        #expect(Set(types) == ["Int"])
    }

    @Test("a text of very many placeholders takes linear time")
    func manyPlaceholders() throws {
        #expect(try FormatArguments(FormatText(String(repeating: "%d", count: 200_000))).list.count == 200_000)
    }

    @Test("numbered arguments in the texts of a variable count, others are its own")
    func texts() throws {
        #expect(try types(format("%2$#@n@", variable("n", "lld", "other = \"%1$@ has %2$lld\";"))) == ["String", "Int"])
        #expect(try types(format("%#@n@", variable("n", "d", "other = \"%@ has %d\";"))) == ["Int"])
    }

    @Test("a placeholder that names the position of a variable says the type of the argument")
    func namedPositions() throws {
        #expect(try types(format("%#@n@", variable("n", "d", "one = \"%1$@: one\"; other = \"%1$@: %2$d\";"))) == ["String", "Int"])
        let followed = variable("names", "ld", "other = \"\";") + variable("n", "ld", "zero = \"by %1$@\"; other = \"by %1$@ and %ld\";")
        #expect(try types(format("%#@names@%#@n@", followed)) == ["String", "Int"])
        #expect(throws: FormatArguments.Conflict(position: 1, first: .object, second: .integer)) {
            try types(format("%#@n@", variable("n", "d", "one = \"%1$@\"; other = \"%1$d\";")))
        }
        #expect(throws: FormatArguments.Conflict(position: 1, first: .integer, second: .float)) {
            try types(format("%#@n@", variable("n", "d", "other = \"%f\";")))
        }
    }

    @Test("a variable may have a width and a precision")
    func widths() throws {
        let variables = variable("n", "f", "other = \"%f\";") + variable("m", "d", "other = \"%d\";")
        #expect(try types(format("%@ %3$3.2#@n@ %2$8#@m@", variables)) == ["String", "Int", "Float"])
    }

    @Test("two types for one argument are a conflict")
    func conflict() {
        #expect(throws: FormatArguments.Conflict(position: 2, first: .object, second: .integer)) {
            try types(format("%@ of %@ %2$#@n@", variable("n", "d", "other = \"%d\";")))
        }
    }

    @Test("devices and widths are united")
    func union() throws {
        #expect(try types("{ NSStringDeviceSpecificRuleType = { mac = \"%1$@\"; other = \"%2$d\"; }; }") == ["String", "Int"])
        #expect(try types("{ NSStringVariableWidthRuleType = { 10 = \"%@\"; 20 = \"%@ and more\"; }; }") == ["String"])
    }
}
