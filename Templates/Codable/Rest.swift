extension Coded {
    /// The entries of an object that no other value has.
    static func rest<Element: Form & Decodable>(
        of type: Element.Type, from decoder: any Decoder, without known: [String], isPruned: Bool = false
    ) throws -> [String: Element.Value] {
        let container = try decoder.container(keyedBy: Key.self)
        var entries: [String: Element.Value] = [:]
        for key in container.allKeys where !known.contains(key.stringValue) {
            if isPruned {
                if try container.decodeNil(forKey: key) { continue }
                guard let element = try? container.decode(type, forKey: key) else { continue }
                entries[key.stringValue] = element.value
            } else {
                entries[key.stringValue] = try container.decode(type, forKey: key).value
            }
        }
        return entries
    }

    /// Writes entries beside other values, which are written behind them and count.
    static func write<Element: Form & Encodable>(
        rest entries: [String: Element.Value], as type: Element.Type, to encoder: any Encoder
    ) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (name, element) in entries { try container.encode(Element(element), forKey: Key(stringValue: name)) }
    }
}
