import Synchronization

/// Sends requests over HTTP/1.1 and keeps the connections that it made, for as many threads as ask.
///
///     let client = HTTPClient()
///     let answer = try client.send(HTTPRequest(.get, "http://localhost:8080/status"))
///
/// The work is done by libcurl. Names and passwords come from the address or from a netrc file, if the client is told of one; the settings
/// for proxies are those of the environment, as for every program over libcurl.
package final class HTTPClient: Sendable {
    /// How long requests may take, and who they are sent for.
    package struct Options: Sendable, Hashable {
        /// How long to wait for a connection, in seconds.
        package var connectionTimeoutSeconds = 5
        /// How long a request may take from beginning to end, in seconds.
        package var timeoutSeconds = 60
        /// A file with names and passwords by machine, in the form that `curl --netrc-file` reads; `nil` for none.
        package var credentialsFile: String?
        /// How the client calls itself.
        package var agent = "trellis"

        /// The standard options.
        package init() {}
    }

    private let options: Options
    /// The connections that are idle; one that is in use belongs to the thread that uses it.
    private let idle = Mutex<[HTTPConnection]>([])

    /// Makes a client; nothing is sent yet.
    package init(_ options: Options = Options()) {
        self.options = options
    }

    /// Sends a request and waits for the answer.
    ///
    /// - Throws: ``HTTPFailure`` when there is no answer; a status that says no is an answer.
    package func send(_ request: HTTPRequest) throws(HTTPFailure) -> HTTPAnswer {
        guard let connection = idle.withLock({ $0.popLast() }) ?? HTTPConnection() else {
            throw .broken("libcurl cannot be used")
        }
        let result: Result<HTTPAnswer, HTTPFailure>
        do {
            result = .success(try connection.send(request, options))
        } catch {
            result = .failure(error)
        }
        idle.withLock { $0.append(connection) }
        return try result.get()
    }
}
