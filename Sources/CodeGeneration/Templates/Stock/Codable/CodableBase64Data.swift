// Templates/Codable/Base64Data.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableBase64Data = ##"""
        extension Coded {
            /// Bytes as a text of Base64.
            struct Base64Data: Form, Codable {
                let value: Data
                init(_ value: Data) { self.value = value }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    guard let data = Data(base64Encoded: try container.decode(String.self)) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "the text is no Base64")
                    }
                    value = data
                }
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(value.base64EncodedString())
                }
            }
        }
        """##
}
