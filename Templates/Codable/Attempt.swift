extension Coded {
    /// A value, or nothing when it cannot be read.
    fileprivate struct Attempt<Value: Decodable>: Decodable {
        let value: Value?
        init(from decoder: any Decoder) { value = try? Value(from: decoder) }
    }
}
