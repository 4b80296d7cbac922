/// The categories by which languages tell numbers, in their usual order.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
    case zero
    case one
    case two
    case few
    case many
    case other

    package static func < (left: PluralCategory, right: PluralCategory) -> Bool {
        left.rank < right.rank
    }

    /// The place in the usual order.
    var rank: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
