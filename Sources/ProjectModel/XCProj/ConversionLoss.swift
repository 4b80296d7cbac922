public import Diagnostics

/// Something that a conversion between the formats of a project leaves out.
public struct ConversionLoss: Sendable, Hashable {
    /// What is lost, in words.
    public var message: String
    /// Where the first thing that is lost stands.
    public var location: SourceLocation

    /// The loss as a note for people.
    public var diagnostic: Diagnostic { Diagnostic(.note, "conversion-loss", message, at: location) }
}

/// Collects what a conversion leaves out; what is lost many times over for the same reason is one loss with a count.
struct ConversionLosses {
    private var losses: [(subject: String, reason: String, count: Int, location: SourceLocation)] = []
    private var indexes: [String: Int] = [:]

    /// Notes that something is left out.
    ///
    /// - Parameters:
    ///   - subject: what is left out, such as `'tabWidth' of PBXGroup`.
    ///   - reason: why, or what follows; the same for the same subject.
    mutating func add(_ subject: String, _ reason: String, at location: SourceLocation) {
        let key = subject + "\0" + reason
        if let index = indexes[key] {
            losses[index].count += 1
        } else {
            indexes[key] = losses.count
            losses.append((subject, reason, 1, location))
        }
    }

    /// The losses in the order in which they were met.
    var all: [ConversionLoss] {
        losses.map { loss in
            let times = loss.count == 1 ? "" : ", \(loss.count) times"
            return ConversionLoss(message: "\(loss.subject) is lost\(times): \(loss.reason)", location: loss.location)
        }
    }
}
