extension Coded {
    /// A text or Boolean that stands as a number.
    struct AsNumber<Value: LosslessStringConvertible>: Form {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

extension Coded.AsNumber: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws { value = try Coded.scalar(Value.self, decoder) }
}

extension Coded.AsNumber: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let truth = value as? Bool {
            try container.encode(truth ? 1 : 0)
        } else if let number = Int64(value.description) {
            try container.encode(number)
        } else if let number = Double(value.description) {
            try container.encode(number)
        } else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "'\(value)' stands for no number"))
        }
    }
}
