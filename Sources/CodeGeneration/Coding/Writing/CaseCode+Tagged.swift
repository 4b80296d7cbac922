extension CaseCode {
    /// A key beside the values, or with the values below another.
    mutating func writeTagged(_ tag: String, _ content: String?) {
        fields.support.need(.key)
        fields.knownKeys = [tag]
        let tag = SwiftLiteral.text(tag)
        let content = content.map(SwiftLiteral.text)
        var lines = [
            "let container = try decoder.container(keyedBy: Coded.Key.self)",
            "let tag = try container.decode(String.self, forKey: \(tag))",
            "switch tag {",
        ]
        for item in coded {
            let body = ["case \(Self.texts(item)):"] + taggedReading(item, content).indented
            lines += body.guarded(item.condition)
        }
        if let fallback {
            lines.append("default: self = \(Self.name(fallback))")
        } else {
            lines += [
                "default:", "    throw DecodingError.dataCorruptedError(",
                "        forKey: \(tag), in: container, debugDescription: \"'\\(tag)' is no case of \(table.name)\")",
            ]
        }
        code.decoding = lines + ["}"]
        lines = ["var container = encoder.container(keyedBy: Coded.Key.self)", "switch self {"]
        for item in coded {
            var body = [Self.pattern(item), "    try container.encode(\(SwiftLiteral.text(item.key)), forKey: \(tag))"]
            body += taggedWriting(item, content).indented
            lines += body.guarded(item.condition)
        }
        code.encoding = lines + refusals() + ["}"]
    }

    private mutating func taggedReading(_ item: CodedCase, _ content: String?) -> [String] {
        guard let content else { return readingOfKeys(item, container: "container", place: "Coded.Place(decoder)") }
        if item.fields.isEmpty { return [Self.making(item, [])] }
        if item.isLabelled {
            let lines = readingOfKeys(item, container: "values", place: "Coded.Place(decoder).at(\(content))")
            guard lines.contains(where: { $0.contains("values.") }) else { return lines }
            return ["let values = try container.nestedContainer(keyedBy: Coded.Key.self, forKey: \(content))"] + lines
        }
        if item.fields.count == 1 {
            let reading = reading(item.fields[0], container: "container", key: content)
            return reading.setup + [Self.making(item, [reading.expression])]
        }
        return ["var values = try container.nestedUnkeyedContainer(forKey: \(content))"] + readingOfElements(item)
    }

    private mutating func taggedWriting(_ item: CodedCase, _ content: String?) -> [String] {
        guard !item.fields.isEmpty else { return [] }
        guard let content else { return writingOfKeys(item, container: "container") }
        if item.isLabelled {
            return ["var values = container.nestedContainer(keyedBy: Coded.Key.self, forKey: \(content))"]
                + writingOfKeys(item, container: "values")
        }
        if item.fields.count == 1 { return [fields.writing(item.fields[0], "value0", container: "container", key: content)] }
        return ["var values = container.nestedUnkeyedContainer(forKey: \(content))"] + writingOfElements(item)
    }

    /// A value that stands where no other rule says otherwise.
    mutating func reading(_ field: CodedField, container: String, key: String) -> FieldCode.Reading {
        var field = field
        field.rules.alternatives = []
        field.rules.malformed = nil
        return fields.reading(field, container: container, key: key)
    }

    /// The values of a case by their labels; a single one without a label has its keys beside.
    mutating func readingOfKeys(_ item: CodedCase, container: String, place: String) -> [String] {
        var own = FieldCode()
        own.support = fields.support
        own.knownKeys = fields.knownKeys
        let readings = item.fields.map { field in
            var field = field
            field.rules.isFlattened = field.isUnlabelled
            return own.reading(field, container: container, key: SwiftLiteral.text(field.key))
        }
        fields.support = own.support
        let places = own.usesPlace ? ["let place = \(place)"] : []
        return places + readings.flatMap(\.setup) + [Self.making(item, readings.map(\.expression))]
    }

    mutating func writingOfKeys(_ item: CodedCase, container: String) -> [String] {
        item.fields.enumerated().map { index, field in
            var field = field
            field.rules.isFlattened = field.isUnlabelled
            return fields.writing(field, "value\(index)", container: container, key: SwiftLiteral.text(field.key))
        }
    }

    /// The values of a case as the elements of an array.
    mutating func readingOfElements(_ item: CodedCase) -> [String] {
        let expressions = item.fields.map { field in
            var field = field
            (field.rules.missing, field.rules.isRequired) = (nil, false)
            return reading(field, container: "values", key: "").expression.replacing(", forKey: )", with: ")")
        }
        return [Self.making(item, expressions)]
    }

    mutating func writingOfElements(_ item: CodedCase) -> [String] {
        item.fields.enumerated().map { fields.writing($0.element, "value\($0.offset)", container: "values", key: nil) }
    }
}
