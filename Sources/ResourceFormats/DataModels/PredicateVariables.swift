/// Finds the variables of a predicate, such as `NAME` in `name == $NAME`.
enum PredicateVariables {
    /// The variables by name, each with the type of Swift of the attribute that it is compared with: `Any` where that is not to be seen,
    /// and a list behind `IN` and `BETWEEN`.
    static func find(in predicate: String, entity: String, entities: [DataEntity]) -> [DataNote] {
        var types: [String: String] = [:]
        let words = words(of: predicate)
        for (index, word) in words.enumerated() where word.utf8.first == UInt8(ascii: "$") {
            let name = String(word.dropFirst())
            guard !name.isEmpty, types[name] == nil else { continue }
            var isList = false
            var operand: String?
            for other in words[..<index].reversed() {
                if ["in", "between"].contains(other.lowercased()) { isList = true }
                if let type = type(of: other, entity: entity, entities: entities) {
                    operand = type
                    break
                }
                if ["and", "or", "&&", "||"].contains(other.lowercased()) { break }
            }
            if operand == nil, index + 2 < words.count { operand = type(of: words[index + 2], entity: entity, entities: entities) }
            let type = operand ?? "Any"
            types[name] = isList ? "[\(type)]" : type
        }
        return types.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { DataNote(key: $0.key, value: $0.value) }
    }

    /// The type of the attribute at the end of a path; `nil` when the text is no such path.
    private static func type(of path: String, entity: String, entities: [DataEntity]) -> String? {
        let parts = path.split(separator: ".").map(String.init)
        guard !parts.isEmpty, parts.count < 32 else { return nil }
        var current = entity
        for (index, part) in parts.enumerated() where part != "SELF" && part != "self" {
            let properties = inherited(current, entities)
            if let attribute = properties.lazy.flatMap(\.attributes).first(where: { $0.property.name == part }) {
                return index == parts.count - 1 ? attribute.typeName : nil
            }
            guard let relationship = properties.lazy.flatMap(\.relationships).first(where: { $0.property.name == part }) else { return nil }
            if index == parts.count - 1 { return "NSManagedObject" }
            current = relationship.destinationEntity
        }
        return nil
    }

    /// An entity and those that it inherits from.
    private static func inherited(_ name: String, _ entities: [DataEntity]) -> [DataEntity] {
        var chain: [DataEntity] = []
        var next: String? = name
        while let current = next, chain.count < 64, let entity = entities.first(where: { $0.name == current }) {
            chain.append(entity)
            next = entity.superEntity
        }
        return chain
    }

    /// Names, paths and variables, and operators between them; what stands in quotation marks is one word.
    private static func words(of predicate: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isOperator = false
        func isSign(_ character: Character) -> Bool { "=<>!&|".contains(character) }
        func finish() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in predicate.prefix(65_536) {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                finish()
                words.append("\"")
                quote = character
            } else if character.isWhitespace || "(){},".contains(character) {
                finish()
            } else {
                if isSign(character) != isOperator { finish() }
                isOperator = isSign(character)
                word.append(character)
            }
        }
        finish()
        return words
    }
}
