import Diagnostics
import Foundation
import Reports
import SystemSupport
import TestSupport
import Testing

@Suite struct HTMLReportTests {
    @Test("the page loads nothing from anywhere, and findings cannot end its data or become markup")
    func selfContained() {
        var hostile = SampleReport.error
        hostile.message = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
        hostile.path = "</script>.swift"
        let page = ReportFormat.html.text(of: SampleReport.report([hostile]))
        #expect(page.split(separator: "</script>").count == 3)
        #expect(!page.contains("<img"))
        #expect(!page.contains("src=\"") && !page.contains("@import") && !page.contains("<link"))
        #expect(page.contains("default-src 'none'"))
    }
}

/// The page in a browser without a window: a script presses keys and clicks, and tells what it sees.
@Suite(.enabled(if: HeadlessPage.browser != nil, Comment(rawValue: HeadlessPage.absence)))
struct HTMLPageTests {
    /// What the steps of a script told, one line each.
    private func drive(_ report: Report, comparedWith previous: Report? = nil, _ steps: String) throws -> [String] {
        let page = ReportFormat.html.text(of: report, comparedWith: previous)
        let script = """
            <pre id="told"></pre><script>
            {
              const told = [];
              const tell = text => told.push(String(text));
              const key = name => document.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true}));
              const heads = () => [...document.querySelectorAll('.group > button')].map(b => b.innerText.replace(/\\s+/g, ' ')).join(' | ');
              const numbers = () => get('numbers').innerText.replace(/\\s+/g, ' ').trim();
              const rows = () => document.querySelectorAll('.row').length;
              const type = text => { const box = get('search'); box.value = text; box.dispatchEvent(new Event('input')); };
              try { \(steps) } catch (error) { tell(error); }
              document.getElementById('told').textContent = told.join('\\n');
            }
            </script></body>
            """
        return try ScratchFolder.with { scratch in
            try scratch.write(page.replacing("</body>", with: script), to: "page.html")
            let request = ProcessRequest(
                executable: HeadlessPage.browser ?? "",
                arguments: [
                    "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(scratch.path("profile"))", "--dump-dom",
                    "file://\(scratch.path("page.html"))",
                ])
            let text = String(decoding: try ProcessRunner.run(request).standardOutput, as: UTF8.self)
            let start = try #require(text.range(of: "<pre id=\"told\">"))
            let end = try #require(text[start.upperBound...].range(of: "</pre>"))
            return text[start.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test("keys group the findings by target, rule, owner and file")
    func views() throws {
        let told = try drive(
            SampleReport.report(),
            "tell(heads()); for (const name of '2341') { key(name); tell(heads()); } tell(numbers())"
        )
        #expect(
            told == [
                "App 2 files, swiftlint with .swiftlint.yml 1 1 | Widget 1 file, swift-format, the linter failed 1 1 "
                    + "| Docs 0 files, not linted: no-swift-files 0 | Kit 1 file, swiftlint 0",
                "swift-format/NeverForceUnwrap 1 | swift-format/syntax 1 0 | swiftlint/force_cast 1 0",
                "nobody 2 0 | shop 1",
                "App/Cart &amp; Co.swift 1 1 | /else where/B.swift 1 0",
                "App 2 files, swiftlint with .swiftlint.yml 1 1 | Widget 1 file, swift-format, the linter failed 1 1 "
                    + "| Docs 0 files, not linted: no-swift-files 0 | Kit 1 file, swiftlint 0",
                "2 errors 1 warning",
            ])
    }

    @Test("the search narrows what is shown and marks it, and Escape clears it")
    func search() throws {
        let told = try drive(
            SampleReport.report(),
            """
            key('/'); tell(document.activeElement.id); type('cart FORCE_'); tell(heads());
            key('4'); tell(heads()); document.querySelector('.group > button').click(); tell(rows());
            tell([...document.querySelectorAll('mark')].map(m => m.textContent).join(' '));
            type('nothing such'); tell(document.querySelector('.empty').textContent); key('Escape'); tell(heads().length > 90);
            """)
        // A digit that is typed into the search groups nothing.
        #expect(
            told == [
                "search", "App 2 files, swiftlint with .swiftlint.yml 1 0", "App 2 files, swiftlint with .swiftlint.yml 1 0", "1",
                "force_ Cart", "Nothing matches.", "true",
            ])
    }

    @Test("groups open one by one and all at once, and the keys walk through them")
    func opening() throws {
        let told = try drive(
            SampleReport.report(),
            """
            key('j'); tell(document.activeElement.querySelector('.name').firstChild.textContent); key('j');
            tell(document.activeElement.querySelector('.name').firstChild.textContent); document.activeElement.click(); tell(rows());
            tell(get('unfold').textContent); key('k'); key('e'); tell(rows()); key('e'); tell(rows()); get('errors').click(); tell(heads());
            """)
        #expect(
            told == [
                "App", "Widget", "2", "Close all", "0", "4",
                "App 2 files, swiftlint with .swiftlint.yml 1 0 | Widget 1 file, swift-format, the linter failed 1 0",
            ])
    }

    @Test("compared with an earlier report the new findings are told and can be shown alone")
    func trend() throws {
        let told = try drive(
            SampleReport.report(), comparedWith: SampleReport.report([SampleReport.warning, SampleReport.error]),
            "tell(numbers()); tell(get('newOnly').hidden); get('new').click(); key('4'); tell(heads());"
        )
        #expect(told == ["2 errors 1 warning 1 new 0 fixed", "false", "/else where/B.swift +1 1 0"])
    }

    @Test("the reader chooses between light and dark, and the colours follow")
    func theme() throws {
        let told = try drive(
            SampleReport.report(),
            "key('d'); const one = getComputedStyle(document.body).backgroundColor; key('d'); "
                + "tell(new Set([one, getComputedStyle(document.body).backgroundColor, 'rgb(22, 24, 28)', 'rgb(255, 255, 255)']).size)")
        #expect(told == ["2"])
    }

    @Test("50,000 findings in one file are shown a page at a time")
    func many() throws {
        let findings = (1...50_000).map { number in
            var finding = SampleReport.warning
            finding.line = number
            return finding
        }
        let told = try drive(
            SampleReport.report(findings),
            "key('4'); tell(heads()); key('e'); tell(rows()); document.querySelector('.more').click(); tell(rows()); "
                + "type(':49999'); tell(heads())"
        )
        #expect(told == ["App/Cart &amp; Co.swift 50000", "200", "400", ""])
    }

    @Test("a page without findings says so")
    func empty() throws {
        var report = SampleReport.report([])
        report.targets = []
        #expect(try drive(report, "tell(document.querySelector('.empty').textContent)") == ["Nothing was found."])
    }

    @Test("nothing leaves the page sideways, on a desk and on a phone", arguments: [1280, 834, 390, 320])
    func width(of window: Int) throws {
        let word = String(repeating: "AVeryLongNameWithoutAnyBlank", count: 5)
        var long = SampleReport.error
        (long.path, long.message, long.source) = (word + "/" + word + ".swift", word, word)
        (long.rule, long.ruleTitle, long.targets, long.owners) = (word, word, [word], [word])
        var report = SampleReport.report([long, SampleReport.warning])
        report.tool.name = word
        report.diagnostics = [Diagnostic(.error, "code", word, at: SourceLocation(path: word, line: 1))]
        let page = HeadlessPage(html: ReportFormat.html.text(of: report, comparedWith: SampleReport.report()))
        let told = try page.overflow(atWidth: window, having: ".group")
        let width = told.first?.split(separator: " ").last.flatMap { Int($0) } ?? 0
        #expect(told == ["\(width) of \(width)"])
        #expect(width > window - 20)
    }
}
