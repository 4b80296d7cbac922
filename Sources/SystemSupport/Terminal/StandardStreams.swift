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
    /// with success: the reader has had what it wanted.
    package static func writeOutput(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    /// Writes to standard error.
    package static func writeError(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    /// Everything on standard input.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be read.
    package static func readInput() throws(DiagnosticError) -> [UInt8] {
        try FileDescriptorReader.readAll(STDIN_FILENO, path: "-", sizeHint: 0)
    }

    /// Whether standard output is a terminal.
    package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard error is a terminal.
    package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Ends the process; for programs only.
    package static func exit(_ status: Int32) -> Never {
        endProcess(status)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        signal(SIGPIPE, SIG_IGN)
        var text = text
        text.withUTF8 { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(descriptor, start, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno == EPIPE {
                    endProcess(0)
                } else if errno != EINTR, errno != EAGAIN {
                    return
                }
            }
        }
    }

    // The names of the system's functions, which the members above hide.
    private static func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, start, count)
        #elseif canImport(Glibc)
        Glibc.write(descriptor, start, count)
        #else
        Musl.write(descriptor, start, count)
        #endif
    }

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
