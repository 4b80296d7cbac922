// Templates/Codable/Form.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableForm = ##"""
        extension Coded {
            /// How a value stands in coded data.
            protocol Form<Value> {
                associatedtype Value
                init(_ value: Value)
                var value: Value { get }
            }

            /// A value that codes itself.
            struct Plain<Value>: Form {
                let value: Value
                init(_ value: Value) { self.value = value }
            }
        }

        extension Coded.Plain: Decodable where Value: Decodable {
            init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }
        }

        extension Coded.Plain: Encodable where Value: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value)
            }
        }
        """##
}
