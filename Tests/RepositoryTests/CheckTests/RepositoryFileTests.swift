import Testing

@Suite struct RepositoryFileTests {
    @Test("the extension is what stands behind the last dot, but not behind the first character")
    func extensions() {
        #expect(RepositoryFile(path: "a/b.tar.gz", text: "").fileExtension == "gz")
        #expect(RepositoryFile(path: "a/.gitignore", text: "").fileExtension == nil)
        #expect(RepositoryFile(path: "a.b/Makefile", text: "").fileExtension == nil)
    }

    @Test("an image is no text")
    func text() {
        #expect(RepositoryFile(path: "a.png", bytes: [0x89, 0x50, 0]).text == nil)
        #expect(RepositoryFile(path: "a.md", bytes: [0xFF]).text == nil)
        #expect(RepositoryFile(path: "a.md", bytes: Array("é".utf8)).text == "é")
    }

    @Test("examples and fixtures do not have to keep the rules of the house")
    func house() {
        #expect(RepositoryFile(path: "Sources/YAML/A.swift", text: "").isHouseSwift)
        #expect(!RepositoryFile(path: "Examples/Recipes/A.swift", text: "").isHouseSwift)
        #expect(!RepositoryFile(path: "Tests/YAMLTests/Fixtures/A.swift", text: "").isHouseSwift)
    }
}
