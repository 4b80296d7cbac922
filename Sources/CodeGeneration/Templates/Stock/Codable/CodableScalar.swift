// Templates/Codable/Scalar.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableScalar = ##"""
        extension Coded {
            /// Reads a number, text or Boolean from any of the three.
            fileprivate static func scalar<Value: Decodable & LosslessStringConvertible>(
                _ type: Value.Type, _ decoder: any Decoder
            ) throws -> Value {
                let container = try decoder.singleValueContainer()
                if let value = try? container.decode(type) { return value }
                guard !container.decodeNil(), let text = scalarText(container) else { return try container.decode(type) }
                if type == Bool.self, let truth = truths[text.lowercased()] as? Value { return truth }
                guard let value = type.init(text) else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no \(type)")
                }
                return value
            }

            private static var truths: [String: Bool] { ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false] }

            private static func scalarText(_ container: any SingleValueDecodingContainer) -> String? {
                if let text = try? container.decode(String.self) { return text }
                if let truth = try? container.decode(Bool.self) { return truth ? "true" : "false" }
                if let number = try? container.decode(Int64.self) { return String(number) }
                if let number = try? container.decode(UInt64.self) { return String(number) }
                return (try? container.decode(Double.self)).map { String($0) }
            }
        }
        """##
}
