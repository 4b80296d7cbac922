// Templates/Codable/Entries.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableEntries = ##"""
        extension Coded {
            /// A dictionary of values of some form.
            struct Entries<Name: Hashable, Element: Form>: Form {
                let value: [Name: Element.Value]
                init(_ value: [Name: Element.Value]) { self.value = value }
            }
        }

        extension Coded.Entries: Decodable where Name: Decodable, Element: Decodable {
            init(from decoder: any Decoder) throws {
                var entries: [Name: Element.Value] = [:]
                guard Coded.EntryKey.fits(Name.self) else {
                    var container = try decoder.unkeyedContainer()
                    while !container.isAtEnd {
                        let name = try container.decode(Name.self)
                        entries[name] = try container.decode(Element.self).value
                    }
                    value = entries
                    return
                }
                let container = try decoder.container(keyedBy: Coded.EntryKey.self)
                for key in container.allKeys {
                    guard let name = key.name(Name.self) else {
                        throw DecodingError.dataCorruptedError(
                            forKey: key, in: container, debugDescription: "the key '\(key.stringValue)' is no \(Name.self)")
                    }
                    entries[name] = try container.decode(Element.self, forKey: key).value
                }
                value = entries
            }
        }

        extension Coded.Entries: Encodable where Name: Encodable, Element: Encodable {
            func encode(to encoder: any Encoder) throws {
                guard Coded.EntryKey.fits(Name.self) else {
                    var container = encoder.unkeyedContainer()
                    for (name, element) in value {
                        try container.encode(name)
                        try container.encode(Element(element))
                    }
                    return
                }
                var container = encoder.container(keyedBy: Coded.EntryKey.self)
                for (name, element) in value { try container.encode(Element(element), forKey: Coded.EntryKey(name: name)) }
            }
        }
        """##
}
