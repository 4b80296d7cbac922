/// A number of minutes as people say it: `1 h 15 min`.
public struct DurationText: Equatable, Sendable {
    /// The text.
    public let text: String

    /// Writes `minutes`; a negative number counts as none.
    public init(minutes: Int) {
        let (hours, rest) = max(minutes, 0).quotientAndRemainder(dividingBy: 60)
        switch (hours, rest) {
        case (0, _): text = "\(rest) min"
        case (_, 0): text = "\(hours) h"
        default: text = "\(hours) h \(rest) min"
        }
    }
}
