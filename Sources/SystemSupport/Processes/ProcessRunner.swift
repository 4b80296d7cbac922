package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs programs.
package enum ProcessRunner {
    /// The code of the error that a program has taken longer than it may.
    package static let timeLimitCode = "time-limit"

    /// Runs a program to its end.
    ///
    /// The program stays in our process group, so that what the user types at the terminal reaches it too. When SIGINT,
    /// SIGTERM or SIGHUP ends us meanwhile, the program is ended first. SIGPIPE is ignored from here on.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be started, writes more than it may, or takes longer. A status other than 0 is no
    ///   error, but a result.
    package static func run(_ request: ProcessRequest) throws(DiagnosticError) -> ProcessResult {
        signal(SIGPIPE, SIG_IGN)
        var streams = try Interruption.update { (_) throws(DiagnosticError) in try ChildStreams(request) }
        let child: pid_t
        do {
            child = try ProcessSpawning.spawn(request, streams)
        } catch {
            streams.closeAll()
            throw error
        }
        streams.closeEndsOfChild()
        let deadline = request.timeLimitSeconds.map { Deadline(secondsFromNow: $0) }
        var transfer = streams.transfer(input: request.standardInput ?? [], limit: request.outputLimitBytes, deadline: deadline)
        // A program may close its streams and go on.
        if transfer == .complete, let deadline, !ChildProcess.hasEnded(child, before: deadline) { transfer = .tooSlow }
        if transfer != .complete { kill(child, SIGKILL) }
        streams.closeAll()
        ChildProcess.waitUntilEnded(child)
        let termination = Interruption.update { liabilities in
            liabilities.children.remove(child)
            return ChildProcess.reap(child)
        }
        return try result(of: request, streams, transfer, termination)
    }

    private static func result(
        of request: ProcessRequest,
        _ streams: ChildStreams,
        _ transfer: ChildStreams.Transfer,
        _ termination: ProcessResult.Termination?
    ) throws(DiagnosticError) -> ProcessResult {
        switch transfer {
        case .complete: break
        case .tooLong:
            throw DiagnosticError(
                "output-too-long",
                "'\(request.executable)' was ended because it wrote more than \(request.outputLimitBytes) bytes"
            )
        case .tooSlow:
            throw DiagnosticError(
                timeLimitCode, "'\(request.executable)' was ended because it took longer than \(request.timeLimitSeconds ?? 0) seconds")
        case .failed(let code): throw SystemError.diagnostic("run", request.executable, code: code)
        }
        guard let termination else { throw SystemError.diagnostic("run", request.executable, code: ECHILD) }
        return ProcessResult(
            termination: termination,
            standardOutput: streams.output.bytes,
            standardError: streams.error.bytes
        )
    }
}
