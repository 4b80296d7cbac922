extension CaseCode {
    /// What fits first.
    mutating func writeUntagged() {
        if coded.contains(where: { !$0.fields.isEmpty && $0.isLabelled }) { fields.support.need(.key) }
        var lines: [String] = []
        for item in coded where !item.isFallback || !item.fields.isEmpty { lines += untaggedReading(item).guarded(item.condition) }
        if let fallback {
            lines.append("self = \(Self.name(fallback))")
        } else {
            lines += [
                "throw DecodingError.dataCorrupted(",
                "    .init(codingPath: decoder.codingPath, debugDescription: \"no case of \(table.name) fits\"))",
            ]
        }
        code.decoding = lines
        lines = ["switch self {"]
        for item in coded { lines += ([Self.pattern(item)] + untaggedWriting(item).indented).guarded(item.condition) }
        code.encoding = lines + refusals() + ["}"]
    }

    private mutating func untaggedReading(_ item: CodedCase) -> [String] {
        if item.fields.isEmpty {
            return ["if (try? decoder.singleValueContainer().decodeNil()) == true {", "    self = \(Self.name(item))", "    return", "}"]
        }
        var lines: [String]
        if item.isLabelled {
            lines = readingOfKeys(item, container: "container", place: "Coded.Place(decoder)")
            if lines.contains(where: { $0.contains("container.") }) {
                lines.insert("let container = try decoder.container(keyedBy: Coded.Key.self)", at: 0)
            }
        } else if item.fields.count == 1 {
            let reading = reading(item.fields[0].alone, container: "container", key: "")
            lines = [
                "let container = try decoder.singleValueContainer()",
                Self.making(item, [reading.expression.replacing(", forKey: )", with: ")")]),
            ]
        } else {
            lines = ["var values = try decoder.unkeyedContainer()"] + readingOfElements(item)
        }
        return ["do {"] + (lines + ["return"]).indented + ["} catch {}"]
    }

    private mutating func untaggedWriting(_ item: CodedCase) -> [String] {
        if item.fields.isEmpty { return ["var container = encoder.singleValueContainer()", "try container.encodeNil()"] }
        if item.isLabelled {
            return ["var container = encoder.container(keyedBy: Coded.Key.self)"] + writingOfKeys(item, container: "container")
        }
        if item.fields.count == 1 {
            return [
                "var container = encoder.singleValueContainer()",
                fields.writing(item.fields[0], "value0", container: "container", key: nil),
            ]
        }
        return ["var values = encoder.unkeyedContainer()"] + writingOfElements(item)
    }
}

extension CodedField {
    /// The value where nothing stands beside it: an optional is read as one, because no key can be missing.
    fileprivate var alone: CodedField {
        var field = self
        (field.rules.missing, field.rules.isRequired) = (nil, type.isOptional)
        return field
    }
}
