// Templates/Codable/PrunedEntries.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codablePrunedEntries = ##"""
        extension Coded {
            /// A dictionary without the entries that cannot be read.
            struct PrunedEntries<Name: Hashable, Element: Form>: Form {
                let value: [Name: Element.Value]
                init(_ value: [Name: Element.Value]) { self.value = value }
            }
        }

        extension Coded.PrunedEntries: Decodable where Name: Decodable, Element: Decodable {
            init(from decoder: any Decoder) throws {
                var entries: [Name: Element.Value] = [:]
                guard Coded.EntryKey.fits(Name.self) else {
                    var container = try decoder.unkeyedContainer()
                    while !container.isAtEnd {
                        let name = try container.decodeNil() ? nil : container.decode(Coded.Attempt<Name>.self).value
                        guard !container.isAtEnd else { break }
                        let element = try container.decodeNil() ? nil : container.decode(Coded.Attempt<Element>.self).value
                        if let name, let element { entries[name] = element.value }
                    }
                    value = entries
                    return
                }
                let container = try decoder.container(keyedBy: Coded.EntryKey.self)
                for key in container.allKeys {
                    guard let name = key.name(Name.self), try !container.decodeNil(forKey: key) else { continue }
                    if let element = try container.decode(Coded.Attempt<Element>.self, forKey: key).value { entries[name] = element.value }
                }
                value = entries
            }
        }
        """##
}
