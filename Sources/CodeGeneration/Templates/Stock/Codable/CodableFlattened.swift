// Templates/Codable/Flattened.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableFlattened = ##"""
        extension Coded {
            /// A value whose keys stand beside those of others; nothing when one that it needs is not there.
            static func flattened<Value: Decodable>(_ type: Value.Type, from decoder: any Decoder) throws -> Value? {
                do {
                    return try type.init(from: decoder)
                } catch DecodingError.keyNotFound(_, let context) where context.codingPath.count == decoder.codingPath.count {
                    return nil
                }
            }
        }
        """##
}
