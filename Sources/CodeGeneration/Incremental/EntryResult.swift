import Diagnostics
import JSON

/// What the templates of an entry have rendered, as it is kept in the cache.
struct EntryResult: Sendable, Hashable {
    /// The templates in their order.
    var rendered: [RenderedTemplate]
    /// What does not stop the run.
    var diagnostics: [Diagnostic]
    /// Whether the results say where something stands in a source file, as most messages do.
    var hasPlaces: Bool

    /// The bytes to keep: a description, and the texts.
    var bytes: [UInt8] {
        let description: JSONValue = [
            "templates": .array(
                rendered.map { ["path": .string($0.path), "name": .string($0.name), "size": .integer($0.text.count)] }),
            "diagnostics": .array(diagnostics.map(\.kept)),
            "places": .boolean(hasPlaces),
        ]
        let header = Array(JSONWriter.text(description).utf8)
        var bytes = Array("\(header.count)\n".utf8) + header
        for template in rendered { bytes += template.text }
        return bytes
    }

    init(rendered: [RenderedTemplate], diagnostics: [Diagnostic], hasPlaces: Bool = true) {
        self.rendered = rendered
        self.hasPlaces = hasPlaces
        self.diagnostics = diagnostics
    }

    /// Reads what was kept; `nil` when it is nothing of the kind.
    init?(_ bytes: [UInt8]) {
        guard let lineEnd = bytes.prefix(20).firstIndex(of: 0x0A),
            let size = Int(String(decoding: bytes[..<lineEnd], as: UTF8.self)), size >= 0, size <= bytes.count - lineEnd - 1,
            let description = try? JSONReader.read(Array(bytes[(lineEnd + 1)...].prefix(size)), path: "")
        else { return nil }
        var place = lineEnd + 1 + size
        rendered = []
        hasPlaces = description["places"] != .boolean(false)
        for item in description["templates"]?.items ?? [] {
            guard let path = item["path"]?.text, let name = item["name"]?.text, let size = item["size"]?.integer, size >= 0,
                size <= bytes.count - place
            else { return nil }
            rendered.append(RenderedTemplate(path: path, name: name, text: Array(bytes[place..<place + size])))
            place += size
        }
        guard place == bytes.count else { return nil }
        diagnostics = (description["diagnostics"]?.items ?? []).compactMap(Diagnostic.init)
    }
}

extension Diagnostic {
    /// The diagnostic in the form in which it is kept.
    fileprivate var kept: JSONValue {
        [
            "severity": .string(severity.rawValue), "code": .string(code), "message": .string(message), "place": Self.kept(location),
            "notes": .array(notes.map { ["message": .string($0.message), "place": Self.kept($0.location)] }),
        ]
    }

    fileprivate init?(_ value: JSONValue) {
        guard let severity = value["severity"]?.text.flatMap(Severity.init), let code = value["code"]?.text,
            let message = value["message"]?.text
        else { return nil }
        let notes = (value["notes"]?.items ?? []).compactMap { note in
            note["message"]?.text.map { Note($0, at: Self.place(note["place"])) }
        }
        self.init(severity, code, message, at: Self.place(value["place"]), notes: notes)
    }

    private static func kept(_ location: SourceLocation?) -> JSONValue {
        guard let location else { return .null }
        return [
            "path": .string(location.path), "line": location.line.map { .integer($0) } ?? .null,
            "column": location.column.map { .integer($0) } ?? .null,
        ]
    }

    private static func place(_ value: JSONValue?) -> SourceLocation? {
        guard let path = value?["path"]?.text else { return nil }
        return SourceLocation(path: path, line: value?["line"]?.integer, column: value?["column"]?.integer)
    }
}
