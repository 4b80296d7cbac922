/// `removeNewlines`
enum NewlineFilter {
    private enum Mode: String {
        case all, leading
    }

    static func prepare(_ arguments: [TemplateValue]) -> TemplateFilter.Prepared {
        .init { value in
            let mode = try FilterInput.option(arguments, 0, or: Mode.all)
            let text = try FilterInput.text(value)
            switch mode {
            case .all: return .string(String(String.UnicodeScalarView(text.unicodeScalars.filter { !isBlank($0) && !Lines.isEnd($0) })))
            case .leading:
                let lines = Lines.pieces(of: text).map { line in line.unicodeScalars.drop(while: isBlank) }
                let joined = lines.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1) }
                let end = joined.unicodeScalars.lastIndex { !isBlank($0) }
                return .string(end.map { String(joined.unicodeScalars[...$0]) } ?? "")
            }
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\t" || scalar == " " || (!scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator)
    }
}
