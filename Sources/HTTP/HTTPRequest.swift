/// What is asked of a server.
package struct HTTPRequest: Sendable {
    /// What the server shall do.
    package enum Method: String, Sendable {
        /// Send what stands at the address.
        case get = "GET"
        /// Say whether something stands at the address.
        case head = "HEAD"
        /// Keep the body at the address.
        case put = "PUT"
    }

    /// What the server shall do.
    package var method: Method
    /// An absolute address with the scheme `http` or `https`.
    package var address: String
    /// Lines of the header beside those that always stand there, as name and value.
    package var headers: [(name: String, value: String)]
    /// What a PUT sends.
    package var body: [UInt8]
    /// The largest body that is accepted as an answer.
    package var limitBytes: Int

    /// Makes a request.
    package init(
        _ method: Method,
        _ address: String,
        headers: [(name: String, value: String)] = [],
        body: [UInt8] = [],
        limitBytes: Int = 1 << 20
    ) {
        self.method = method
        self.address = address
        self.headers = headers
        self.body = body
        self.limitBytes = limitBytes
    }
}
