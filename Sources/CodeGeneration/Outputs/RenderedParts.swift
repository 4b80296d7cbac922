import Diagnostics

/// What a template has rendered, taken apart: what stays, what becomes files of its own, what belongs into source files.
struct RenderedParts: Sendable, Hashable {
    /// What stands in no region.
    var main: [UInt8] = []
    /// The parts of `sourcery:file:`, in their order; a name may stand there more than once.
    var files: [Part] = []
    /// The regions of `sourcery:inline:`, in their order.
    var inlines: [Part] = []

    /// A region and what it is called.
    struct Part: Sendable, Hashable {
        /// The name or key.
        var name: String
        /// What stands between its markers.
        var content: [UInt8]
        /// `sourcery` or `trellis`, as the marker has it.
        var prefix: String
    }

    /// Takes a text apart.
    ///
    /// - Parameters:
    ///   - rendered: the text.
    ///   - path: the template, for messages.
    /// - Throws: ``DiagnosticError`` when a region does not end.
    static func split(_ rendered: [UInt8], path: String) throws(DiagnosticError) -> RenderedParts {
        var parts = RenderedParts()
        var open: [(part: Part, isFile: Bool, line: Int)] = []
        var number = 0
        for line in TextLines(rendered) {
            number += 1
            switch RegionMarker.read(TextLines.content(line, of: rendered)) {
            case let marker? where !Self.isText(marker, open.last?.isFile):
                parts.take(marker, line: number, open: &open)
            default:
                if open.isEmpty {
                    parts.main += rendered[line]
                } else {
                    open[open.count - 1].part.content += rendered[line]
                }
            }
        }
        if let last = open.last {
            let keyword = last.isFile ? "file" : "inline"
            throw DiagnosticError(
                "unclosed-region",
                "the region '\(last.part.prefix):\(keyword):\(last.part.name)' in line \(last.line) of the rendered text has no "
                    + "'// \(last.part.prefix):end'; add it to the template",
                at: SourceLocation(path: path)
            )
        }
        return parts
    }

    /// Whether a marker is mere text where it stands: an end without a beginning, or a beginning where none is allowed.
    private static func isText(_ marker: RegionMarker, _ isInFile: Bool?) -> Bool {
        switch (marker.kind, isInFile) {
        case (.end, nil): true
        case (.inline, false), (.file, .some): true
        default: false
        }
    }

    private mutating func take(_ marker: RegionMarker, line: Int, open: inout [(part: Part, isFile: Bool, line: Int)]) {
        switch marker.kind {
        case .inline(let key): open.append((Part(name: key, content: [], prefix: marker.prefix), false, line))
        case .file(let name): open.append((Part(name: name, content: [], prefix: marker.prefix), true, line))
        case .end:
            guard let last = open.popLast() else { return }
            if last.isFile { files.append(last.part) } else { inlines.append(last.part) }
        }
    }
}
