extension Coded {
    /// A key of a dictionary, where such dictionaries are objects.
    struct EntryKey: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = Int(stringValue)
        }

        init(intValue: Int) {
            stringValue = String(intValue)
            self.intValue = intValue
        }

        private init(_ key: any CodingKey) {
            stringValue = key.stringValue
            intValue = key.intValue
        }

        /// The key that stands for a name.
        init<Name>(name: Name) {
            if let text = name as? String {
                self.init(stringValue: text)
            } else if let number = name as? Int {
                self.init(intValue: number)
            } else if #available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, *), let name = name as? any CodingKeyRepresentable {
                self = EntryKey(name.codingKey)
            } else {
                self.init(stringValue: "\(name)")
            }
        }

        /// Whether dictionaries with such names are objects, as in those that the library codes; others are names and values in turn.
        static func fits<Name>(_ type: Name.Type) -> Bool {
            if type == String.self || type == Int.self { return true }
            guard #available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, *) else { return false }
            return type is any CodingKeyRepresentable.Type
        }

        /// The name that it stands for.
        func name<Name>(_ type: Name.Type) -> Name? {
            if type == String.self { return stringValue as? Name }
            if type == Int.self { return intValue as? Name }
            guard #available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, *) else { return nil }
            return (type as? any CodingKeyRepresentable.Type)?.init(codingKey: self) as? Name
        }
    }
}
