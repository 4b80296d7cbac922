import HTTP
import Synchronization
import SystemSupport
import TestSupport
import Testing

@Suite struct HTTPClientTests {
    /// A server and a client, which only waits a short time where the test is about waiting: a busy machine may need seconds for an answer.
    private func withServer(
        timeoutSeconds: Int = 120,
        _ handler: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply,
        use body: (LoopbackServer, HTTPClient) throws -> Void
    ) throws {
        let server = try #require(LoopbackServer(handler))
        defer { server.stop() }
        var options = HTTPClient.Options()
        options.timeoutSeconds = timeoutSeconds
        try body(server, HTTPClient(options))
    }

    @Test("the content of an answer arrives with its status")
    func get() throws {
        try withServer { _ in
            .answer(status: 200, body: [1, 0, 255])
        } use: { (server, client) throws in
            #expect(try client.send(HTTPRequest(.get, server.address + "/a/b")) == HTTPAnswer(status: 200, body: [1, 0, 255]))
            #expect(server.requests == ["GET /a/b"])
        }
    }

    @Test("a status that says no is an answer")
    func notFound() throws {
        try withServer { _ in
            .answer(status: 404, body: Array("no".utf8))
        } use: { (server, client) throws in
            let answer = try client.send(HTTPRequest(.get, server.address + "/x"))
            #expect(answer == HTTPAnswer(status: 404, body: Array("no".utf8)))
            #expect(!answer.isSuccess)
        }
    }

    @Test("a body is sent with its length and with the lines of the header that the caller adds")
    func put() throws {
        let body = [UInt8](repeating: 7, count: 300_000)
        try withServer { request in
            let isRight = request.headers["content-length"] == "300000" && request.headers["authorization"] == "Bearer t"
            return .answer(status: isRight && request.body.allSatisfy { $0 == 7 } ? 201 : 400)
        } use: { (server, client) throws in
            let request = HTTPRequest(.put, server.address + "/cas/1", headers: [("Authorization", "Bearer t")], body: body)
            #expect(try client.send(request).status == 201)
            #expect(try client.send(HTTPRequest(.put, server.address + "/empty", headers: [("Authorization", "x")])).status == 400)
        }
    }

    @Test("whether something stands at an address is asked without its content")
    func head() throws {
        try withServer { _ in
            .answer(status: 200, body: [1, 2, 3])
        } use: { (server, client) throws in
            #expect(try client.send(HTTPRequest(.head, server.address + "/a")) == HTTPAnswer(status: 200))
            #expect(try client.send(HTTPRequest(.get, server.address + "/a")).body == [1, 2, 3])
        }
    }

    @Test("an answer that is larger than expected is refused")
    func tooLarge() throws {
        try withServer { _ in
            .answer(status: 200, body: [UInt8](repeating: 1, count: 1_001))
        } use: { (server, client) throws in
            #expect(throws: HTTPFailure.tooLarge) { try client.send(HTTPRequest(.get, server.address, limitBytes: 1_000)) }
            #expect(try client.send(HTTPRequest(.get, server.address, limitBytes: 1_001)).body.count == 1_001)
        }
    }

    @Test("a server that says nothing is left after the time that the client has")
    func timeout() throws {
        try withServer(timeoutSeconds: 1) { _ in
            .silence
        } use: { (server, client) throws in
            #expect(throws: HTTPFailure.timedOut) { try client.send(HTTPRequest(.get, server.address)) }
        }
    }

    @Test("half an answer is none")
    func half() throws {
        try withServer { _ in
            .half(status: 200, body: [1, 2], promisedByteCount: 10)
        } use: { (server, client) throws in
            #expect(throws: HTTPFailure.broken("transferred a partial file")) { try client.send(HTTPRequest(.get, server.address)) }
        }
    }

    @Test("a server that hangs up, and one that is not there, are failures")
    func hangUp() throws {
        try withServer { _ in
            .hangUp
        } use: { (server, client) throws in
            #expect(throws: HTTPFailure.broken("server returned nothing (no headers, no data)")) {
                try client.send(HTTPRequest(.get, server.address))
            }
        }
        #expect(throws: HTTPFailure.broken("couldn't connect to server")) {
            try HTTPClient().send(HTTPRequest(.get, "http://127.0.0.1:1/"))
        }
    }

    @Test("no other scheme than those of the web is followed", arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "", "http://"])
    func schemes(address: String) {
        #expect(throws: HTTPFailure.badAddress) { try HTTPClient().send(HTTPRequest(.get, address)) }
    }

    @Test("names and passwords come from the address, or from a netrc file")
    func credentials() throws {
        try withServer {
            .answer(status: $0.headers["authorization"] == "Basic YTpi" ? 200 : 401)
        } use: { (server, client) throws in
            #expect(try client.send(HTTPRequest(.get, server.address)).status == 401)
            #expect(try client.send(HTTPRequest(.get, "http://a:b@127.0.0.1:\(server.port)/")).status == 200)
            try ScratchFolder.with { folder throws in
                try folder.write("machine 127.0.0.1 login a password b\n", to: "netrc")
                var options = HTTPClient.Options()
                options.credentialsFile = folder.path + "/netrc"
                #expect(try HTTPClient(options).send(HTTPRequest(.get, server.address)).status == 200)
            }
        }
    }

    @Test("threads share a client, and each gets its own answer")
    func threads() throws {
        try withServer {
            .answer(status: 200, body: Array($0.path.utf8))
        } use: { (server, client) throws in
            let address = server.address
            let answers = ParallelMap.map(Array(0..<64), threadCount: 8) { number in
                (try? client.send(HTTPRequest(.get, "\(address)/\(number)"))).map { String(decoding: $0.body, as: UTF8.self) }
            }
            #expect(answers == (0..<64).map { "/\($0)" })
        }
    }
}
