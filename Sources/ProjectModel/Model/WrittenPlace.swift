import Diagnostics
import PropertyLists

/// Where something is written: a location, or a value of a project file whose line is counted when somebody asks.
///
/// Counting the lines of a large file takes as long as reading a tenth of it, and most questions are about no line.
enum WrittenPlace: Sendable {
    case location(SourceLocation?)
    case value(PropertyListValue)

    /// The location; `nil` when it is not known.
    var location: SourceLocation? {
        switch self {
        case .location(let location): location
        case .value(let value): value.location
        }
    }
}

extension WrittenPlace: Hashable {
    /// Two places are equal when they have the same location.
    static func == (left: WrittenPlace, right: WrittenPlace) -> Bool {
        left.location == right.location
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(location)
    }
}
