package import Diagnostics
package import JSON
import ResourceFormats
package import TemplateEngine

/// Storyboards, and xibs where a filter names them: `modules`, `platform` and `storyboards` with their scenes and segues.
package struct InterfaceBuilderParser: ResourceParser {
    /// Makes a parser.
    package init() {}

    package var name: String { "ib" }
    package var version: Int { 2 }
    package var filter: String { "[^/]\\.(?i:storyboard)$" }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: [], diagnostics: &diagnostics)
        let documents = try inputs.mapped { input throws(DiagnosticError) in
            try InterfaceReader.read(input.bytes(), path: input.path)
        }.sortedByText(\.name)
        let modules = Set(documents.flatMap(\.modules)).sortedByText { $0 }
        var members: [(String, TemplateValue)] = [
            ("modules", .array(modules.map { .string($0) })), ("storyboards", .array(documents.map(Self.value))),
        ]
        if let platform = documents.first?.platform, documents.allSatisfy({ $0.platform == platform }) {
            members.append(("platform", .string(platform.rawValue)))
        }
        return TemplateDictionary(members)
    }

    private static func value(_ document: InterfaceDocument) -> TemplateValue {
        var members: [(String, TemplateValue)] = [
            ("name", .string(document.name)), ("platform", .string(document.platform.rawValue)),
            ("scenes", .array(document.scenes.map(value))), ("segues", .array(document.segues.map(value))),
        ]
        if let scene = document.initialScene { members.append(("initialScene", value(scene))) }
        return .dictionary(TemplateDictionary(members))
    }

    private static func value(_ scene: InterfaceDocument.Scene) -> TemplateValue {
        var members = self.members(scene.identifier, scene.custom, type: scene.type, module: scene.module)
        if scene.custom.name == nil {
            members.append(("baseType", .string(scene.tag.prefix(1).uppercased() + scene.tag.dropFirst())))
        }
        return .dictionary(TemplateDictionary(members))
    }

    private static func value(_ segue: InterfaceDocument.Segue) -> TemplateValue {
        .dictionary(TemplateDictionary(members(segue.identifier, segue.custom, type: segue.type, module: segue.module)))
    }

    private static func members(
        _ identifier: String, _ custom: InterfaceDocument.CustomClass, type: String, module: String?
    ) -> [(String, TemplateValue)] {
        var members: [(String, TemplateValue)] = [
            ("identifier", .string(identifier)), ("type", .string(type)), ("module", .string(module ?? "")),
            ("moduleIsPlaceholder", .boolean(custom.isOfTarget)),
        ]
        if let name = custom.name {
            members += [("customClass", .string(name)), ("customModule", .string(custom.module ?? ""))]
        }
        return members
    }
}
