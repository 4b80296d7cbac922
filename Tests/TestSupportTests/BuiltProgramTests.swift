import TestSupport
import Testing

@Suite("running programs of the package")
struct BuiltProgramTests {
    @Test("a built program is found beside the tests")
    func found() throws {
        let outcome = try BuiltProgram("trellis-project").run(["--help"])
        #expect(outcome.status == 0)
        #expect(outcome.standardOutput.contains("trellis-project"))
        #expect(outcome.standardError == "")
    }
}
