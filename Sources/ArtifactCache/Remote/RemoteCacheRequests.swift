import Diagnostics
import HTTP
import Synchronization

/// The requests to a cache, and what was learned about the server on the way.
final class RemoteCacheRequests: Sendable {
    /// What was learned.
    private struct State {
        var failureCount = 0
        var failuresInARow = 0
        var isLeftAlone = false
        var isReadOnly = false
        /// The problems that were met, by their codes.
        var diagnostics: [Diagnostic] = []
    }

    private let settings: RemoteCacheSettings
    private let client: HTTPClient
    private let pause: @Sendable (Double) -> Void
    private let state = Mutex(State())

    /// How often a request is made in all when the server seems to be busy.
    private static let attemptCount = 3
    /// How many requests may fail one behind the other before the server is left alone.
    private static let failureLimit = 3

    init(_ settings: RemoteCacheSettings, pause: @escaping @Sendable (Double) -> Void) {
        self.settings = settings
        self.pause = pause
        var options = HTTPClient.Options()
        options.timeoutSeconds = settings.timeoutSeconds
        options.connectionTimeoutSeconds = min(5, settings.timeoutSeconds)
        options.credentialsFile = settings.credentialsFile
        client = HTTPClient(options)
    }

    var failureCount: Int { state.withLock { $0.failureCount } }

    var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

    /// The content of an entry; `nil` for every kind of no.
    func get(_ path: String, limitBytes: Int) -> [UInt8]? {
        guard let answer = send(HTTPRequest(.get, address(path), headers: headers, limitBytes: limitBytes)) else { return nil }
        return answer.status == 200 ? answer.body : nil
    }

    /// Whether there is such an entry.
    func has(_ path: String) -> Bool { send(HTTPRequest(.head, address(path), headers: headers))?.status == 200 }

    /// Sends an entry.
    ///
    /// - Returns: whether it was taken.
    func put(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard !state.withLock({ $0.isReadOnly }) else { return false }
        return send(HTTPRequest(.put, address(path), headers: headers, body: bytes))?.isSuccess ?? false
    }

    /// Notes that the server sent something that cannot be used.
    func noteDamage(_ what: String) {
        state.withLock { state in
            state.failureCount += 1
            note("remote-cache-damaged", "\(what); it was made anew", in: &state)
        }
    }

    private func address(_ path: String) -> String {
        settings.address.hasSuffix("/") ? settings.address + path : "\(settings.address)/\(path)"
    }

    private var headers: [(name: String, value: String)] {
        settings.token.map { [(name: "Authorization", value: "Bearer \($0)")] } ?? []
    }

    /// Makes a request, several times if the server seems to be busy.
    ///
    /// - Returns: an answer that says yes, or that there is no such entry; `nil` for all others.
    private func send(_ request: HTTPRequest) -> HTTPAnswer? {
        guard !state.withLock({ $0.isLeftAlone }) else { return nil }
        var problem = ""
        for attempt in 0..<Self.attemptCount {
            // 0.2 s, then 0.8 s.
            if attempt > 0 { pause(0.05 * Double(1 << (2 * attempt))) }
            do throws(HTTPFailure) {
                let answer = try client.send(request)
                switch verdict(on: answer, request) {
                case .answer: return answer
                case .no: return nil
                case .busy: problem = "the server answers with \(answer.status)"
                }
            } catch .broken(let text) {
                problem = text
            } catch {
                // A second attempt would cost the same time again.
                noteFailure(error.text, isFinal: error == .timedOut)
                return nil
            }
        }
        noteFailure(problem, isFinal: false)
        return nil
    }

    private enum Verdict {
        case answer
        case no
        case busy
    }

    /// What an answer means for this request and for those to come.
    private func verdict(on answer: HTTPAnswer, _ request: HTTPRequest) -> Verdict {
        state.withLock { state in
            if answer.isSuccess || answer.status == 404 {
                state.failuresInARow = 0
                return .answer
            }
            switch answer.status {
            case 408, 429, 500, 502, 503, 504: return .busy
            case 401, 403, 407:
                state.failureCount += 1
                if request.method == .put {
                    state.isReadOnly = true
                    note(
                        "remote-cache-refuses",
                        "the cache does not let this user store (\(answer.status)); "
                            + "give it credentials in the address, in a netrc file or in TRELLIS_CACHE_TOKEN, or do not upload", in: &state)
                } else {
                    state.isLeftAlone = true
                    note(
                        "remote-cache-refuses",
                        "the cache does not know this user (\(answer.status)); "
                            + "give it credentials in the address, in a netrc file or in TRELLIS_CACHE_TOKEN", in: &state)
                }
            case 507:
                state.failureCount += 1
                state.isReadOnly = true
                note("remote-cache-full", "the cache is full (507); nothing more is sent to it", in: &state)
            default:
                state.failureCount += 1
                note("remote-cache-fails", "the cache answers with \(answer.status) to \(request.method.rawValue)", in: &state)
            }
            return .no
        }
    }

    private func noteFailure(_ problem: String, isFinal: Bool) {
        state.withLock { state in
            state.failureCount += 1
            state.failuresInARow += 1
            if isFinal || state.failuresInARow >= Self.failureLimit { state.isLeftAlone = true }
            note("remote-cache-fails", "the cache cannot be used (\(problem)); the build goes on without it", in: &state)
        }
    }

    /// Adds a warning, unless there is one with its code.
    private func note(_ code: String, _ message: String, in state: inout State) {
        guard !state.diagnostics.contains(where: { $0.code == code }) else { return }
        state.diagnostics.append(Diagnostic(.warning, code, "\(message): '\(RemoteCacheAddress.shown(settings.address))'"))
    }
}
