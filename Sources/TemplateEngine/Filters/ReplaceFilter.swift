/// `replace`: a text or a regular expression by a text.
enum ReplaceFilter {
    private enum Mode: String {
        case normal, regex
    }

    static func prepare(_ arguments: [TemplateValue]) -> TemplateFilter.Prepared {
        let (source, replacement, mode): (String, String, Mode)
        do throws(TemplateFailure) {
            source = try FilterInput.argument(arguments, 0)
            replacement = try FilterInput.argument(arguments, 1)
            mode = try FilterInput.option(arguments, 2, or: Mode.normal)
        } catch {
            return .init { value in
                _ = try FilterInput.text(value)
                throw error
            }
        }
        if mode == .normal { return .init { .string(try replacing(source, replacement, in: try FilterInput.text($0))) } }
        // A pattern that cannot be read replaces nothing.
        let expression = try? RegularExpression(source)
        return .init { value in
            let text = try FilterInput.text(value)
            return .string(try expression?.replacing(with: replacement, in: text) ?? text)
        }
    }

    private static func replacing(_ source: String, _ replacement: String, in text: String) throws -> String {
        let (size, overflow) = (text.utf8.count / max(1, source.utf8.count) + 1).multipliedReportingOverflow(by: replacement.utf8.count)
        if overflow || size > FilterInput.sizeBytes {
            let count = Bytes.count(of: source, in: text)
            let (exact, overflow) = count.multipliedReportingOverflow(by: replacement.utf8.count)
            try FilterInput.checkSize(overflow ? Int.max : exact)
        }
        return Bytes.replacing(source, with: replacement, in: text)
    }
}
