import Diagnostics
import JSON

/// What a step had to say, in the form in which it is kept beside what it made.
///
/// The places name inputs by their number, because another machine has them at other paths.
enum StepReport {
    static func encode(_ diagnostics: [Diagnostic], inputs: [Resource]) -> [UInt8] {
        guard !diagnostics.isEmpty else { return [] }
        let values = diagnostics.map { diagnostic -> JSONValue in
            let place = diagnostic.location
            return .object([
                .init("severity", .string(diagnostic.severity.rawValue)), .init("code", .string(diagnostic.code)),
                .init("message", .string(diagnostic.message)),
                .init("input", .integer(inputs.firstIndex { $0.path == place?.path } ?? 0)),
                .init("line", .integer(place?.line ?? 0)), .init("column", .integer(place?.column ?? 0)),
            ])
        }
        return Array(JSONWriter.text(.array(values)).utf8)
    }

    /// Nothing, when the bytes are none of ours.
    static func decode(_ bytes: [UInt8], inputs: [Resource]) -> [Diagnostic] {
        guard !bytes.isEmpty, let list = try? JSONReader.read(bytes, path: "") else { return [] }
        return (list.items ?? []).compactMap { value in
            guard let severity = value["severity"]?.text.flatMap(Severity.init(rawValue:)), let code = value["code"]?.text,
                let message = value["message"]?.text, let input = value["input"]?.integer, inputs.indices.contains(input)
            else { return nil }
            func number(_ key: String) -> Int? { value[key]?.integer.flatMap { $0 > 0 ? $0 : nil } }
            let place = SourceLocation(path: inputs[input].path, line: number("line"), column: number("column"))
            return Diagnostic(severity, code, message, at: place)
        }
    }
}
