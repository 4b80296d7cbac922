import CodeGeneration
import Testing

/// Generated code, compiled and run.
@Suite(.enabled(if: DeepLinkProgram.compiler != nil, "no swiftc on PATH"))
struct GeneratedLinkTests {
    @Test("generated code compiles in Swift 6 mode without a warning")
    func compiles() throws {
        let warnings = try DeepLinkProgram.shared.get().warnings
        #expect(warnings == "")
    }

    @Test("links are read, with the reason when they are not, and printed as the fixture says")
    func links() throws {
        let expected = try DeepLinkProgram.fixture("links.txt")
        #expect(expected.split(separator: "\n").count > 200)
        let found = try DeepLinkProgram.shared.get().links
        for (found, expected) in zip(found.split(separator: "\n"), expected.split(separator: "\n")) where found != expected {
            Issue.record("\(found) has to be \(expected)")
        }
        #expect(found.utf8.count == expected.utf8.count)
    }

    @Test("what is printed of any value of 50 enumerations is read as that value")
    func roundTrips() throws {
        let output = try DeepLinkProgram.shared.get().roundTrips
        #expect(output == "50 enums, enough values\n")
    }

    @Test("constants go before types and types before wildcards, by the first component that differs")
    func winners() throws {
        let found = try DeepLinkProgram.shared.get().winners.split(separator: "\n")
        let expected = RandomTables.shared.winners.split(separator: "\n")
        #expect(found.count == expected.count)
        for (number, (found, expected)) in zip(found, expected).enumerated() where found != expected {
            Issue.record("table \(number): \(RandomTables.shared.tables[number].map(\.source.pattern))")
        }
    }

    @Test("a case that no link stands for is not printed, and scheme and host are chosen as the page says")
    func examples() throws {
        let expected = """
            /recipe/:recipeId /account/recipe/:recipeId /subscription/:subscriptionId/:week/edit \
            /users/{id}/posts/{postID}?page={page=1}&sort={sort?} /u/{id}/{postID}?page={page=1}&sort={sort?} \
            /old/{id}/{postID}?page={page=1}&sort={sort?} \
            /people/{id}/posts/{postID}?page={page=1}&sort={sort?} /p/{id}/posts/{postID}?page={page=1}&sort={sort?} \
            /past/{id}/posts/{postID}?page={page=1}&sort={sort?} /plain/{a}/:b \
            /weeks/:int(week)/:string /
            DeepLinkRoute(template: "/users/{id}/posts/{postID}?page={page=1}&sort={sort?}", caseName: "showPost", \
            kind: links.DeepLinkRoute.Kind.route, requiresAuthorization: true, flags: [])
            true false ["beta", "staff"] []
            nil nil
            nil Optional(myapp://a) Optional(other://b) Optional(myapp://c)
            Optional(https://shop.example.com/c) Optional(https://www.example.com/a) nil
            nil nil nil
            a myapp://a true
            a
            nil
            true no route has the path '/z'

            """
        let output = try DeepLinkProgram.shared.get().examples
        #expect(output == expected)
    }
}
