import Foundation
import SystemSupport
import Testing

@Suite("Environment of the process")
struct ProcessEnvironmentTests {
    @Test("variables are what Foundation sees")
    func variables() {
        let expected = ProcessInfo.processInfo.environment
        #expect(ProcessEnvironment.variables == expected)
        #expect(ProcessEnvironment.variable("PATH") == expected["PATH"])
        #expect(ProcessEnvironment.variable("NO SUCH VARIABLE") == nil)
    }

    @Test("the current folder is the system's, whatever PWD says")
    func currentFolder() async {
        await #expect(processExitsWith: .exitCode(0)) {
            setenv("PWD", "/nowhere", 1)
            chdir("/usr")
            StandardStreams.exit(ProcessEnvironment.currentDirectory == "/usr" ? 0 : 1)
        }
    }

    @Test("paths are made absolute and normal")
    func absolutePaths() {
        let here = FileManager.default.currentDirectoryPath
        #expect(ProcessEnvironment.absolutePath("/a/../b/") == "/b")
        #expect(ProcessEnvironment.absolutePath("./a") == PathText.join(here, "a"))
        #expect(ProcessEnvironment.absolutePath("") == here)
    }

    @Test("a relative TMPDIR does not count")
    func temporaryFolder() async {
        await #expect(processExitsWith: .exitCode(0)) {
            setenv("TMPDIR", "tmp", 1)
            let relative = ProcessEnvironment.temporaryDirectory
            setenv("TMPDIR", "/var/tmp/", 1)
            StandardStreams.exit(relative == "/tmp" && ProcessEnvironment.temporaryDirectory == "/var/tmp" ? 0 : 1)
        }
    }
}
