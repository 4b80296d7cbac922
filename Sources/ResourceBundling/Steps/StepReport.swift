import Diagnostics
import JSON

/// What a step had to say, in the form in which it is kept beside what it made.
///
/// The places name inputs by their number, because another machine has them at other paths.
enum StepReport {
    static func encode(_ diagnostics: [Diagnostic], inputs: [Resource]) -> [UInt8] {
        guard !diagnostics.isEmpty else { return [] }
        let values = diagnostics.map { diagnostic -> JSONValue in
            var members: [JSONValue.Member] = [.init("severity", .string(diagnostic.severity.rawValue))]
            members.append(.init("code", .string(diagnostic.code)))
            members += text(diagnostic.message, at: diagnostic.location, inputs)
            members.append(.init("notes", .array(diagnostic.notes.map { .object(text($0.message, at: $0.location, inputs)) })))
            return .object(members)
        }
        return Array(JSONWriter.text(.array(values)).utf8)
    }

    private static func text(_ message: String, at place: SourceLocation?, _ inputs: [Resource]) -> [JSONValue.Member] {
        [
            .init("message", .string(message)), .init("input", .integer(inputs.firstIndex { $0.path == place?.path } ?? 0)),
            .init("line", .integer(place?.line ?? 0)), .init("column", .integer(place?.column ?? 0)),
        ]
    }

    /// Nothing, when the bytes are none of ours.
    static func decode(_ bytes: [UInt8], inputs: [Resource]) -> [Diagnostic] {
        guard !bytes.isEmpty, let list = try? JSONReader.read(bytes, path: "") else { return [] }
        return (list.items ?? []).compactMap { value in
            guard let severity = value["severity"]?.text.flatMap(Severity.init(rawValue:)), let code = value["code"]?.text,
                let (message, place) = text(value, inputs)
            else { return nil }
            let notes = (value["notes"]?.items ?? []).compactMap { text($0, inputs) }.map { Diagnostic.Note($0.message, at: $0.place) }
            return Diagnostic(severity, code, message, at: place, notes: notes)
        }
    }

    private static func text(_ value: JSONValue, _ inputs: [Resource]) -> (message: String, place: SourceLocation)? {
        guard let message = value["message"]?.text, let input = value["input"]?.integer, inputs.indices.contains(input) else { return nil }
        func number(_ key: String) -> Int? { value[key]?.integer.flatMap { $0 > 0 ? $0 : nil } }
        return (message, SourceLocation(path: inputs[input].path, line: number("line"), column: number("column")))
    }
}
