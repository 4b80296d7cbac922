// Templates/Codable/NotEmpty.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableNotEmpty = ##"""
        extension Coded {
            /// A collection that has to have something in it.
            struct NotEmpty<Wrapped: Form>: Form where Wrapped.Value: Collection {
                let value: Wrapped.Value
                init(_ value: Wrapped.Value) { self.value = value }
            }
        }

        extension Coded.NotEmpty: Decodable where Wrapped: Decodable {
            init(from decoder: any Decoder) throws {
                value = try Wrapped(from: decoder).value
                guard !value.isEmpty else {
                    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "nothing is in it"))
                }
            }
        }
        """##
}
