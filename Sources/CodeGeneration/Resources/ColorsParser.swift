package import Diagnostics
package import JSON
import ResourceFormats
package import TemplateEngine

/// Files of colours: `palettes` of `name` and `colors`, each with `name`, `red`, `green`, `blue` and `alpha` as two digits.
package struct ColorsParser: ResourceParser {
    /// Makes a parser.
    package init() {}

    package var name: String { "colors" }
    package var version: Int { 1 }
    package var filter: String { "[^/]\\.(?i:clr|json|txt|xml)$" }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: ["colorFormat"], diagnostics: &diagnostics)
        var format = ColorFormat.rgba
        if let text = options["colorFormat"]?.text {
            guard let known = ColorFormat(rawValue: text.lowercased()) else {
                throw DiagnosticError("invalid-option", "the colour format '\(text)' is not known; write 'rgba' or 'argb'")
            }
            format = known
        }
        var found: [Diagnostic] = []
        let palettes = try inputs.mapped { input throws(DiagnosticError) in
            try ColorReader(path: input.path, format: format).palette(input.bytes(), diagnostics: &found)
        }
        diagnostics += found
        return TemplateDictionary([("palettes", .array(palettes.sortedByText(\.name).map(Self.value)))])
    }

    private static func value(_ palette: ColorPalette) -> TemplateValue {
        let colors = palette.colors.map { color -> TemplateValue in
            let parts = color.components
            return [
                "name": .string(color.name), "red": .string(parts[0]), "green": .string(parts[1]), "blue": .string(parts[2]),
                "alpha": .string(parts[3]),
            ]
        }
        return ["name": .string(palette.name), "colors": .array(colors)]
    }
}
