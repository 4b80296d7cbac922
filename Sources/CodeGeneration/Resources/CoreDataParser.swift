package import Diagnostics
package import JSON
import ResourceFormats
package import SystemSupport
package import TemplateEngine

/// Models of Core Data: `models` with `configurations`, `entities` and `fetchRequests`, each by name.
package struct CoreDataParser: ResourceParser {
    /// Makes a parser.
    package init() {}

    package var name: String { "coredata" }
    package var version: Int { 2 }
    package var filter: String { "[^/]\\.(?i:xcdatamodeld?)$" }
    package var inputKinds: Set<FileKind> { [.directory] }

    package func use(of path: String, kind: FileKind) -> ResourceUse {
        let name = PathText.lastComponent(of: path)
        if kind == .file { return name == "contents" || path == ".xccurrentversion" ? .content : .nothing }
        return PathText.fileExtension(of: name) == "xcdatamodel" ? .content : .nothing
    }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: [], diagnostics: &diagnostics)
        let models = try inputs.mapped { input throws(DiagnosticError) in
            guard case .folder(let files) = input.content else {
                throw DiagnosticError("input-kind", "a data model is a folder; correct the inputs", at: SourceLocation(path: input.path))
            }
            let version = files.first { $0.path == ".xccurrentversion" }?.bytes
            let contents = try DataModelBundle.contents(of: input.path, files: files.map(\.path), currentVersion: version)
            let bytes = files.first { $0.path == contents }?.bytes ?? []
            return try DataModelReader(path: PathText.join(input.path, contents)).model(bytes)
        }
        return TemplateDictionary([("models", .array(models.map(Self.value)))])
    }

    private static func value(_ model: DataModel) -> TemplateValue {
        var requests: [String: [TemplateValue]] = [:]
        for request in model.fetchRequests { requests[request.entity, default: []].append(DataModelContext.value(request)) }
        return [
            "configurations": .dictionary(
                TemplateDictionary(model.configurations.map { ($0.name, .array($0.entities.map { .string($0) })) })),
            "entities": .dictionary(TemplateDictionary(model.entities.map { ($0.name, DataModelContext.value($0)) })),
            "fetchRequests": .dictionary(TemplateDictionary(requests.map { ($0.key, .array($0.value)) })),
        ]
    }
}
