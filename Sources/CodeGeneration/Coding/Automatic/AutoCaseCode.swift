import SwiftSource

/// Writes the code of an enumeration whose own members say how it is coded: as the name of its case, as an object with the case under the
/// key `enumCaseKey`, or as an object with a key for its case.
struct AutoCaseCode {
    private let reader: AutoCodingReader
    private(set) var code = CodingCode()
    private var cases: [CodedCase] = []

    init(_ reader: AutoCodingReader) {
        self.reader = reader
        // What has a raw value is coded by it.
        guard reader.type.rawTypeName == nil else { return }
        cases = reader.type.object.list("cases").compactMap { $0.element as? EnumCaseElement }.map { element in
            let typeReader = CodedTypeReader(storage: reader.type.storage, scope: element.context.scope)
            let name = element.enumCase.name
            let file = element.context.declaration.file
            var item = CodedCase(
                name: name, key: reader.written?.keys[name] ?? name, location: file.location(at: element.enumCase.range.lowerBound))
            item.condition = ConditionFilter.text(of: element.context.declaration)
            item.fields = (element.enumCase.associatedValues ?? []).enumerated().map { index, value in
                CodedField(
                    name: value.label ?? "value\(index)", isUnlabelled: value.label == nil, type: typeReader.read(value.type.type),
                    rules: CodingRules(), location: item.location)
            }
            return item
        }
        guard cases.contains(where: { !$0.fields.isEmpty }) else {
            writeNames()
            return
        }
        writeKeys()
        if reader.written?.keys["enumCaseKey"] != nil { writeFlat() } else { writeNested() }
    }

    private mutating func writeKeys() {
        var names: [String] = []
        for name in cases.map(\.name) + cases.flatMap(\.fields).filter({ !$0.isUnlabelled }).map(\.name) where !names.contains(name) {
            names.append(name)
        }
        reader.keys(for: names, in: &code)
    }

    private mutating func writeNames() {
        reader.keys(for: cases.map(\.name), in: &code)
        let unknown = "\"'\\(name)' is no case of \(reader.table.name)\""
        code.decoding =
            ["let container = try decoder.singleValueContainer()", "let name = try container.decode(String.self)", "switch name {"]
            + cases.flatMap { ["case \(Self.raw($0)): self = \(CaseCode.name($0))"].guarded($0.condition) }
            + ["default: throw DecodingError.dataCorruptedError(in: container, debugDescription: \(unknown))", "}"]
        code.encoding =
            ["var container = encoder.singleValueContainer()", "switch self {"]
            + cases.flatMap { ["case \(CaseCode.name($0)): try container.encode(\(Self.raw($0)))"].guarded($0.condition) } + ["}"]
    }

    private static func raw(_ item: CodedCase) -> String { "CodingKeys\(CaseCode.name(item)).rawValue" }

    private static func key(_ field: CodedField) -> String { "." + SwiftName.escaped(field.name) }

    private static func reading(_ item: CodedCase, _ container: String, isKeyed: Bool) -> String {
        CaseCode.making(
            item,
            item.fields.map { field in
                let method = field.type.isOptional ? "decodeIfPresent" : "decode"
                return "try \(container).\(method)(\(field.type.text).self\(isKeyed ? ", forKey: \(key(field))" : ""))"
            })
    }

    private static func writing(_ item: CodedCase, _ container: String, isKeyed: Bool) -> [String] {
        item.fields.enumerated().map { index, field in
            let method = field.type.isOptional && isKeyed ? "encodeIfPresent" : "encode"
            return "try \(container).\(method)(value\(index)\(isKeyed ? ", forKey: \(key(field))" : ""))"
        }
    }

    /// What is thrown for a case that has values with and without labels.
    private func mixed(_ item: CodedCase, isDecoding: Bool) -> [String] {
        let text = "\"only some values of '\(item.name)' have labels\""
        if isDecoding {
            return ["throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: \(text)))"]
        }
        return ["throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: \(text)))"]
    }

    private static func isMixed(_ item: CodedCase) -> Bool { !item.isLabelled && item.fields.contains { !$0.isUnlabelled } }

    /// An object with the name of the case and the values beside it.
    private mutating func writeFlat() {
        let unknown = "\"'\\(name)' is no case of \(reader.table.name)\""
        var lines = [
            "let container = try decoder.container(keyedBy: CodingKeys.self)",
            "let name = try container.decode(String.self, forKey: .enumCaseKey)", "switch name {",
        ]
        for item in cases {
            let body = item.isLabelled ? [Self.reading(item, "container", isKeyed: true)] : mixed(item, isDecoding: true)
            lines += (["case \(Self.raw(item)):"] + body.indented).guarded(item.condition)
        }
        lines += ["default:", "    throw DecodingError.dataCorruptedError("]
        code.decoding = lines + ["        forKey: .enumCaseKey, in: container, debugDescription: \(unknown))", "}"]
        lines = ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"]
        for item in cases {
            var body = ["try container.encode(\(Self.raw(item)), forKey: .enumCaseKey)"]
            body += Self.writing(item, "container", isKeyed: true)
            let all = item.isLabelled ? [CaseCode.pattern(item)] + body.indented : refused(item)
            lines += all.guarded(item.condition)
        }
        code.encoding = lines + ["}"]
    }

    private func refused(_ item: CodedCase) -> [String] { ["case \(CaseCode.name(item)):"] + mixed(item, isDecoding: false).indented }

    /// An object with a key for the case, below which the values stand by their labels or as an array.
    private mutating func writeNested() {
        var lines = ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
        for item in cases {
            let key = CaseCode.name(item)
            var body: [String]
            if Self.isMixed(item) {
                body = mixed(item, isDecoding: true)
            } else if item.isLabelled {
                body = item.fields.isEmpty ? [] : ["let values = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: \(key))"]
                body += [Self.reading(item, "values", isKeyed: true), "return"]
            } else {
                body = ["var values = try container.nestedUnkeyedContainer(forKey: \(key))"]
                body += [Self.reading(item, "values", isKeyed: false), "return"]
            }
            lines += (["if container.contains(\(key)) {"] + body.indented + ["}"]).guarded(item.condition)
        }
        lines += ["throw DecodingError.dataCorrupted("]
        code.decoding =
            lines + ["    .init(codingPath: decoder.codingPath, debugDescription: \"no case of \(reader.table.name) is there\"))"]
        lines = ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"]
        for item in cases {
            let key = CaseCode.name(item)
            var body = [CaseCode.pattern(item)]
            if Self.isMixed(item) {
                body = refused(item)
            } else if item.fields.isEmpty {
                body.append("    _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: \(key))")
            } else if item.isLabelled {
                body.append("    var values = container.nestedContainer(keyedBy: CodingKeys.self, forKey: \(key))")
                body += Self.writing(item, "values", isKeyed: true).indented
            } else {
                body.append("    var values = container.nestedUnkeyedContainer(forKey: \(key))")
                body += Self.writing(item, "values", isKeyed: false).indented
            }
            lines += body.guarded(item.condition)
        }
        code.encoding = lines + ["}"]
    }
}
