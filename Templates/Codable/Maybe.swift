extension Coded {
    /// A value of some form, or null.
    struct Maybe<Wrapped: Form>: Form {
        let value: Wrapped.Value?
        init(_ value: Wrapped.Value?) { self.value = value }
    }
}

extension Coded.Maybe: Decodable where Wrapped: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Wrapped.self).value
    }
}

extension Coded.Maybe: Encodable where Wrapped: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(Wrapped(value)) } else { try container.encodeNil() }
    }
}
