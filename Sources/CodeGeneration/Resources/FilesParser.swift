package import Diagnostics
package import JSON
import ResourceFormats
package import SystemSupport
package import TemplateEngine

/// Files of any kind: `groups` of `name`, `files` and `directories`, which have the same; a file has `name`, `ext`, `path` and `mimeType`.
package struct FilesParser: ResourceParser {
    /// Makes a parser.
    package init() {}

    package var name: String { "files" }
    package var version: Int { 2 }
    package var filter: String { ".*" }
    package var inputKinds: Set<FileKind> { [.file] }

    package func use(of path: String, kind: FileKind) -> ResourceUse { .name }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: [], diagnostics: &diagnostics)
        var groups: [String: [String]] = [:]
        for input in inputs { groups[input.rootName, default: []].append(input.relativePath) }
        let trees = groups.sortedByText(\.key).map { ResourceFileTree(name: $0.key, paths: $0.value) }
        return TemplateDictionary([("groups", .array(trees.map(Self.value)))])
    }

    private static func value(_ tree: ResourceFileTree) -> TemplateValue {
        var members: [(String, TemplateValue)] = [("name", .string(tree.name))]
        if !tree.files.isEmpty { members.append(("files", .array(tree.files.map(value)))) }
        if !tree.folders.isEmpty { members.append(("directories", .array(tree.folders.map(value)))) }
        return .dictionary(TemplateDictionary(members))
    }

    private static func value(_ file: ResourceFile) -> TemplateValue {
        var members: [(String, TemplateValue)] = [
            ("name", .string(file.name)), ("path", .string(file.folder)), ("mimeType", .string(file.mimeType)),
        ]
        if let kind = file.fileExtension { members.append(("ext", .string(kind))) }
        return .dictionary(TemplateDictionary(members))
    }
}
