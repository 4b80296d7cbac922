extension CaseCode {
    /// A key for each case, as the compiler does it.
    mutating func writeExternal() {
        let hasOthers = coded.contains { !$0.alternatives.isEmpty }
        if hasOthers { fields.support.need(.key) }
        writeKeys()
        code.decoding = externalDecoding(hasOthers: hasOthers)
        code.encoding = externalEncoding()
    }

    private static func keysName(_ item: CodedCase) -> String { item.name.withCapital + "CodingKeys" }

    private mutating func writeKeys() {
        let cases = coded.map { (name: $0.name, key: $0.key, condition: $0.condition) }
        if let written = table.writtenKeys {
            let missing = cases.filter { written.keys[$0.name] == nil }
            if !missing.isEmpty { code.addedKeys = CodingCode.Keys(name: "CodingKeys", cases: missing) }
        } else {
            code.keys.append(CodingCode.Keys(name: "CodingKeys", cases: cases))
        }
        for item in coded where !item.fields.isEmpty {
            let cases = item.fields.map { (name: $0.name, key: $0.key, condition: String?.none) }
            code.keys.append(CodingCode.Keys(name: Self.keysName(item), cases: cases))
        }
    }

    private mutating func externalDecoding(hasOthers: Bool) -> [String] {
        var lines = [
            "let container = try decoder.container(keyedBy: \(hasOthers ? "Coded.Key" : "CodingKeys").self)",
            "let keys = container.allKeys",
        ]
        if let fallback, !hasOthers {
            lines += ["if keys.isEmpty {", "    self = \(Self.name(fallback))", "    return", "}"]
        }
        lines += [
            "guard let key = keys.first, keys.count == 1 else {",
            "    throw DecodingError.typeMismatch(",
            "        Self.self, .init(",
            "            codingPath: container.codingPath, debugDescription: \"Invalid number of keys found, expected one.\"))",
            "}",
            hasOthers ? "switch key.stringValue {" : "switch key {",
        ]
        for item in coded {
            var body = ["case \(hasOthers ? Self.texts(item) : Self.name(item)):"]
            body += externalReading(item).indented
            lines += body.guarded(item.condition)
        }
        if hasOthers {
            if let fallback {
                lines.append("default: self = \(Self.name(fallback))")
            } else {
                lines += [
                    "default:", "    throw DecodingError.dataCorruptedError(",
                    "        forKey: key, in: container, debugDescription: \"'\\(key.stringValue)' is no case of \(table.name)\")",
                ]
            }
        }
        return lines + ["}"]
    }

    private mutating func externalReading(_ item: CodedCase) -> [String] {
        guard !item.fields.isEmpty else {
            return ["_ = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: key)", Self.making(item, [])]
        }
        var own = FieldCode()
        own.support = fields.support
        let readings = item.fields.map { field in
            own.reading(field, container: "values", key: "." + SwiftName.escaped(field.name))
        }
        fields.support = own.support
        var lines: [String] = []
        let uses = own.usesContainer ? "let values" : "_"
        lines.append("\(uses) = try container.nestedContainer(keyedBy: \(Self.keysName(item)).self, forKey: key)")
        if own.usesPlace { lines.append("let place = Coded.Place(decoder).at(Coded.Key(stringValue: key.stringValue))") }
        return lines + readings.flatMap(\.setup) + [Self.making(item, readings.map(\.expression))]
    }

    private mutating func externalEncoding() -> [String] {
        var lines = ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"]
        for item in coded {
            var body = [Self.pattern(item)]
            if item.fields.isEmpty {
                body.append("    _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: \(Self.name(item)))")
            } else {
                body.append(
                    "    var values = container.nestedContainer(keyedBy: \(Self.keysName(item)).self, forKey: \(Self.name(item)))")
                for (index, field) in item.fields.enumerated() {
                    body.append(
                        "    " + fields.writing(field, "value\(index)", container: "values", key: "." + SwiftName.escaped(field.name)))
                }
            }
            lines += body.guarded(item.condition)
        }
        return lines + refusals() + ["}"]
    }
}
