/// A property list that is put together in memory, to be written.
///
///     let tree = PropertyListTree.dictionary([.init("name", .string("App")), .init("ports", .array([.integer(80)]))])
///     let bytes = XMLWriter.bytes(of: tree)
package indirect enum PropertyListTree: Sendable, Hashable {
    case string(String)
    /// A whole number; property lists know those that fit into 64 bits, signed or not.
    case integer(Int128)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// A moment as XML property lists spell it: `2001-01-01T00:00:00Z`.
    case date(String)
    case array([PropertyListTree])
    /// Pairs in any order; writers sort them.
    case dictionary([Pair])

    /// One pair of a dictionary.
    package struct Pair: Sendable, Hashable {
        /// The key.
        package var key: String
        /// What stands under the key.
        package var value: PropertyListTree

        /// Makes a pair.
        package init(_ key: String, _ value: PropertyListTree) {
            self.key = key
            self.value = value
        }
    }
}

// MARK: - From a file

extension PropertyListTree {
    /// Takes a value out of the file it was read from, with everything in it decoded and the pairs in their order.
    ///
    /// A unique identifier becomes the dictionary with the key `CF$UID` that stands for it outside binary files. A whole
    /// number of more than 128 bits, which only XML can spell, stays the text that it is.
    package init(_ value: PropertyListValue) {
        let text = value.text ?? ""
        switch value.kind {
        case .dictionary: self = .dictionary(value.pairs.map { Pair($0.key.text ?? "", PropertyListTree($0.value)) })
        case .array: self = .array(value.items.map { PropertyListTree($0) })
        case .data: self = .data(value.data ?? [])
        case .string: self = .string(text)
        case .integer: self = Self.wholeNumber(text).map { .integer($0) } ?? .string(text)
        case .real: self = Double(text).map { .real($0) } ?? .string(text)
        case .boolean: self = .boolean(value.boolean ?? false)
        case .date: self = .date(text)
        case .uniqueIdentifier:
            self = .dictionary([Pair("CF$UID", Self.wholeNumber(text).map { .integer($0) } ?? .string(text))])
        }
    }

    /// The number of a decimal text, or of a hexadecimal one with `0x`, both with or without a sign.
    private static func wholeNumber(_ text: String) -> Int128? {
        let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
        let digits = isSigned ? text.dropFirst() : text[...]
        guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int128(text) }
        return Int128((isSigned ? String(text.prefix(1)) : "") + digits.dropFirst(2), radix: 16)
    }
}
