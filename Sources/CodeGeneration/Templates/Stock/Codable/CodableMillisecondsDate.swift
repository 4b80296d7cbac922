// Templates/Codable/MillisecondsDate.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableMillisecondsDate = ##"""
        extension Coded {
            /// A moment as the milliseconds since the beginning of 1970.
            struct MillisecondsDate: Form, Codable {
                let value: Date
                init(_ value: Date) { self.value = value }
                init(from decoder: any Decoder) throws {
                    value = Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) / 1_000)
                }
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(1_000 * value.timeIntervalSince1970)
                }
            }
        }
        """##
}
