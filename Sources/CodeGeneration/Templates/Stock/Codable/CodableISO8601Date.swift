// Templates/Codable/ISO8601Date.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableISO8601Date = ##"""
        extension Coded {
            /// A moment as ISO 8601 writes it, printed without a fraction of a second.
            struct ISO8601Date: Form, Codable {
                let value: Date
                init(_ value: Date) { self.value = value }
                init(from decoder: any Decoder) throws { value = try ISO8601.date(decoder) }
                func encode(to encoder: any Encoder) throws { try ISO8601.encode(value, hasFraction: false, to: encoder) }
            }
        }
        """##
}
