import CYAML
import Diagnostics

/// Runs libyaml over a text.
struct YAMLEventStream: ~Copyable {
    // libyaml keeps pointers into both, so neither may move while it works.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    private var places: YAMLPlaces

    /// Starts at the beginning of a text.
    init(_ bytes: [UInt8], path: String) throws(DiagnosticError) {
        // libyaml wants an address even for an empty text.
        input = .allocate(capacity: max(1, bytes.count))
        _ = input.initialize(fromContentsOf: bytes)
        parser = .allocate(capacity: 1)
        places = YAMLPlaces(bytes: bytes, path: path)
        guard yaml_parser_initialize(parser) == 1 else {
            throw DiagnosticError("out-of-memory", "not enough memory to read the file", at: SourceLocation(path: path))
        }
        yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// Reads the next step.
    mutating func next() throws(DiagnosticError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
        defer { yaml_event_delete(&event) }
        return Self.event(event)
    }

    /// The place of a step in the file.
    mutating func location(of mark: YAMLMark) -> SourceLocation {
        places.location(of: mark)
    }

    private static func event(_ event: yaml_event_t) -> YAMLEvent {
        let mark = YAMLMark(event.start_mark)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            return YAMLEvent(kind: .documentStart, mark: mark)
        case YAML_STREAM_END_EVENT:
            return YAMLEvent(kind: .streamEnd, mark: mark)
        case YAML_ALIAS_EVENT:
            return YAMLEvent(kind: .alias(text(event.data.alias.anchor) ?? ""), mark: mark)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let content = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            let style: YAMLScalarStyle = scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted
            return YAMLEvent(kind: .scalar(content, style), mark: mark, anchor: text(scalar.anchor), tag: text(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            return YAMLEvent(kind: .sequenceStart, mark: mark, anchor: text(start.anchor), tag: text(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            return YAMLEvent(kind: .mappingStart, mark: mark, anchor: text(start.anchor), tag: text(start.tag))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            return YAMLEvent(kind: .collectionEnd, mark: mark)
        default:
            return YAMLEvent(kind: .other, mark: mark)
        }
    }

    private static func text(_ characters: UnsafePointer<yaml_char_t>?) -> String? {
        characters.map { String(cString: $0) }
    }
}

extension YAMLEventStream {
    private mutating func fault() -> DiagnosticError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text cannot be read"
        guard parser.pointee.error != YAML_READER_ERROR else {
            let location = places.location(ofByte: parser.pointee.problem_offset)
            let remedy =
                problem.hasPrefix("control characters") ? "write them as escapes in double quotation marks" : "save the file as UTF-8"
            return DiagnosticError("invalid-yaml", "invalid YAML: \(problem); \(remedy)", at: location)
        }
        var notes: [Diagnostic.Note] = []
        if let context = parser.pointee.context {
            notes = [Diagnostic.Note(String(cString: context), at: places.location(of: YAMLMark(parser.pointee.context_mark)))]
        }
        let location = places.location(of: YAMLMark(parser.pointee.problem_mark))
        let isAboutCharacter = problem.hasSuffix("cannot start any token") || problem.hasSuffix("violates indentation")
        let message = "invalid YAML: \(problem)\(isAboutCharacter ? places.remedy : "")"
        return DiagnosticError("invalid-yaml", message, at: location, notes: notes)
    }
}

extension YAMLMark {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(index: Int(mark.index), line: Int(mark.line), column: Int(mark.column))
    }
}
