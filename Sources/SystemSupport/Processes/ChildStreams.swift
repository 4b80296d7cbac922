import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The pipes to the standard streams of a child.
struct ChildStreams {
    /// How the transfer of what is read and written came to its end.
    enum Transfer: Equatable {
        /// Everything went through, or the child did not want the rest of its input.
        case complete
        /// The child wrote more than it may.
        case tooLong
        /// The child took longer than it may.
        case tooSlow
        /// A call to the system failed with an error number.
        case failed(Int32)
    }

    /// A stream that the child writes and we read.
    struct Reading {
        /// Our end; negative when closed.
        fileprivate(set) var descriptor: Int32
        /// What has come.
        fileprivate(set) var bytes: [UInt8] = []
    }

    /// Standard output of the child.
    private(set) var output: Reading
    /// Standard error of the child.
    private(set) var error: Reading
    /// Our end of standard input; negative when there is none or it is closed.
    private var input: Int32 = -1
    /// The ends for the child, by its descriptor; standard input is missing when it reads nothing.
    private(set) var endsOfChild: [(descriptor: Int32, standard: Int32)] = []

    /// Makes the pipes that a request needs; see ``Pipe`` for where this may be done.
    init(_ request: ProcessRequest) throws(DiagnosticError) {
        var pipes: [Pipe] = []
        for _ in 0..<(request.standardInput == nil ? 2 : 3) {
            guard let pipe = Pipe() else {
                let code = errno
                for pipe in pipes {
                    close(pipe.readEnd)
                    close(pipe.writeEnd)
                }
                throw SystemError.diagnostic("run", request.executable, code: code)
            }
            pipes.append(pipe)
        }
        output = Reading(descriptor: pipes[0].readEnd)
        error = Reading(descriptor: pipes[1].readEnd)
        endsOfChild = [(pipes[0].writeEnd, STDOUT_FILENO), (pipes[1].writeEnd, STDERR_FILENO)]
        if pipes.count > 2 {
            input = pipes[2].writeEnd
            endsOfChild.append((pipes[2].readEnd, STDIN_FILENO))
        }
        for descriptor in [output.descriptor, error.descriptor, input] where descriptor >= 0 {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Closes what only the child needs; without it the streams would never end.
    mutating func closeEndsOfChild() {
        for end in endsOfChild { close(end.descriptor) }
        endsOfChild = []
    }

    /// Closes everything that is still open.
    mutating func closeAll() {
        closeEndsOfChild()
        Self.closeIfOpen(&output.descriptor)
        Self.closeIfOpen(&error.descriptor)
        Self.closeIfOpen(&input)
    }

    /// Gives the child its input and takes its output, both as they come, until it has closed its ends.
    mutating func transfer(input bytes: [UInt8], limit: Int, deadline: Deadline?) -> Transfer {
        var rest = bytes[...]
        if rest.isEmpty { Self.closeIfOpen(&input) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        while output.descriptor >= 0 || error.descriptor >= 0 || input >= 0 {
            // A negative descriptor is passed over.
            var polled = [
                pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: error.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
            ]
            let ready = poll(&polled, nfds_t(polled.count), deadline?.millisecondsLeft ?? -1)
            guard ready >= 0 else {
                if errno == EINTR || errno == EAGAIN { continue }
                return .failed(errno)
            }
            if ready == 0, let deadline, deadline.millisecondsLeft == 0 { return .tooSlow }
            if polled[0].revents != 0 { Self.receive(&output, buffer) }
            if polled[1].revents != 0 { Self.receive(&error, buffer) }
            if polled[2].revents != 0 { send(&rest) }
            if output.bytes.count > limit || error.bytes.count > limit { return .tooLong }
        }
        return .complete
    }

    private static func receive(_ stream: inout Reading, _ buffer: UnsafeMutableRawBufferPointer) {
        let count = read(stream.descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
            stream.bytes.append(contentsOf: buffer[..<count])
        } else if count == 0 || !isTemporary(errno) {
            closeIfOpen(&stream.descriptor)
        }
    }

    private mutating func send(_ rest: inout ArraySlice<UInt8>) {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        if count > 0 {
            rest = rest.dropFirst(count)
            if rest.isEmpty { Self.closeIfOpen(&input) }
        } else if !Self.isTemporary(errno) {
            // The child has closed its input: it does not want the rest.
            Self.closeIfOpen(&input)
        }
    }

    private static func isTemporary(_ code: Int32) -> Bool {
        code == EINTR || code == EAGAIN || code == EWOULDBLOCK
    }

    private static func closeIfOpen(_ descriptor: inout Int32) {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}
