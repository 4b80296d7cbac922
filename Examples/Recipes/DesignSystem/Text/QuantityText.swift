/// A number as it stands in a cookbook: `1½` and not `1.5`.
public struct QuantityText: Equatable, Sendable {
    /// The text.
    public let text: String

    /// Writes `value`; what is no common fraction is rounded to a tenth.
    public init(_ value: Double) {
        let whole = value.rounded(.down)
        let nearest = QuantityText.fractions.min { left, right in
            abs(left.value - (value - whole)) < abs(right.value - (value - whole))
        }
        guard let nearest, abs(nearest.value - (value - whole)) < 0.02 else {
            text = QuantityText.tenths(of: value)
            return
        }
        let carried = whole + (nearest.value == 1 ? 1 : 0)
        let isOnlyFraction = carried == 0 && !nearest.sign.isEmpty
        text = isOnlyFraction ? nearest.sign : "\(Int(carried))\(nearest.sign)"
    }

    private static func tenths(of value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static let fractions: [(value: Double, sign: String)] = [
        (0, ""), (0.25, "¼"), (1.0 / 3, "⅓"), (0.5, "½"), (2.0 / 3, "⅔"), (0.75, "¾"), (1, ""),
    ]
}
