import Testing

@Suite struct FileKindsTests {
    @Test("a file of an unknown kind is found, unless it is a fixture")
    func kinds() {
        #expect(
            report(FileKinds.findings(in: RepositoryFile(path: "docs/plan.pdf", text: "a")))
                == "docs/plan.pdf: a file of this kind is new here; add it to FileKinds if it is meant"
        )
        #expect(FileKinds.findings(in: RepositoryFile(path: "Tests/YAMLTests/Fixtures/a.bin", text: "a")) == [])
        #expect(FileKinds.findings(in: RepositoryFile(path: "Examples/Recipes/Tests.swift-format", text: "{}")) == [])
    }

    @Test("a file beside the folders is found, unless it is one that belongs there")
    func top() {
        #expect(
            report(FileKinds.findings(in: RepositoryFile(path: "A.swift", text: "")))
                == "A.swift: no such file belongs beside the folders; move it, or remove it")
        #expect(FileKinds.findings(in: RepositoryFile(path: "Package.swift", text: "")) == [])
    }

    @Test("a file without extension is a script of the shell")
    func scripts() {
        #expect(FileKinds.findings(in: RepositoryFile(path: ".ci/run", text: "#!/bin/sh\n")) == [])
        #expect(FileKinds.findings(in: RepositoryFile(path: ".ci/run", text: "#!/bin/bash\n")).count == 1)
    }

    @Test("a large file is found")
    func size() {
        let file = RepositoryFile(path: "docs/a.png", bytes: [UInt8](repeating: 0, count: 500_001))
        #expect(report(FileKinds.findings(in: file)) == "docs/a.png: 500001 bytes, 500000 are allowed")
    }
}
