extension Coded {
    /// A key, or the number of an element.
    struct Key: CodingKey, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = nil
        }

        init(intValue: Int) {
            stringValue = "Index \(intValue)"
            self.intValue = intValue
        }

        init(stringLiteral: String) { self.init(stringValue: stringLiteral) }

        init(integerLiteral: Int) { self.init(intValue: integerLiteral) }

        /// The last element, whatever its number is.
        static let last = Key(intValue: -1)
    }
}
