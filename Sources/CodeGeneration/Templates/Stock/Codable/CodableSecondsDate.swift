// Templates/Codable/SecondsDate.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableSecondsDate = ##"""
        extension Coded {
            /// A moment as the seconds since the beginning of 1970.
            struct SecondsDate: Form, Codable {
                let value: Date
                init(_ value: Date) { self.value = value }
                init(from decoder: any Decoder) throws {
                    value = Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
                }
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(value.timeIntervalSince1970)
                }
            }
        }
        """##
}
