/// The keys of annotations about coding.
enum CodingKeyword: String, CaseIterable, Sendable {
    // Of types.
    case codable = "Codable"
    case decodable = "Decodable"
    case encodable = "Encodable"
    case keys, keyPrefix, keySuffix
    case superclass = "super"
    case tag, content, untagged, names
    // Of properties and associated values.
    case key, path, alternatives
    case missing = "default"
    case malformed, lossy, pruned, notEmpty, flattened, required, writesNil
    case lenient
    case scalar = "as"
    case date, data, nonConforming
    case skip, decodeOnly, encodeOnly
    // Of cases.
    case fallback
}
