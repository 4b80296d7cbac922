import Testing

@Suite struct TestFoldersTests {
    @Test("a module without tests is found")
    func modules() {
        let paths = [
            "Sources/YAML/Reader.swift", "Tests/YAMLTests/ReaderTests.swift",
            "Sources/JSON/Reader.swift", "Tests/JSONTests/Placeholder.swift",
            "Sources/Linting/Placeholder.swift", "Sources/CYAML/shim.h", "Sources/trellis-lint/Main.swift",
        ]
        #expect(report(TestFolders.findings(in: paths)) == "Sources/JSON: the module has no tests in Tests/JSONTests")
    }
}
