/// What a server has answered, whatever it thought of the request.
package struct HTTPAnswer: Sendable, Hashable {
    /// The status, such as 200 or 404.
    package var status: Int
    /// The content.
    package var body: [UInt8]

    /// Makes an answer.
    package init(status: Int, body: [UInt8] = []) {
        self.status = status
        self.body = body
    }

    /// Whether the server did what was asked.
    package var isSuccess: Bool { (200..<300).contains(status) }
}
