/// The filters of values and lists.
enum GeneralFilters {
    /// `default`: the first argument that is something, when the value is nothing or is called `nil`.
    static func fallback(_ value: TemplateValue, _ arguments: [TemplateValue]) -> TemplateValue {
        switch value {
        case .null: break
        case .string(let text) where text == "nil": break
        case .object(let object) where object.templateText == "nil": break
        default: return value
        }
        return arguments.first { !$0.isNull } ?? .null
    }

    static func join(_ value: TemplateValue, _ arguments: [TemplateValue]) throws -> TemplateValue {
        guard arguments.count < 2 else { throw TemplateFailure("'join' filter takes at most one argument", code: "filter-argument") }
        guard case .array(let values) = value else { return value }
        let separator = arguments.first?.text ?? ""
        var text = ""
        for (index, value) in values.enumerated() {
            if index > 0 { text += separator }
            text += value.text
            try FilterInput.checkSize(text.utf8.count)
        }
        return .string(text)
    }

    static func split(_ value: TemplateValue, _ arguments: [TemplateValue]) throws -> TemplateValue {
        guard arguments.count < 2 else { throw TemplateFailure("'split' filter takes at most one argument", code: "filter-argument") }
        guard case .string(let text) = value else { return value }
        let separator = arguments.isEmpty ? " " : arguments[0].text
        return .array(Bytes.pieces(of: text, separatedBy: separator).map { .string($0) })
    }

    static func indent(_ value: TemplateValue, _ arguments: [TemplateValue]) throws -> TemplateValue {
        guard arguments.count <= 3 else { throw TemplateFailure("'indent' filter can take at most 3 arguments", code: "filter-argument") }
        var (width, unit, indentsFirst) = (4, " ", false)
        if let argument = arguments.first {
            guard case .integer(let number) = argument else { throw wrong("width argument must be an Integer (\(optional(argument)))") }
            width = number
        }
        if arguments.count > 1 {
            guard case .string(let text) = arguments[1] else {
                throw wrong("indentation argument must be a String (\(optional(arguments[1]))")
            }
            unit = text
        }
        if arguments.count > 2 {
            guard case .boolean(let flag) = arguments[2] else { throw wrong("indentFirst argument must be a Bool") }
            indentsFirst = flag
        }
        let (size, overflow) = width.multipliedReportingOverflow(by: unit.utf8.count)
        guard width >= 0, !overflow, size <= 1_000_000 else { throw wrong("width argument must lie between 0 and 1000000 (\(width))") }
        return .string(try indented(value.text, by: String(repeating: unit, count: width), indentsFirst: indentsFirst))
    }

    private static func indented(_ text: String, by indentation: String, indentsFirst: Bool) throws -> String {
        guard !indentation.isEmpty else { return text }
        let lines = Lines.pieces(of: text)
        try FilterInput.checkSize(text.utf8.count + lines.count * indentation.utf8.count)
        var result = indentsFirst ? indentation : ""
        for (index, line) in lines.enumerated() {
            if index > 0 { result += line.isEmpty ? "\n" : "\n" + indentation }
            result += line
        }
        return result
    }

    private static func wrong(_ problem: String) -> TemplateFailure {
        TemplateFailure("'indent' filter \(problem)", code: "filter-argument")
    }

    /// An argument as the first implementation shows it.
    private static func optional(_ value: TemplateValue) -> String {
        if case .string(let text) = value { return "Optional(\(text.debugDescription))" }
        return value.isNull ? "nil" : "Optional(\(value))"
    }
}
