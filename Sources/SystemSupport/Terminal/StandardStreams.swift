package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The standard input, output and error of the process.
package enum StandardStreams {
    /// Writes to standard output.
    ///
    /// When nobody reads any longer, as in `trellis-project files … | head -1`, the process ends here, quietly and
    /// with success: the reader has had what it wanted. When the output cannot be written, for example because the disk
    /// is full, the process ends here with a message and status 2, since half a result must not look like a whole one.
    package static func writeOutput(_ text: String) {
        var text = text
        text.withUTF8 { writeOutput(UnsafeRawBufferPointer($0)) }
    }

    /// Writes bytes to standard output; see ``writeOutput(_:)-(String)``.
    package static func writeOutput(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { writeOutput($0) }
    }

    /// Writes to standard error. What cannot be written is lost: there is nowhere left to say so.
    package static func writeError(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
    }

    /// Writes bytes to standard error; see ``writeError(_:)-(String)``.
    package static func writeError(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { _ = write($0, to: STDERR_FILENO) }
    }

    /// Everything on standard input.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be read.
    package static func readInput() throws(DiagnosticError) -> [UInt8] {
        try FileDescriptorReader.readAll(STDIN_FILENO, path: "-", sizeHint: 0)
    }

    /// Whether standard input is a terminal.
    package static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether standard output is a terminal.
    package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard error is a terminal.
    package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The columns of the terminal that standard output or standard error is; `nil` when neither is one.
    package static var terminalWidth: Int? {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            var size = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        }
        return nil
    }

    /// Ends the process; for programs only.
    package static func exit(_ status: Int32) -> Never {
        endProcess(status)
    }

    private static func writeOutput(_ bytes: UnsafeRawBufferPointer) {
        switch write(bytes, to: STDOUT_FILENO) {
        case 0: return
        case EPIPE: endProcess(0)
        case let code:
            writeError("error: cannot write to standard output: \(SystemError.message(for: code)) [write-failed]\n")
            endProcess(2)
        }
    }

    /// Writes everything; answers an error number, or 0.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        return FileDescriptorWriter.writeAll(bytes, to: descriptor)
    }

    // The name of the system's function, which a member above hides.
    private static func endProcess(_ status: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status)
        #elseif canImport(Glibc)
            Glibc.exit(status)
        #else
            Musl.exit(status)
        #endif
    }
}
