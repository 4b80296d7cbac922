package import Diagnostics
package import JSON
import ResourceFormats
package import TemplateEngine

/// Fonts: `families` of `name` and `fonts`, each with `name`, which code asks for, `path` and `style`.
package struct FontsParser: ResourceParser {
    /// Makes a parser.
    package init() {}

    package var name: String { "fonts" }
    package var version: Int { 1 }
    package var filter: String { "[^/]\\.(?i:otf|ttc|ttf)$" }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: [], diagnostics: &diagnostics)
        let faces = try inputs.mapped { input throws(DiagnosticError) in
            try FontReader.faces(input.bytes(), path: input.path).map { (face: $0, input: input) }
        }.joined()
        var families: [String: [(face: FontFace, input: ResourceInput)]] = [:]
        for face in faces {
            let name = face.face.postScriptName
            if let other = families[face.face.family]?.first(where: { $0.face.postScriptName == name }) {
                diagnostics.append(
                    Diagnostic(
                        .warning, "duplicate-font", "the font '\(name)' is in two files, of which the first counts; remove one",
                        at: SourceLocation(path: face.input.path),
                        notes: [.init("the first one is here", at: SourceLocation(path: other.input.path))]))
            } else {
                families[face.face.family, default: []].append(face)
            }
        }
        let values = families.sortedByText(\.key).map { name, faces -> TemplateValue in
            let fonts = faces.sortedByText(\.face.postScriptName).map { face -> TemplateValue in
                [
                    "name": .string(face.face.postScriptName), "path": .string(face.input.relativePath), "style": .string(face.face.style),
                ]
            }
            return ["name": .string(name), "fonts": .array(fonts)]
        }
        return TemplateDictionary([("families", .array(values))])
    }
}
