import Foundation
import SystemSupport
import Testing

@Suite("Standard streams")
struct StandardStreamsTests {
    @Test("text and bytes arrive as they are, in order and whole")
    func writing() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(0),
            observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            StandardStreams.writeOutput("é" + String(repeating: "x", count: 200_000))
            StandardStreams.writeOutput([0xFF, 0x00, 0x0A])
            StandardStreams.writeError("warning: ü\n")
            StandardStreams.writeError([0x21])
            StandardStreams.exit(0)
        }
        let expected = Array(("é" + String(repeating: "x", count: 200_000)).utf8) + [0xFF, 0x00, 0x0A]
        #expect(result.standardOutputContent.suffix(expected.count) == expected[...])
        #expect(result.standardErrorContent.suffix(13) == Array("warning: ü\n!".utf8)[...])
    }

    @Test("when nobody reads the output any longer, the process ends with success")
    func closedPipe() async {
        await #expect(processExitsWith: .exitCode(0)) {
            redirectToClosedPipe(STDOUT_FILENO)
            StandardStreams.writeOutput("x")
            StandardStreams.exit(3)
        }
    }

    @Test("when nobody reads the errors any longer, the process goes on")
    func closedErrors() async {
        await #expect(processExitsWith: .exitCode(3)) {
            redirectToClosedPipe(STDERR_FILENO)
            StandardStreams.writeError("x")
            StandardStreams.exit(3)
        }
    }

    @Test("a full disk is a failure with a message", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() async throws {
        let result = try await #require(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
            StandardStreams.writeOutput("x")
            StandardStreams.exit(3)
        }
        let message = "error: cannot write to standard output: no space is left [write-failed]\n"
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix(message))
    }

    @Test("a slow reader of a pipe that does not wait gets everything")
    func slowReader() async throws {
        let result = try await #require(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            _ = fcntl(STDOUT_FILENO, F_SETFL, fcntl(STDOUT_FILENO, F_GETFL) | O_NONBLOCK)
            StandardStreams.writeOutput([UInt8](repeating: 0x61, count: 4_000_000))
            StandardStreams.exit(0)
        }
        #expect(result.standardOutputContent.count { $0 == 0x61 } >= 4_000_000)
    }

    @Test("standard input is read to its end")
    func reading() async {
        await #expect(processExitsWith: .exitCode(0)) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { StandardStreams.exit(4) }
            dup2(ends[0], STDIN_FILENO)
            _ = Foundation.write(ends[1], "a\nb", 3)
            close(ends[1])
            let bytes = try StandardStreams.readInput()
            StandardStreams.exit(bytes == Array("a\nb".utf8) && !StandardStreams.isInputTerminal ? 0 : 5)
        }
    }
}

/// Makes a stream one that nobody reads.
private func redirectToClosedPipe(_ stream: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    dup2(ends[1], stream)
    close(ends[0])
    close(ends[1])
}
