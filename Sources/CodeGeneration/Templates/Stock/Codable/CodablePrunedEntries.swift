// Templates/Codable/PrunedEntries.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codablePrunedEntries = ##"""
        extension Coded {
            /// A dictionary without the entries that cannot be read.
            struct PrunedEntries<Name: Hashable & LosslessStringConvertible, Element: Form>: Form {
                let value: [Name: Element.Value]
                init(_ value: [Name: Element.Value]) { self.value = value }
            }
        }

        extension Coded.PrunedEntries: Decodable where Element: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Coded.Key.self)
                var entries: [Name: Element.Value] = [:]
                for key in container.allKeys {
                    guard let name = Name(key.stringValue), try !container.decodeNil(forKey: key) else { continue }
                    if let element = try container.decode(Coded.Attempt<Element>.self, forKey: key).value { entries[name] = element.value }
                }
                value = entries
            }
        }
        """##
}
