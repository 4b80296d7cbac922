/// An amount as cooks write it: a fraction in lowest terms, so that three thirds make one.
struct Quantity: Hashable, Sendable {
    /// Above the line; it carries the sign.
    let numerator: Int
    /// Below the line; always positive.
    let denominator: Int

    /// Makes `numerator` over `denominator` and reduces it.
    ///
    /// - Precondition: `denominator` is not zero.
    init(_ numerator: Int, over denominator: Int = 1) {
        precondition(denominator != 0, "a quantity over zero")
        let divisor = Quantity.greatestCommonDivisor(abs(numerator), abs(denominator))
        let sign = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / divisor
        self.denominator = abs(denominator) / divisor
    }

    /// The nearest floating-point number.
    var value: Double { Double(numerator) / Double(denominator) }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        var (larger, smaller) = (max(first, second), min(first, second))
        while smaller != 0 {
            (larger, smaller) = (smaller, larger % smaller)
        }
        return max(larger, 1)
    }
}

extension Quantity: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Quantity: Comparable {
    static func < (left: Quantity, right: Quantity) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }
}

extension Quantity {
    /// The sum of two amounts of the same unit.
    static func + (left: Quantity, right: Quantity) -> Quantity {
        Quantity(
            left.numerator * right.denominator + right.numerator * left.denominator,
            over: left.denominator * right.denominator
        )
    }

    /// An amount taken `right` times.
    static func * (left: Quantity, right: Quantity) -> Quantity {
        Quantity(left.numerator * right.numerator, over: left.denominator * right.denominator)
    }

    /// An amount shared among `right`.
    ///
    /// - Precondition: `right` is not zero.
    static func / (left: Quantity, right: Quantity) -> Quantity {
        Quantity(left.numerator * right.denominator, over: left.denominator * right.numerator)
    }
}
