import CodeGeneration
import Diagnostics
import Testing

/// What is told about annotations that are wrong.
@Suite struct DeepLinkFaultTests {
    /// The lines that a run tells about an enumeration.
    private func messages(_ source: String) -> [String] {
        MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: A.swift, templates: DeepLinks, output: Out.swift }\n", "A.swift": source,
        ]).messages()
    }

    /// What is told about a route of a case with these associated values: column and text.
    private func fault(_ route: String, _ values: String = "") -> [String] {
        messages("enum E {\n// trellis: route = \(route)\ncase c\(values.isEmpty ? "" : "(\(values))")\n}\n").map { message in
            String(message.prefix { $0 != "\n" }.dropFirst("A.swift:2:".utf8.count))
        }
    }

    @Test("a pattern that is none is told with the place in it")
    func patterns() {
        let routes: [(String, String, String)] = [
            ("/a/{x", "x: Int", "24: error: '{x' is not closed; write '{x}', '{x?}', '{x=…}' or '{x*}' [deep-link-pattern]"),
            ("/a/{}", "", "24: error: '{' has no name behind it; write '{name}', or %7B for the sign itself [deep-link-pattern]"),
            ("/a/:/b", "", "24: error: ':' has no name behind it; write %3A for the sign itself [deep-link-pattern]"),
            ("/a(b", "", "23: error: '(' is not closed; write %28 for the sign itself [deep-link-pattern]"),
            ("/a)b", "", "23: error: ')' closes nothing; write %29 for the sign itself [deep-link-pattern]"),
            ("/a|b", "", "23: error: '|' parts alternatives in parentheses; write '(a|b)' [deep-link-pattern]"),
            ("/a}", "", "23: error: '}' closes nothing; write %7D for the sign itself [deep-link-pattern]"),
            ("/a%2", "", "23: error: '%' has no two hexadecimal digits behind it; write %25 for the sign itself [deep-link-pattern]"),
            ("/%FF", "", "22: error: what is percent-encoded is no UTF-8 [deep-link-pattern]"),
            ("/a b", "", "23: error: a pattern has no blanks; write %20 [deep-link-pattern]"),
            ("/a#b", "", "23: error: a pattern has no fragment; write %23 for the sign '#' itself [deep-link-pattern]"),
            ("/a*", "", "23: error: '*' fills a whole component; write '/*/', or %2A for the sign itself [deep-link-pattern]"),
            (
                "/a{x}", "x: Int",
                "23: error: a parameter fills a whole component; put '/' around it, or %3A for ':' itself [deep-link-pattern]"
            ),
            (
                "app://a/b", "",
                "21: error: a pattern begins with its path; give scheme and host as 'scheme = …, host = …' [deep-link-pattern]"
            ),
            ("/a(?b=c)", "", "24: error: '?' stands in parentheses; put the parentheses around what follows it [deep-link-pattern]"),
            ("/a?(b=c", "", "24: error: '(' is not closed; write %28 for the sign itself [deep-link-pattern]"),
            ("/a?b)", "", "25: error: ')' closes nothing; write %29 for the sign itself [deep-link-pattern]"),
            ("/a?=b", "", "24: error: a key is missing before '='; write 'key={name}' [deep-link-pattern]"),
            ("/a?b|c", "", "25: error: alternatives stand in the path only; write one route for each [deep-link-pattern]"),
            ("/a?:int()", "Int", "24: error: a key needs a name; write 'key=:int' [deep-link-pattern]"),
            ("*/*/a/*/b/*/c/*/d/*", "", "21: error: a path has at most 4 wildcards; take out the others [deep-link-pattern]"),
            (
                "(a)(b)(c)(d)(e)(f)(g)", "",
                "21: error: the pattern stands for more than 64 paths; write several routes [deep-link-pattern]"
            ),
        ]
        for (route, values, message) in routes { #expect(fault(route, values).first == message, "\(route)") }
    }

    @Test("what does not fit the case is told with the place in the pattern and that of the case")
    func binding() {
        let routes: [(String, String, String)] = [
            ("/{idd}", "id: Int", "22: error: the case 'c' has no associated value for 'idd'; did you mean 'id' [deep-link-parameter]"),
            ("/{q}", "name: Int", "22: error: the case 'c' has no associated value for 'q'; it has 'name' [deep-link-parameter]"),
            (
                "/{q}", "",
                "22: error: the case 'c' has no associated value for 'q'; add one, or write the component as it is [deep-link-parameter]"
            ),
            (
                "/a", "id: Int",
                "21: error: the route leaves out 'id', and the associated value is neither optional nor has a default; add '{id}' "
                    + "[deep-link-parameter]"
            ),
            (
                "/a(/{id})", "id: Int",
                "21: error: some paths of the route leave out 'id', "
                    + "and the associated value is neither optional nor has a default; add '{id}' "
                    + "[deep-link-parameter]"
            ),
            (
                "/a?id={id?}", "id: Int",
                "27: error: 'id' may be left out, and the associated value is neither optional nor has a default; write '{id=…}' "
                    + "[deep-link-parameter]"
            ),
            ("/{id}/{id}", "id: Int", "21: error: 'id' stands in the route twice; take one out [deep-link-parameter]"),
            ("/a?k={id}&k=x", "id: Int", "21: error: the key 'k' stands in the route twice; take one out [deep-link-parameter]"),
            ("/{id*}", "id: Int", "22: error: 'id' is no array; take out '*', or make it an array [deep-link-parameter]"),
            ("/{id}", "id: [Int]", "22: error: 'id' is an array; write '{id*}' [deep-link-parameter]"),
            ("/:string(id)", "id: Int", "22: error: ':string' does not read the type 'Int' of 'id'; change one of them [deep-link-type]"),
            ("/:int", "String", "22: error: ':int' does not read the type 'String' of '0'; change one of them [deep-link-type]"),
            ("/{id=x}", "id: Int", "22: error: 'x' is no value of the type 'Int'; correct the default [deep-link-type]"),
            ("/{id=x}", "id: UUID", "22: error: 'x' is no value of the type 'UUID'; correct the default [deep-link-type]"),
        ]
        for (route, values, message) in routes { #expect(fault(route, values).first == message, "\(route)") }
    }

    @Test(
        "a type that cannot be read from text is told at the type",
        arguments: ["[Int: Int]", "(Int, Int)", "URL", "() -> Void", "Any", "S", "[[Int]]", "Int??"])
    func types(type: String) {
        let source = "struct S {}\nenum E {\n    // trellis: route = /{x}\n    case c(x: \(type))\n}\n"
        #expect(
            messages(source).first
                == "A.swift:4:15: error: a value of type '\(type)' cannot be read from a link; "
                + "make it conform to LosslessStringConvertible, or take another type [deep-link-type]")
    }

    @Test("everything that is wrong is told at once")
    func all() {
        let source = """
            // trellis: deeplinks, unrouted = sometimes
            enum E {
                // trellis: route = /a/{x
                case a(x: Int)
                // trellis: route = /b, alias =
                case b(/* trellis: example = z */ y: Int)
            }
            """
        #expect(
            messages(source) == [
                "A.swift:1:35: error: 'unrouted = sometimes' is not known; use 'allowed', 'note', 'warning' or 'error' [deep-link-key]",
                "A.swift:3:28: error: '{x' is not closed; write '{x}', '{x?}', '{x=…}' or '{x*}' [deep-link-pattern]",
                "A.swift:5:25: error: the route leaves out 'y', and the associated value is neither optional nor has a default; add '{y}' "
                    + "[deep-link-parameter]\nA.swift:6:10: note: the case is declared here",
                "A.swift:5:29: error: 'alias' needs a value; write 'alias = …' [deep-link-key]",
                "A.swift:6:34: error: 'z' is no value of the type 'Int'; correct the example [deep-link-type]",
            ])
    }

    @Test("cases without a route are what the enumeration says", arguments: ["allowed", "note", "warning", "error", nil])
    func unrouted(word: String?) {
        let said = word.map { ", unrouted = \($0)" } ?? ""
        let source = "// trellis: deeplinks\(said)\nenum E {\n// trellis: route = /a\ncase a\ncase b\n}\n"
        let message =
            "A.swift:5:6: \(word ?? "warning"): the case 'b' has no route; add one, or 'unrouted = allowed' to the enum [deep-link-missing]"
        #expect(messages(source) == (word == "allowed" ? [] : [message]))
    }

    @Test("nothing is rendered of routes that are wrong, and what was rendered before stays")
    func stays() throws {
        let project = MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: A.swift, templates: DeepLinks, output: Out.swift }\n",
            "A.swift": "enum E {\n// trellis: route = /{x}\ncase a\n}\n",
            "Out.swift": "// Generated using trellis-codegen 1.2.3\n// DO NOT EDIT\n",
        ])
        #expect(throws: DiagnosticError.self) { try project.outputs() }
    }

    @Test("an annotation of links is none that no template reads, however many colons it has")
    func annotationCheck() throws {
        var project = MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: A.swift, templates: DeepLinks, output: Out.swift }\n",
            "A.swift":
                "enum E {\n// sourcery: deeplink_route = recipe/:recipeId/:x\n// trellis: wrong = 1\ncase a(recipeId: Int, x: Int)\n}\n",
        ])
        project.settings.isStrict = true
        #expect(
            project.messages() == [
                "A.swift:3:13: warning: no template reads the annotation 'wrong'; remove it, or name it in a template [unread-annotation]"
            ])
    }
}
