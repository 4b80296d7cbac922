// Templates/Codable/AsText.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableAsText = ##"""
        extension Coded {
            /// A number or Boolean that stands as a text.
            struct AsText<Value: LosslessStringConvertible>: Form {
                let value: Value
                init(_ value: Value) { self.value = value }
            }
        }

        extension Coded.AsText: Decodable where Value: Decodable {
            init(from decoder: any Decoder) throws { value = try Coded.scalar(Value.self, decoder) }
        }

        extension Coded.AsText: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value.description)
            }
        }
        """##
}
