extension Coded {
    /// What stands for the numbers that are none.
    protocol FloatNames {
        static var infinity: String { get }
        static var negativeInfinity: String { get }
        static var nan: String { get }
    }

    /// A number, infinite ones and NaN as texts.
    struct AnyFloat<Value: BinaryFloatingPoint, Names: FloatNames>: Form {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

extension Coded.AnyFloat: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        switch try? container.decode(String.self) {
        case Names.infinity: value = .infinity
        case Names.negativeInfinity: value = -.infinity
        case Names.nan: value = .nan
        default: value = try container.decode(Value.self)
        }
    }
}

extension Coded.AnyFloat: Encodable where Value: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if value.isFinite {
            try container.encode(value)
        } else {
            try container.encode(value.isNaN ? Names.nan : value > 0 ? Names.infinity : Names.negativeInfinity)
        }
    }
}
