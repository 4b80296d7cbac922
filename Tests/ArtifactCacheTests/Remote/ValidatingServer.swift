import Checksums
import Synchronization
import TestSupport

/// A server that looks into what it keeps, as bazel-remote does: keys are 64 digits, contents have the checksum that their name says,
/// results are messages whose contents are all there.
///
/// It reads messages with a reader of its own, so that a mistake of the writer is seen.
final class ValidatingServer: Sendable {
    private let stored = Mutex<[String: [UInt8]]>([:])
    private let problems = Mutex<[String]>([])

    /// The answers to the protocol.
    func reply(_ request: LoopbackServer.Request) -> LoopbackServer.Reply {
        let parts = request.path.split(separator: "/")
        guard parts.count >= 2, let kind = parts.dropLast().last, kind == "ac" || kind == "cas",
            let digest = Digest(text: String(parts[parts.count - 1]))
        else { return refuse("400 \(request.path)") }
        let name = "\(kind)/\(digest.text)"
        switch request.method {
        case "PUT":
            guard request.headers["content-length"] != nil else { return refuse("400 no length") }
            if kind == "cas", SHA256.digest(of: request.body) != digest { return refuse("400 digest of \(name)") }
            if kind == "ac", !isComplete(request.body) { return refuse("400 incomplete \(name)") }
            stored.withLock { $0[name] = request.body }
            return .answer(status: 200)
        case "GET", "HEAD":
            guard let bytes = stored.withLock({ $0[name] }), kind == "cas" || isComplete(bytes) else { return .answer(status: 404) }
            return .answer(status: 200, body: bytes)
        default: return refuse("405 \(request.method)")
        }
    }

    /// What was refused.
    var refusals: [String] { problems.withLock { $0 } }

    /// The names of what is kept, sorted.
    var names: [String] { stored.withLock { $0.keys.sorted() } }

    /// Puts other bytes in the place of what is kept, or lets it go.
    func replace(_ name: String, with bytes: [UInt8]?) { stored.withLock { $0[name] = bytes } }

    private func refuse(_ problem: String) -> LoopbackServer.Reply {
        problems.withLock { $0.append(problem) }
        return .answer(status: 400, body: Array(problem.utf8))
    }

    /// Whether a message is an `ActionResult` whose files are relative and all there.
    private func isComplete(_ message: [UInt8]) -> Bool {
        var isComplete = true
        let isMessage = eachField(message) { number, file in
            guard number == 2 else { return }
            var path = ""
            var digest = ""
            let isFile = eachField(file) { number, value in
                if number == 1 { path = String(decoding: value, as: UTF8.self) }
                if number == 2 { _ = eachField(value) { if $0 == 1 { digest = String(decoding: $1, as: UTF8.self) } } }
            }
            let isThere = stored.withLock { $0["cas/\(digest)"] != nil } || digest == SHA256.digest(of: []).text
            if !isFile || path.isEmpty || path.hasPrefix("/") || !isThere { isComplete = false }
        }
        return isMessage && isComplete
    }

    /// Calls for each field with bytes; false when the message is none.
    private func eachField(_ message: [UInt8], _ body: (Int, [UInt8]) -> Void) -> Bool {
        var place = 0
        func number() -> Int? {
            var value = 0
            for shift in stride(from: 0, to: 63, by: 7) {
                guard place < message.count else { return nil }
                value |= Int(message[place] & 0x7F) << shift
                place += 1
                if message[place - 1] < 0x80 { return value }
            }
            return nil
        }
        while place < message.count {
            guard let key = number(), let value = number() else { return false }
            if key & 7 == 0 { continue }
            guard key & 7 == 2, place + value <= message.count else { return false }
            body(key >> 3, Array(message[place..<place + value]))
            place += value
        }
        return true
    }
}
