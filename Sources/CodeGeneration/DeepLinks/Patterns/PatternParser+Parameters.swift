import Diagnostics

extension PatternParser {
    /// `:name`, `:name*`, `:int(name)`, `:int`.
    mutating func colonParameter() throws(DiagnosticError) -> PatternParameter {
        let start = place
        place += 1
        if byte == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
            throw fault("a pattern begins with its path; give scheme and host as 'scheme = …, host = …'", at: 0)
        }
        guard let name = name() else { throw fault("':' has no name behind it; write %3A for the sign itself", at: start) }
        var parameter = PatternParameter(name: name, offset: start)
        if byte == UInt8(ascii: "("), PatternParameter.typeWords.contains(name), let inner = parenthesizedName() {
            parameter.typeWord = name
            parameter.name = inner.isEmpty ? nil : inner
        }
        if byte == UInt8(ascii: "*") {
            parameter.isList = true
            place += 1
        }
        return parameter
    }

    /// `{name}`, `{name?}`, `{name*}`, `{name=text}`.
    mutating func bracedParameter() throws(DiagnosticError) -> PatternParameter {
        let start = place
        place += 1
        guard let name = name() else { throw fault("'{' has no name behind it; write '{name}', or %7B for the sign itself", at: start) }
        var parameter = PatternParameter(name: name, offset: start)
        switch byte {
        case UInt8(ascii: "?"): (parameter.isOptional, place) = (true, place + 1)
        case UInt8(ascii: "*"): (parameter.isList, place) = (true, place + 1)
        case UInt8(ascii: "="):
            place += 1
            parameter.defaultText = String(decoding: try defaultText(from: start), as: UTF8.self)
        default: break
        }
        guard byte == UInt8(ascii: "}") else {
            throw fault("'{\(name)' is not closed; write '{\(name)}', '{\(name)?}', '{\(name)=…}' or '{\(name)*}'", at: start)
        }
        place += 1
        return parameter
    }

    /// The text of a default up to the brace; `%` decodes as everywhere, all other signs stand for themselves.
    private mutating func defaultText(from start: Int) throws(DiagnosticError) -> [UInt8] {
        var text: [UInt8] = []
        while let byte, byte != UInt8(ascii: "}") {
            if [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "{"), UInt8(ascii: "#"), 0x20].contains(byte) {
                text.append(byte)
                place += 1
            } else {
                text += try literal { $0 == UInt8(ascii: "}") || $0 == 0x20 || $0 == UInt8(ascii: "#") }
            }
        }
        return text
    }

    /// A name of Swift, or the number of an associated value; `nil` when there is none.
    mutating func name() -> String? {
        let start = place
        while let byte, Self.isNameByte(byte) { place += 1 }
        return start < place ? text(start..<place) : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// `(name)` or `()`; nothing is read when it is something else.
    private mutating func parenthesizedName() -> String? {
        let start = place
        place += 1
        let name = name() ?? ""
        guard byte == UInt8(ascii: ")") else {
            place = start
            return nil
        }
        place += 1
        return name
    }
}
