// Templates/Codable/Lenient.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableLenient = ##"""
        extension Coded {
            /// A number, text or Boolean that may stand as any of the three.
            struct Lenient<Value: LosslessStringConvertible>: Form {
                let value: Value
                init(_ value: Value) { self.value = value }
            }
        }

        extension Coded.Lenient: Decodable where Value: Decodable {
            init(from decoder: any Decoder) throws { value = try Coded.scalar(Value.self, decoder) }
        }

        extension Coded.Lenient: Encodable where Value: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value)
            }
        }
        """##
}
