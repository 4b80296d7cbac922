/// One thing to tell the user: what is wrong, where, and what to do about it.
///
/// Every library of Trellis reports in this type. A library throws a ``DiagnosticError`` when it cannot go on, and
/// appends to the caller's list of diagnostics when it can. Only the programs print.
///
/// The message is lower case, quotes the offending text in `'…'`, says the remedy where there is one, and ends without
/// a full stop.
public struct Diagnostic: Sendable, Hashable {
    /// How much it matters.
    public var severity: Severity
    /// A stable name of the kind of problem in kebab case, for example `duplicate-key`; scripts may rely on it.
    public var code: String
    /// What is wrong and what to do.
    public var message: String
    /// Where, when it is about a file.
    public var location: SourceLocation?
    /// More places and facts that belong to the same problem, in the order in which they help.
    public var notes: [Note]

    /// A further place or fact that belongs to a diagnostic.
    public struct Note: Sendable, Hashable {
        /// What is to be seen there.
        public var message: String
        /// Where, when it is about a file.
        public var location: SourceLocation?

        /// Makes a note.
        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// Makes a diagnostic.
    public init(
        _ severity: Severity,
        _ code: String,
        _ message: String,
        at location: SourceLocation? = nil,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.location = location
        self.notes = notes
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The one-line form `path:line:column: severity: message [code]`, followed by one line for each note.
    public var description: String {
        var text = Self.line(location, severity.rawValue, "\(message) [\(code)]")
        for note in notes {
            text += "\n" + Self.line(note.location, "note", note.message)
        }
        return text
    }

    private static func line(_ location: SourceLocation?, _ kind: String, _ message: String) -> String {
        guard let location else { return "\(kind): \(message)" }
        return "\(location): \(kind): \(message)"
    }
}

extension Diagnostic: Comparable {
    /// By place, then by severity with the worst first, then by code and message: the order of every report.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        switch (left.location, right.location) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
        default: break
        }
        if left.severity != right.severity { return left.severity > right.severity }
        if left.code != right.code { return left.code < right.code }
        return left.message < right.message
    }
}
