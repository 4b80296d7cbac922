// Templates/Codable/PatternDate.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codablePatternDate = ##"""
        extension Coded {
            /// A pattern of dates.
            protocol DatePattern {
                static var formatter: PatternFormatter { get }
            }

            /// A formatter that any number of tasks may use; it is unchecked because every use of what it holds is behind its lock.
            final class PatternFormatter: @unchecked Sendable {
                private let formatter = DateFormatter()
                private let lock = NSLock()

                init(_ pattern: String) {
                    formatter.locale = Locale(identifier: "en_US_POSIX")
                    formatter.timeZone = TimeZone(secondsFromGMT: 0)
                    formatter.dateFormat = pattern
                }

                func date(_ text: String) -> Date? { lock.withLock { formatter.date(from: text) } }

                func text(_ date: Date) -> String { lock.withLock { formatter.string(from: date) } }
            }

            /// A moment as a pattern writes it, in UTC unless the pattern has a time zone.
            struct PatternDate<Pattern: DatePattern>: Form, Codable {
                let value: Date
                init(_ value: Date) { self.value = value }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    let text = try container.decode(String.self)
                    guard let date = Pattern.formatter.date(text) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date of the pattern")
                    }
                    value = date
                }
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(Pattern.formatter.text(value))
                }
            }
        }
        """##
}
