package import Diagnostics
import JSON
import SystemSupport
import XML

/// Reads files of colours: `.json`, `.txt`, and `.xml` of Android.
package struct ColorReader {
    private let path: String
    private let format: ColorFormat

    /// How many colours a file may have.
    package static let countLimit = 100_000

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - path: the name of the file, which says by its extension what is in it.
    ///   - format: where the opacity of XML stands; the other kinds have it at the end.
    package init(path: String, format: ColorFormat = .rgba) {
        self.path = path
        self.format = format
    }

    /// Reads the colours of a file; of equal names the last counts.
    ///
    /// - Parameter diagnostics: receives warnings of names that stand there twice.
    /// - Throws: ``DiagnosticError`` with the places of what is wrong, and for `.clr`, which only macOS can read.
    package func palette(_ bytes: [UInt8], diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> ColorPalette {
        let file = PathText.lastComponent(of: path)
        let kind = PathText.fileExtension(of: file)
        let colors: [NamedColor]
        switch kind.lowercased() {
        case "json": colors = try json(bytes, diagnostics: &diagnostics)
        case "txt": colors = try text(bytes)
        case "xml": colors = try xml(bytes)
        case "clr":
            throw DiagnosticError(
                "color-format", "a colour list '.clr' can only be read by macOS; export its colours to a '.json' or '.txt' file",
                at: SourceLocation(path: path))
        default:
            throw DiagnosticError(
                "color-format", "'\(file)' is no file of colours; write a '.json', '.txt' or '.xml'", at: SourceLocation(path: path))
        }
        guard colors.count <= Self.countLimit else {
            throw DiagnosticError("color-limit", "the file has more than \(Self.countLimit) colours", at: SourceLocation(path: path))
        }
        let name = String(file.dropLast(kind.isEmpty ? 0 : kind.count + 1))
        return ColorPalette(name: name, colors: unique(colors, diagnostics: &diagnostics))
    }

    private func unique(_ colors: [NamedColor], diagnostics: inout [Diagnostic]) -> [NamedColor] {
        var known: [String: NamedColor] = [:]
        for color in colors {
            guard let earlier = known.updateValue(color, forKey: color.name) else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, "duplicate-color", "the colour '\(color.name)' stands twice in the file; the last one counts",
                    at: color.location, notes: [.init("an earlier one is here", at: earlier.location)]))
        }
        return known.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private func json(_ bytes: [UInt8], diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> [NamedColor] {
        var repeated: [Diagnostic] = []
        let root = try JSONReader.readNode(bytes, path: path, dialect: .standard, diagnostics: &repeated)
        diagnostics += repeated.filter { $0.code != "duplicate-key" }
        guard case .object(let members) = root.content else {
            throw DiagnosticError(
                "color-structure", "the file is no object; write names with texts such as '#33fe66'", at: root.position.location(in: path))
        }
        var colors: [NamedColor] = []
        for member in members {
            let location = member.value.position.location(in: path)
            guard case .string(let text) = member.value.content else {
                throw DiagnosticError("color-structure", "the colour '\(member.key)' is no text; write '#33fe66'", at: location)
            }
            colors.append(
                NamedColor(name: member.key, rgba: try ColorText.rgba(text, .rgba, name: member.key, at: location), location: location))
        }
        return colors
    }

    private func xml(_ bytes: [UInt8]) throws(DiagnosticError) -> [NamedColor] {
        let root = try XMLReader.read(bytes, path: path).root
        guard root.name == "resources" else {
            let message = "the outermost element is '\(root.name)'; files of Android have 'resources'"
            throw DiagnosticError("color-structure", message, at: root.location)
        }
        var colors: [NamedColor] = []
        for element in root.elements where element.name == "color" {
            let location = element.location ?? SourceLocation(path: path)
            guard let name = element[attribute: "name"], !name.isEmpty else {
                throw DiagnosticError("color-structure", "a 'color' has no 'name'; give it one", at: location)
            }
            colors.append(
                NamedColor(name: name, rgba: try ColorText.rgba(element.text, format, name: name, at: location), location: location))
        }
        return colors
    }

    /// Lines of a name, a colon, and a colour or the name of another.
    private func text(_ bytes: [UInt8]) throws(DiagnosticError) -> [NamedColor] {
        var lines: [(name: String, value: String, location: SourceLocation)] = []
        var values: [String: String] = [:]
        let content = String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        for (index, line) in content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = ColorText.trimmed(line[..<colon])
            let value = ColorText.trimmed(line[line.index(after: colon)...].drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
            guard !name.isEmpty, !value.isEmpty else { continue }
            lines.append((name, value, SourceLocation(path: path, line: index + 1, column: 1)))
            values[name] = value
        }
        var colors: [NamedColor] = []
        for line in lines {
            var value = line.value
            var steps = 0
            while let next = values[value] {
                value = next
                steps += 1
                guard steps <= values.count else {
                    let message = "the colour '\(line.name)' is named after itself; write one of them as '#33fe66'"
                    throw DiagnosticError("color-cycle", message, at: line.location)
                }
            }
            let rgba = try ColorText.rgba(value, .rgba, name: line.name, at: line.location)
            colors.append(NamedColor(name: line.name, rgba: rgba, location: line.location))
        }
        return colors
    }
}
