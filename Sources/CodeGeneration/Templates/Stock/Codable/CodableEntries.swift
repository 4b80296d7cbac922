// Templates/Codable/Entries.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableEntries = ##"""
        extension Coded {
            /// A dictionary of values of some form, as an object.
            struct Entries<Name: Hashable & LosslessStringConvertible, Element: Form>: Form {
                let value: [Name: Element.Value]
                init(_ value: [Name: Element.Value]) { self.value = value }
            }
        }

        extension Coded.Entries: Decodable where Element: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Coded.Key.self)
                var entries: [Name: Element.Value] = [:]
                for key in container.allKeys {
                    guard let name = Name(key.stringValue) else {
                        throw DecodingError.dataCorruptedError(
                            forKey: key, in: container, debugDescription: "the key '\(key.stringValue)' is no \(Name.self)")
                    }
                    entries[name] = try container.decode(Element.self, forKey: key).value
                }
                value = entries
            }
        }

        extension Coded.Entries: Encodable where Element: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Coded.Key.self)
                for (name, element) in value {
                    try container.encode(Element(element), forKey: Coded.Key(stringValue: name.description))
                }
            }
        }
        """##
}
