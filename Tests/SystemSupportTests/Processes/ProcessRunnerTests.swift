import Diagnostics
import Foundation
import SystemSupport
import Testing

@Suite("Running programs")
struct ProcessRunnerTests {
    private func shell(_ script: String, _ change: (inout ProcessRequest) -> Void = { _ in }) throws -> ProcessResult {
        var request = ProcessRequest(executable: "/bin/sh", arguments: ["-c", script])
        change(&request)
        return try ProcessRunner.run(request)
    }

    @Test("output, errors and status come back apart")
    func results() throws {
        let result = try shell("printf 'out é'; printf 'err' >&2; exit 3")
        #expect(
            result == ProcessResult(termination: .exited(3), standardOutput: Array("out é".utf8), standardError: Array("err".utf8))
        )
        #expect(!result.isSuccess)
        #expect(try shell("exit 255").termination == .exited(255))
        #expect(try shell("true").isSuccess)
    }

    @Test("a program that a signal ends is told from one that ends by itself")
    func signals() throws {
        #expect(try shell("kill -KILL $$").termination == .signalled(9))
        #expect(try shell("kill -TERM $$").termination == .signalled(15))
    }

    @Test("ten megabytes go in, and out of both streams, at the same time")
    func volume() throws {
        let bytes = (0..<10_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
        let result = try shell("tee /dev/stderr") { $0.standardInput = bytes }
        #expect(result.isSuccess)
        #expect(result.standardOutput == bytes)
        #expect(result.standardError == bytes)
    }

    @Test("a program that does not want its input gets away with it")
    func unreadInput() throws {
        let result = try shell("exec <&-; echo done") { $0.standardInput = [UInt8](repeating: 0x61, count: 5_000_000) }
        #expect(result == ProcessResult(termination: .exited(0), standardOutput: Array("done\n".utf8)))
    }

    @Test("without input, and with an empty one, the program reads nothing", arguments: [nil, []] as [[UInt8]?])
    func noInput(input: [UInt8]?) throws {
        #expect(try shell("wc -c | tr -d ' '") { $0.standardInput = input }.standardOutput == Array("0\n".utf8))
    }

    @Test("arguments arrive as they are")
    func arguments() throws {
        let arguments = ["", "a b", "*", "\"'$x", "é\n"]
        let request = ProcessRequest(executable: "/usr/bin/printf", arguments: ["<%s>"] + arguments)
        let result = try ProcessRunner.run(request)
        #expect(String(decoding: result.standardOutput, as: UTF8.self) == "<><a b><*><\"'$x><é\n>")
    }

    @Test("variables are added to ours and take their place")
    func environment() throws {
        let result = try shell("echo \"$NEW|$HOME|${PATH:+set}\"") { $0.environment = ["NEW": "a=b é", "HOME": "/none"] }
        #expect(String(decoding: result.standardOutput, as: UTF8.self) == "a=b é|/none|set\n")
    }

    @Test("the program runs in its folder, and we stay where we are")
    func folder() throws {
        try TestFiles.with { files in
            try files.makeFolder("é")
            let before = FileManager.default.currentDirectoryPath
            let result = try shell("pwd -P") { $0.directory = files.path("é") }
            #expect(String(decoding: result.standardOutput, as: UTF8.self) == files.path("é") + "\n")
            #expect(FileManager.default.currentDirectoryPath == before)
        }
    }

    @Test("what cannot be started is an error that says why")
    func failures() throws {
        try TestFiles.with { files in
            try files.write("x", to: "plain")
            try files.makeFolder("folder")
            for (name, reason) in [
                ("none", ": no such file or folder"), ("plain", ": permission denied"), ("folder", ": permission denied"),
            ] {
                let error = DiagnosticError("run-failed", "cannot run '\(files.path(name))'\(reason)")
                #expect(throws: error) { try ProcessRunner.run(ProcessRequest(executable: files.path(name))) }
            }
            let message = "cannot run '/bin/sh' in '\(files.path("none"))': there is no such folder"
            #expect(throws: DiagnosticError("run-failed", message)) { try shell("true") { $0.directory = files.path("none") } }
            #expect(throws: DiagnosticError("run-failed", "cannot run '/bin/sh': a text for it holds a zero byte")) {
                try shell("true") { $0.arguments.append("a\0b") }
            }
        }
    }

    @Test("a program that takes longer than it may is ended, also when it has closed its streams")
    func timeLimit() throws {
        let message = "'/bin/sh' was ended because it took longer than 1 seconds"
        for script in ["exec sleep 600", "exec >&- 2>&-; exec sleep 600", "echo some; exec sleep 600"] {
            #expect(throws: DiagnosticError(ProcessRunner.timeLimitCode, message)) { try shell(script) { $0.timeLimitSeconds = 1 } }
        }
        #expect(try shell("echo quick") { $0.timeLimitSeconds = 600 }.standardOutput == Array("quick\n".utf8))
        #expect(try shell("exec >&- 2>&-; exit 3") { $0.timeLimitSeconds = .max }.termination == .exited(3))
    }

    @Test("a program that writes without end is ended, also when it does not mind that nobody reads")
    func limit() throws {
        let message = "'/bin/sh' was ended because it wrote more than 100000 bytes"
        let scripts = [
            "while :; do echo xxxxxxxxxxxxxxxx; done", "while :; do echo xxxxxxxxxxxxxxxx >&2; done",
            "trap '' PIPE; while :; do echo x; done",
        ]
        for script in scripts {
            #expect(throws: DiagnosticError("output-too-long", message)) { try shell(script) { $0.outputLimitBytes = 100_000 } }
        }
        #expect(try shell("printf 12345") { $0.outputLimitBytes = 5 }.standardOutput.count == 5)
    }

    @Test("the program takes SIGPIPE as programs do")
    func pipeSignal() throws {
        #expect(try shell("kill -PIPE $$").termination == .signalled(13))
    }

    @Test("programs run beside each other without holding each other's pipes")
    func concurrency() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<24 {
                group.addTask {
                    let request = ProcessRequest(
                        executable: "/bin/sh", arguments: ["-c", "cat; echo \(number)"], standardInput: Array("in".utf8))
                    let result = try ProcessRunner.run(request)
                    #expect(result.standardOutput == Array("in\(number)\n".utf8))
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("descriptors do not leak into the program or stay open")
    func descriptors() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let request = ProcessRequest(executable: "/bin/sh", arguments: ["-c", "true"], standardInput: [1])
            _ = try ProcessRunner.run(request)
            let first = open("/dev/null", O_RDONLY | O_CLOEXEC)
            close(first)
            for _ in 0..<20 { _ = try ProcessRunner.run(request) }
            _ = try? ProcessRunner.run(ProcessRequest(executable: "/none"))
            let last = open("/dev/null", O_RDONLY | O_CLOEXEC)
            StandardStreams.exit(first == last ? 0 : 1)
        }
    }
}
