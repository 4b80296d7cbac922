package import Diagnostics
package import JSON
import ResourceFormats
package import SystemSupport
package import TemplateEngine

/// Asset catalogs: `catalogs` of `name` and `assets`. An asset has `type`, `name` and `value`, which code asks for; a group has the type
/// `group`, and `isNamespaced` and `items`. `resourceCount` says how many assets there are of each type.
package struct AssetCatalogsParser: ResourceParser {
    /// Makes a parser.
    package init() {}

    package var name: String { "xcassets" }
    package var version: Int { 2 }
    package var filter: String { "[^/]\\.(?i:xcassets)$" }
    package var inputKinds: Set<FileKind> { [.directory] }

    /// Of groups it counts whether they provide a namespace, of assets only that they are there.
    package func use(of path: String, kind: FileKind) -> ResourceUse {
        let name = PathText.lastComponent(of: path)
        if name.utf8.first == UInt8(ascii: ".") { return .nothing }
        if kind == .directory { return PathText.fileExtension(of: name).isEmpty ? .content : .name }
        return name == "Contents.json" ? .content : .nothing
    }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: [], diagnostics: &diagnostics)
        var found: [Diagnostic] = []
        let catalogs = try inputs.mapped { input throws(DiagnosticError) in
            guard case .folder(let files) = input.content else {
                throw DiagnosticError(
                    "input-kind", "an asset catalog is a folder; correct the inputs", at: SourceLocation(path: input.path))
            }
            let assets = files.map { AssetFile(path: $0.path, bytes: $0.path.utf8.last == UInt8(ascii: "/") ? nil : $0.bytes) }
            return try AssetCatalogReader.read(assets, shownPath: input.path, diagnostics: &found)
        }
        diagnostics += found
        let values = catalogs.sortedByText(\.name).map { catalog -> TemplateValue in
            ["name": .string(catalog.name), "assets": .array(catalog.items.compactMap(Self.value))]
        }
        return TemplateDictionary([("catalogs", .array(values)), ("resourceCount", Self.counts(of: catalogs.flatMap(\.items)))])
    }

    /// How many assets there are of each type that is there.
    private static func counts(of items: [AssetItem]) -> TemplateValue {
        var counts: [String: Int] = [:]
        func count(_ items: [AssetItem]) {
            for item in items {
                switch item {
                case .group(let group): count(group.items)
                case .asset(let asset): if let type = types[asset.kind] { counts[type, default: 0] += 1 }
                }
            }
        }
        count(items)
        return .dictionary(TemplateDictionary(counts.map { ($0.key, .integer($0.value)) }))
    }

    private static func value(_ item: AssetItem) -> TemplateValue? {
        switch item {
        case .group(let group):
            return [
                "type": "group", "name": .string(group.name), "isNamespaced": .string("\(group.providesNamespace)"),
                "items": .array(group.items.compactMap(value)),
            ]
        case .asset(let asset):
            guard let type = types[asset.kind] else { return nil }
            return ["type": .string(type), "name": .string(asset.name), "value": .string(asset.runtimeName)]
        }
    }

    /// The kinds that templates know.
    private static let types: [AssetFolderKind: String] = [
        .arResourceGroup: "arresourcegroup", .color: "color", .data: "data", .image: "image", .symbol: "symbol",
    ]
}
