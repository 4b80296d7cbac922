/// A value of a data file: JSON, a property list or YAML.
///
/// Truth values and whole numbers stay apart, which templates need to write them as Swift.
package indirect enum DocumentValue: Sendable, Hashable {
    /// Nothing: `null` of JSON and YAML.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number that fits.
    case integer(Int)
    /// Any other number.
    case real(Double)
    /// A text.
    case string(String)
    /// A moment.
    case date(DocumentDate)
    /// Bytes.
    case data([UInt8])
    /// A list.
    case array([DocumentValue])
    /// Values by name in the order of the file; of equal names only the last is kept.
    case dictionary([Member])

    /// A name and its value.
    package struct Member: Sendable, Hashable {
        /// The name.
        package var key: String
        /// The value.
        package var value: DocumentValue

        /// Makes a member.
        package init(_ key: String, _ value: DocumentValue) {
            self.key = key
            self.value = value
        }
    }

    /// Makes a dictionary of pairs in which names may stand twice.
    static func dictionary(of pairs: [Member]) -> DocumentValue {
        var places: [String: Int] = [:]
        var members: [Member] = []
        for pair in pairs {
            if let place = places[pair.key] {
                members[place].value = pair.value
            } else {
                places[pair.key] = members.count
                members.append(pair)
            }
        }
        return .dictionary(members)
    }
}
