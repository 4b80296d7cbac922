import Testing

/// The style of docs/STYLE.md, held against every file of this repository.
@Suite struct RepositoryTests {
    @Test("the targets of Package.swift keep to the layers", .readsSwift)
    func layers() async {
        let manifest = await Repository.manifest.value
        #expect(manifest.targets.count > 20)
        #expect(report(ImportGraph.findings(in: manifest)) == "")
    }

    @Test("a source file imports only what its target declares", .readsSwift)
    func imports() async {
        let targets = await Repository.manifest.value.targets
        let findings = await Repository.facts.value.flatMap { ImportGraph.findings(in: $0, targets: targets) }
        #expect(report(findings) == "")
    }

    @Test("a target declares only what its sources import", .readsSwift)
    func unusedDependencies() async {
        let (files, manifest) = await (Repository.facts.value, Repository.manifest.value)
        #expect(report(ImportGraph.unusedDependencies(in: files, manifest: manifest)) == "")
    }

    @Test("no library prints, ends the program or traps on user data", .readsSwift)
    func bannedConstructs() async {
        let findings = await Repository.facts.value.flatMap(BannedConstructs.findings)
        #expect(report(findings) == "")
    }

    @Test("no function is longer than a page", .readsSwift)
    func functionLengths() async {
        let findings = await Repository.facts.value.flatMap { Lengths.findings(in: $0) }
        #expect(report(findings) == "")
    }

    @Test("what other modules see is documented", .readsSwift)
    func documentation() async {
        let findings = Documentation.findings(in: await Repository.facts.value)
        #expect(report(findings) == "")
    }

    @Test("no file and no line is too long, and programs stay thin")
    func lengths() {
        let findings = Repository.swiftFiles.flatMap { Lengths.findings(in: $0) }
        #expect(report(findings + Lengths.programFindings(in: Repository.swiftFiles)) == "")
    }

    @Test("nothing is left unfinished")
    func unfinished() {
        #expect(report(Repository.textFiles.flatMap(TextHygiene.unfinished)) == "")
    }

    @Test("no file names a path of one machine")
    func machinePaths() {
        let files = Repository.files.filter { $0.text != nil }
        #expect(report(files.flatMap(TextHygiene.machinePaths)) == "")
    }

    @Test("lines end without blanks and files with one newline")
    func whiteSpace() {
        #expect(report(Repository.textFiles.flatMap(TextHygiene.whiteSpace)) == "")
    }

    @Test("every file is of a known kind and small")
    func fileKinds() {
        #expect(report(Repository.files.flatMap(FileKinds.findings)) == "")
    }

    @Test("every page has one title, and its links lead somewhere")
    func pages() {
        let titles = Repository.pages.flatMap(Pages.titleFindings)
        let links = Repository.pages.flatMap { Pages.linkFindings(in: $0, files: Repository.files) }
        #expect(report(titles + links) == "")
    }

    @Test("every module that does something has tests")
    func testFolders() {
        #expect(report(TestFolders.findings(in: Repository.files.map(\.path))) == "")
    }
}
