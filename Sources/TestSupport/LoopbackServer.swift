import Foundation
import Synchronization

/// A server of HTTP/1.1 on this machine alone, for tests of what talks to servers.
///
/// Each connection has a thread, which ends when the client closes it or when the server is stopped.
package final class LoopbackServer: Sendable {
    /// What a client has asked.
    package struct Request: Sendable {
        /// Such as `GET`.
        package var method: String
        /// The path with its leading `/`.
        package var path: String
        /// The lines of the header, by their names in lower case.
        package var headers: [String: String]
        /// What was sent.
        package var body: [UInt8]
    }

    /// What the server does about a request.
    package enum Reply: Sendable {
        /// An answer with a content.
        case answer(status: Int, body: [UInt8] = [])
        /// The beginning of an answer that promises more; then the connection is closed.
        case half(status: Int, body: [UInt8], promisedByteCount: Int)
        /// Nothing, until the client has gone.
        case silence
        /// The connection is closed at once.
        case hangUp
    }

    private let socket: Int32
    /// The number that the system gave to the server.
    package let port: Int
    private let log = Mutex<[String]>([])
    private let isStopped = Mutex(false)
    private let handler: @Sendable (Request) -> Reply

    /// Begins to listen; `nil` when the system has no port.
    ///
    /// - Parameter handler: says what is answered; called by several threads.
    package init?(_ handler: @escaping @Sendable (Request) -> Reply) {
        let socket = Foundation.socket(AF_INET, Self.streamKind, 0)
        guard socket >= 0 else { return nil }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var address = Self.loopbackAddress
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, address, &length) == 0
            }
        }
        guard isListening else {
            close(socket)
            return nil
        }
        self.socket = socket
        self.handler = handler
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread { [self] in accept() }.start()
    }

    /// The beginning of all addresses.
    package var address: String { "http://127.0.0.1:\(port)" }

    /// Method and path of all requests so far, in the order in which they were read.
    package var requests: [String] { log.withLock { $0 } }

    /// Takes no more connections.
    ///
    /// The thread that listens closes the socket itself: closed from here, its number could belong to another server before that thread
    /// looks at it again.
    package func stop() {
        isStopped.withLock { $0 = true }
        // A connection wakes the listening thread on every system, where shutting down a listening socket does on Linux alone.
        let waker = Foundation.socket(AF_INET, Self.streamKind, 0)
        guard waker >= 0 else { return }
        var address = Self.loopbackAddress
        address.sin_port = in_port_t(port).bigEndian
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = connect(waker, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        close(waker)
    }

    private func accept() {
        while true {
            let connection = Foundation.accept(socket, nil, nil)
            guard connection >= 0, !isStopped.withLock({ $0 }) else {
                if connection >= 0 { close(connection) }
                close(socket)
                return
            }
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            Thread { [self] in
                serve(LoopbackConnection(connection))
                // A program that was started between the two calls above has a copy; the client is told all the same.
                shutdown(connection, Int32(SHUT_RDWR))
                close(connection)
            }.start()
        }
    }

    private static var loopbackAddress: sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return address
    }

    private static var streamKind: Int32 {
        #if canImport(Darwin)
            return SOCK_STREAM
        #else
            return Int32(SOCK_STREAM.rawValue)
        #endif
    }

    private func serve(_ connection: LoopbackConnection) {
        while let request = connection.next() {
            log.withLock { $0.append("\(request.method) \(request.path)") }
            switch handler(request) {
            case .answer(let status, let body):
                let isHead = request.method == "HEAD"
                guard connection.send(status: status, length: body.count, isHead ? [] : body) else { return }
            case .half(let status, let body, let count):
                _ = connection.send(status: status, length: count, body)
                return
            case .silence:
                while connection.receive() {}
                return
            case .hangUp: return
            }
        }
    }
}

/// The bytes of one connection.
private final class LoopbackConnection {
    private let socket: Int32
    private var bytes: [UInt8] = []

    init(_ socket: Int32) {
        self.socket = socket
    }

    /// Reads a request; `nil` when the client has gone.
    func next() -> LoopbackServer.Request? {
        let end = Array("\r\n\r\n".utf8)
        var headerEnd = bytes.firstRange(of: end)
        while headerEnd == nil {
            guard receive() else { return nil }
            headerEnd = bytes.firstRange(of: end)
        }
        guard let headerEnd else { return nil }
        let lines = String(decoding: bytes[..<headerEnd.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        let length = headers["content-length"].flatMap(Int.init) ?? 0
        while bytes.count < headerEnd.upperBound + length { guard receive() else { return nil } }
        let body = Array(bytes[headerEnd.upperBound..<headerEnd.upperBound + length])
        bytes.removeFirst(headerEnd.upperBound + length)
        return LoopbackServer.Request(method: String(words[0]), path: String(words[1]), headers: headers, body: body)
    }

    /// Waits for bytes; false when there will be none.
    func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        return true
    }

    func send(status: Int, length: Int, _ body: [UInt8]) -> Bool {
        let all = Array("HTTP/1.1 \(status) Said\r\nContent-Length: \(length)\r\n\r\n".utf8) + body
        var sent = 0
        while sent < all.count {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = all.withUnsafeBytes { Foundation.send(socket, $0.baseAddress.map { $0 + sent }, all.count - sent, flags) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
