/// Writes the code of an enumeration.
struct CaseCode {
    let table: CodingTable
    var code = CodingCode()
    var fields = FieldCode()

    init(_ table: CodingTable) {
        self.table = table
    }

    mutating func write() {
        switch table.form {
        case .raw: writeRaw()
        case .names: writeNames()
        case .external: writeExternal()
        case .tagged(let tag, let content): writeTagged(tag, content)
        case .untagged: writeUntagged()
        }
        if !table.decodes { code.decoding = nil }
        if !table.encodes { code.encoding = nil }
        code.support.formUnion(fields.support)
    }

    /// The cases that are read and written.
    var coded: [CodedCase] { table.cases.filter { !$0.isSkipped } }

    var fallback: CodedCase? { table.cases.first(where: \.isFallback) }

    static func name(_ item: CodedCase) -> String { "." + SwiftName.escaped(item.name) }

    /// The texts that stand for a case.
    static func texts(_ item: CodedCase) -> String {
        ([item.key] + item.alternatives).map(SwiftLiteral.text).joined(separator: ", ")
    }

    /// A case with its values in a pattern.
    static func pattern(_ item: CodedCase) -> String {
        guard !item.fields.isEmpty else { return "case \(name(item)):" }
        return "case \(name(item))(\(item.fields.indices.map { "let value\($0)" }.joined(separator: ", "))):"
    }

    /// The line that makes a case of expressions.
    static func making(_ item: CodedCase, _ expressions: [String]) -> String {
        guard !item.fields.isEmpty else { return "self = \(name(item))" }
        let arguments = zip(item.fields, expressions).map { field, expression in
            field.isUnlabelled ? expression : "\(field.name): \(expression)"
        }
        return "self = \(name(item))(\(arguments.joined(separator: ", ")))"
    }

    /// What is done with cases that are not coded.
    func refusals() -> [String] {
        table.cases.filter(\.isSkipped).flatMap { item in
            [
                "case \(Self.name(item)):",
                "    throw EncodingError.invalidValue(",
                "        self, .init(codingPath: encoder.codingPath, debugDescription: \"'\(item.name)' is not coded\"))",
            ].guarded(item.condition)
        }
    }

    /// The raw value, as the standard library codes it, unless there is something to fall back on.
    private mutating func writeRaw() {
        let others = table.cases.filter { !$0.alternatives.isEmpty }
        guard fallback != nil || !others.isEmpty, let rawType = table.rawType else { return }
        var lines = [
            "let container = try decoder.singleValueContainer()", "let value = try container.decode(\(rawType).self)",
        ]
        let known = others.flatMap { item in
            ["case \(item.alternatives.map(SwiftLiteral.text).joined(separator: ", ")): self = \(Self.name(item))"].guarded(item.condition)
        }
        var own = [
            "guard let known = Self(rawValue: value) else {",
            "    throw DecodingError.dataCorruptedError(in: container, debugDescription: \"'\\(value)' is no raw value of \(table.name)\")",
            "}", "self = known",
        ]
        if let fallback { own = ["self = Self(rawValue: value) ?? \(Self.name(fallback))"] }
        lines += known.isEmpty ? own : ["switch value {"] + known + ["default:"] + own.indented + ["}"]
        code.decoding = lines
    }

    private mutating func writeNames() {
        var lines = ["let container = try decoder.singleValueContainer()", "let name = try container.decode(String.self)", "switch name {"]
        lines += coded.flatMap { ["case \(Self.texts($0)): self = \(Self.name($0))"].guarded($0.condition) }
        if let fallback {
            lines.append("default: self = \(Self.name(fallback))")
        } else {
            lines += [
                "default:",
                "    throw DecodingError.dataCorruptedError(in: container, debugDescription: \"'\\(name)' is no case of \(table.name)\")",
            ]
        }
        code.decoding = lines + ["}"]
        code.encoding =
            ["var container = encoder.singleValueContainer()", "switch self {"]
            + coded.flatMap { ["case \(Self.name($0)): try container.encode(\(SwiftLiteral.text($0.key)))"].guarded($0.condition) }
            + refusals() + ["}"]
    }
}
