extension Coded {
    /// A moment as ISO 8601 writes it, printed with milliseconds.
    struct ISO8601FractionDate: Form, Codable {
        let value: Date
        init(_ value: Date) { self.value = value }
        init(from decoder: any Decoder) throws { value = try ISO8601.date(decoder) }
        func encode(to encoder: any Encoder) throws { try ISO8601.encode(value, hasFraction: true, to: encoder) }
    }
}
