import Testing

@Suite struct PagesTests {
    private let files = [
        RepositoryFile(path: "docs/STYLE.md", text: "# Style\n\n## Names & words\n"),
        RepositoryFile(path: "docs/decisions/0001-a.md", text: "# A\n"),
    ]

    private func links(_ text: String) -> String {
        report(Pages.linkFindings(in: RepositoryFile(path: "docs/A.md", text: text), files: files))
    }

    @Test("a page has one title, and what looks like one in code is none")
    func titles() {
        let page = { RepositoryFile(path: "A.md", text: $0) }
        #expect(Pages.titleFindings(in: page("# A\n\n```sh\n# comment\n```\n")) == [])
        #expect(report(Pages.titleFindings(in: page("## A\n"))) == "A.md: the page has no title")
        #expect(report(Pages.titleFindings(in: page("# A\n# B\n"))) == "A.md:2: the page has a second title")
    }

    @Test("links to pages, folders, headings and the web are followed")
    func links() {
        #expect(links("[a](STYLE.md) [b](decisions/) [`c`](./STYLE.md#names--words) [d](https://swift.org) [e](../docs/STYLE.md)\n") == "")
    }

    @Test("links to what does not exist are found")
    func brokenLinks() {
        #expect(
            links("[a](STYLE.md)\n[b](GONE.md) [c](STYLE.md#gone)\n") == """
                docs/A.md:2: 'GONE.md' leads nowhere
                docs/A.md:2: 'STYLE.md#gone' leads nowhere
                """
        )
    }

    @Test("what stands in code is no link")
    func code() {
        #expect(links("`[a](GONE.md)`\n\n```\n[b](GONE.md)\n```\n") == "")
    }
}
