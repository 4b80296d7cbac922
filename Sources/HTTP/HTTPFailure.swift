/// Why there is no answer at all.
package enum HTTPFailure: Error, Sendable, Hashable {
    /// The address cannot be used: another scheme than `http` and `https`, or no address at all.
    case badAddress
    /// Nothing came, or too slowly, until the time was up.
    case timedOut
    /// The answer is larger than the request allows.
    case tooLarge
    /// No server was reached, or the connection broke off; in the words of the library.
    case broken(String)

    /// The failure in a few words, as a part of a message.
    package var text: String {
        switch self {
        case .badAddress: "the address is none that begins with http:// or https://"
        case .timedOut: "the server did not answer in time"
        case .tooLarge: "the answer is larger than expected"
        case .broken(let text): text
        }
    }
}
