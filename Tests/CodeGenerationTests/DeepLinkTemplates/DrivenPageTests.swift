import Foundation
import TestSupport
import Testing

/// The page of deep links in a browser: forms are filled in, and what comes of them is read by the generated code.
@Suite(.enabled(if: HeadlessPage.browser != nil, Comment(rawValue: HeadlessPage.absence)))
struct DrivenPageTests {
    private struct Step: Encodable {
        var route: String
        var put: [String: String] = [:]
        /// Whether the values are the examples.
        var isExample = false
    }

    private struct Outcome: Decodable, Equatable {
        var link: String
        var simulator: String
        var device: String
        /// What is said below the values.
        var notes: [String]
    }

    private func drive(_ steps: [Step]) throws -> [Outcome] {
        let html = try ShopLinks.output("DeepLinkPage", to: "page.html", arguments: "package: example.shop")
        let encoded = String(decoding: try JSONEncoder().encode(steps), as: UTF8.self)
        return try HeadlessPage(html: html).result(
            """
            const outcomes = [];
            for (const step of \(encoded)) {
              location.hash = "#" + step.route;
              await wait();
              for (const input of document.querySelectorAll("#form input")) if (input.id !== "base") put(input.id, "");
              if (step.isExample) element("example").click();
              for (const [id, value] of Object.entries(step.put)) put(id, value);
              outcomes.push({
                link: element("link").textContent,
                simulator: element("simulator").textContent,
                device: element("device").textContent,
                notes: [...document.querySelectorAll(".note.wrong")].map((note) => note.textContent),
              });
            }
            return outcomes;
            """)
    }

    @Test("what is typed becomes the link that the generated code prints for the same values, and reads")
    func agreesWithPrinter() throws {
        try #require(SwiftProgram.compiler != nil, "no swiftc on PATH")
        let rows: [(step: Step, link: String, intent: String)] = [
            (
                Step(route: "ShopLink.product", isExample: true), "shop://products/sample?color=red",
                "product(id: \"sample\", color: Optional(ShopLink.Color.red))"
            ),
            (
                Step(
                    route: "ShopLink.product",
                    put: ["value-0": "a/b c?#%é'~", "value-1": "dark-blue & more", "base": "https://shop.example"]),
                "https://shop.example/products/a%2Fb%20c%3F%23%25%C3%A9%27~?color=dark-blue%20%26%20more",
                "product(id: \"a/b c?#%é\\'~\", color: Optional(ShopLink.Color.darkBlue))"
            ),
            (Step(route: "ShopLink.order", put: ["value-0": "+007"]), "shop://orders/7", "order(number: 7)"),
            (
                Step(route: "ShopLink.order", put: ["value-0": "-9223372036854775808"]), "shop://orders/-9223372036854775808",
                "order(number: -9223372036854775808)"
            ),
            (Step(route: "ShopLink.newOrder"), "shop://orders/new", "newOrder"),
            (Step(route: "ShopLink.help"), "shop://help", "help(topic: nil)"),
            (Step(route: "ShopLink.help", put: ["value-0": "returns"]), "shop://help/returns", "help(topic: Optional(\"returns\"))"),
            (Step(route: "ShopLink.files", put: ["value-0": "a b/c"]), "shop://files/a%20b/c", "files(path: [\"a b\", \"c\"])"),
            (Step(route: "ShopLink.files"), "shop://files", "files(path: [])"),
            (
                Step(
                    route: "ShopLink.search",
                    put: ["value-0": "x", "value-1": "false", "value-2": "2026-03-04T05:06:07", "value-3": "1.50"]),
                "shop://search?q=x&since=2026-03-04T05%3A06%3A07Z&kind=a",
                "search(q: \"x\", exact: false, since: Optional(2026-03-04 05:06:07 +0000), limit: 1.5)"
            ),
            (
                Step(route: "ShopLink.search", put: ["value-0": "x", "value-1": "true", "value-2": "", "value-3": "1e17"]),
                "shop://search?q=x&exact=true&limit=1e%2B17&kind=a", "search(q: \"x\", exact: true, since: nil, limit: 1e+17)"
            ),
            (
                Step(route: "ShopLink.odd", put: ["value-0": "6f9619ff-8b86-d011-b42d-00c04fc964ff", "value-1": "👨‍👩‍👧", "value-2": "255"]),
                "shop:///%C3%A9/6F9619FF-8B86-D011-B42D-00C04FC964FF/%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7/255",
                "odd(token: 6F9619FF-8B86-D011-B42D-00C04FC964FF, letter: \"👨‍👩‍👧\", size: 255)"
            ),
        ]
        let links = try drive(rows.map(\.step)).map(\.link)
        #expect(links == rows.map(\.link))
        let main = """
            import Foundation
            for line in try String(contentsOfFile: "input", encoding: .utf8).split(separator: "\\n") {
                let url = URL(string: String(line))!
                let link = try ShopLink(url: url)
                let printed = link.url(scheme: url.scheme, host: url.scheme == "https" ? url.host : nil)
                print("\\(link)".replacing("program.", with: ""))
                if printed != url { print("but prints \\(printed?.absoluteString ?? "nothing")") }
            }
            """
        let sources = [
            "A.swift": ShopLinks.source, "Links.swift": try ShopLinks.output("DeepLinks", to: "Links.swift"), "main.swift": main,
        ]
        let output = try SwiftProgram.output(sources, input: links.joined(separator: "\n"))
        #expect(output == rows.map { $0.intent + "\n" }.joined())
    }

    @Test("aliases, deprecated routes, chosen paths and wildcards make links that are read as well")
    func otherRoutes() throws {
        let links = try drive([
            Step(route: "ShopLink.product-2", put: ["value-0": "x"]),
            Step(route: "ShopLink.order-2", put: ["value-0": "7"]),
            Step(route: "ShopLink.order-2", put: ["value-0": "7", "path": "1"]),
            Step(route: "ShopLink.help", put: ["value-0": "x", "path": "1"]),
            Step(route: "ShopLink.help-2", put: ["value-0": "x", "wildcard": "a/b c"]),
        ]).map(\.link)
        #expect(links == ["shop://p/x", "shop://old/7", "shop://past/7", "shop://help", "shop://a/b%20c/help/x"])
    }

    @Test("what is missing or wrong is said, and then there is no link")
    func faults() throws {
        let rows: [(put: [String: String], link: String, notes: [String])] = [
            (["value-0": "", "value-1": "", "value-2": ""], "Still needed: token, letter, size", []),
            (
                ["value-0": "12", "value-1": "xy", "value-2": "256"], "To be corrected: token, letter, size",
                [
                    "Type a UUID: 8-4-4-4-12 hexadecimal digits", "Type a single character", "Type a number from 0 to 255",
                ]
            ),
            (["value-2": "x"], "Still needed: token, letter. To be corrected: size", ["Type a whole number, such as 42"]),
        ]
        let outcomes = try drive(rows.map { Step(route: "ShopLink.odd", put: $0.put) })
        #expect(outcomes.map(\.link) == rows.map(\.link))
        #expect(outcomes.map(\.notes) == rows.map(\.notes))
        #expect(outcomes.map(\.simulator) == ["", "", ""])
        let numbers = ["1.", ".5", "1e5", "1e400", "abc", "0x10", "nan"].map {
            Step(route: "ShopLink.search", put: ["value-0": "x", "value-3": $0])
        }
        #expect(
            try drive(numbers).map(\.notes) == [
                [], [], [], ["Type a smaller number"], ["Type a number, such as 2.5"], ["Type a number, such as 2.5"],
                ["Type a number, such as 2.5"],
            ])
    }

    @Test("the lines for devices give the link as one word, whatever stands in it")
    func shellLines() throws {
        let outcome = try drive([Step(route: "ShopLink.product", put: ["value-0": "it's; $(x) `y` & \"z\" *"])])[0]
        let script = """
            xcrun() { printf '%s|' "$@"; }
            am() { printf '%s|' "$@"; }
            adb() { shift; eval "$*"; }
            \(outcome.simulator)
            \(outcome.device)
            """
        let words = "|simctl|openurl|booted|\(outcome.link)|start|-W|-a|android.intent.action.VIEW|-d|\(outcome.link)|-p|example.shop|"
        #expect(try ScratchFolder.with { try ShellScript.run(script, in: $0.path) } == String(words.dropFirst()))
    }

    @Test("the search finds all words in names, patterns, flags and documentation, and says how many links it found")
    func search() throws {
        struct Found: Decodable, Equatable {
            var text: String
            var patterns: [String]
        }
        let html = try ShopLinks.output("DeepLinkPage", to: "page.html")
        let found: [Found] = try HeadlessPage(html: html).result(
            """
            const results = [];
            for (const text of ["ORDER", "authorized new", "beta depre", "another has", "nothing", ""]) {
              put("search", text);
              const shown = [...document.querySelectorAll("#groups li:not([hidden]) .pattern")];
              results.push({ text: element("found").textContent, patterns: shown.map((code) => code.textContent) });
            }
            return results;
            """)
        #expect(found.map(\.text) == ["3 links found", "1 link found", "1 link found", "2 links found", "0 links found", ""])
        #expect(found[1].patterns == ["/orders/new"])
        #expect(found[2].patterns == ["/(old|past)/{number}"])
        #expect(found[5].patterns.count == 10)
    }

    @Test("everything has a label, and the keyboard reaches it")
    func accessible() throws {
        struct State: Decodable, Equatable {
            var unlabelled: [String]
            var focused: [String]
            var described: String
            var invalid: String
            var current: String
        }
        let html = try ShopLinks.output("DeepLinkPage", to: "page.html")
        let state: State = try HeadlessPage(html: html).result(
            """
            location.hash = "#ShopLink.odd";
            await wait();
            const press = (key) => {
              document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            };
            const focused = [document.activeElement.id];
            document.activeElement.blur();
            press("/");
            focused.push(document.activeElement.id);
            press("ArrowDown");
            focused.push(document.activeElement.getAttribute("href"));
            press("ArrowDown");
            focused.push(document.activeElement.getAttribute("href"));
            press("ArrowUp");
            press("ArrowUp");
            focused.push(document.activeElement.id);
            put("value-2", "300");
            const controls = [...document.querySelectorAll("input, select, button, a, output, pre")];
            const name = (control) => control.labels?.[0]?.textContent || control.getAttribute("aria-label") || control.textContent.trim();
            return {
              unlabelled: controls.filter((control) => !name(control)).map((control) => control.id),
              focused,
              described: element(element("value-2").getAttribute("aria-describedby")).textContent,
              invalid: element("value-2").getAttribute("aria-invalid"),
              current: document.querySelector("[aria-current]").getAttribute("href"),
            };
            """)
        #expect(
            state
                == State(
                    unlabelled: [], focused: ["name", "search", "#ShopLink.product", "#ShopLink.product-2", "search"],
                    described: "Type a number from 0 to 255", invalid: "true", current: "#ShopLink.odd"))
    }

    @Test("QR codes are those that another encoder makes, in versions of every kind")
    func codes() throws {
        let file = URL(fileURLWithPath: #filePath + "/../../../Fixtures/qr-codes.txt").standardizedFileURL
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
        #expect(rows.count == 13)
        let texts = String(decoding: try JSONEncoder().encode(rows.map { $0[0] }), as: UTF8.self)
        let html = try ShopLinks.output("DeepLinkPage", to: "page.html")
        let codes: [String?] = try HeadlessPage(html: html).result(
            """
            const hexadecimal = (row) => {
              let result = "";
              for (let at = 0; at < row.length; at += 4) {
                result += parseInt([0, 1, 2, 3].map((bit) => row[at + bit] || 0).join(""), 2).toString(16);
              }
              return result;
            };
            return [...\(texts), "x".repeat(2332)].map((text) => quickResponse(text)?.map(hexadecimal).join(",") ?? null);
            """)
        for (row, code) in zip(rows, codes) { #expect(code == row[1], "\(row[0])") }
        #expect(codes.last == .some(nil))
    }

    @Test("numbers print as Swift describes them")
    func numbers() throws {
        let texts = [
            "0", "-0", "1", "100", "0.1", "0.0001", "0.00001", "0.00012345", "1e15", "9007199254740992", "9007199254740994", "1e16", "1e17",
            "-1.5e300",
            "5e-324", "123456789.125", "1.7976931348623157e308", "3.4028235e38",
        ]
        let encoded = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        let html = try ShopLinks.output("DeepLinkPage", to: "page.html")
        let described: [String] = try HeadlessPage(html: html).result(
            "return \(encoded).map((text) => links.swiftDescription(Number(text)));")
        for (text, description) in zip(texts, described) { #expect(description == Double(text)?.description) }
        #expect(described.count == texts.count)
    }
}
