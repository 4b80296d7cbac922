import Configuration
import Diagnostics
import TestSupport
import Testing

@Suite struct CacheSectionTests {
    private func read(_ text: String) throws(DiagnosticError) -> CacheSection? {
        var diagnostics: [Diagnostic] = []
        return try TrellisConfiguration.read(Array(text.utf8), path: "trellis.yml", diagnostics: &diagnostics).cache
    }

    @Test("folder, size, address and what may be done there are read")
    func whole() throws {
        let section = try #require(
            try read(
                """
                cache:
                  folder: ../cache
                  size: 20 GB
                  remote: https://cache.example/trellis
                  upload: true
                  timeout: 10

                """))
        #expect(section.folder?.value == "../cache")
        #expect(section.sizeLimitBytes == 20_000_000_000)
        #expect(section.remote?.value == "https://cache.example/trellis")
        #expect(section.isUploading)
        #expect(section.timeoutSeconds == 10)
    }

    @Test("a cache is only read unless the file says otherwise")
    func readOnly() throws {
        let section = try #require(try read("cache: { remote: 'http://localhost:8080' }\n"))
        #expect(!section.isUploading)
        #expect(section.sizeLimitBytes == nil)
    }

    @Test(
        "what has no meaning is an error with its place",
        arguments: [
            ("cache: { ①remot: x }", "unknown key 'remot' in 'cache'; did you mean 'remote'"),
            ("cache: { remote: ①cache.example }", "'remote' is 'cache.example'; write an address that begins with http:// or https://"),
            ("cache: { size: ①5 apples }", "'size' is '5 apples'; write a number with KB, MB, GB or TB, such as '5 GB'"),
            ("cache: { size: ①99999999999 TB }", "'size' is '99999999999 TB'; write a number with KB, MB, GB or TB, such as '5 GB'"),
            ("cache: { timeout: ①0 }", "'timeout' is '0'; write 1 to 3600 seconds"),
        ])
    func mistakes(text: String, message: String) throws {
        let marked = MarkedText(text)
        let error = #expect(throws: DiagnosticError.self) { try read(marked.text) }
        #expect(error?.diagnostics.first?.message == message)
        #expect(error?.diagnostics.first?.location == marked.location("①", in: "trellis.yml"))
    }
}
