/// The parsers of resources that ship.
package enum ResourceParsers {
    /// All of them, by name.
    package static let all: [any ResourceParser] = [
        ColorsParser(), CoreDataParser(), FilesParser(), FontsParser(), InterfaceBuilderParser(), DocumentParser.json, DocumentParser.plist,
        AssetCatalogsParser(), DocumentParser.yaml,
    ]
}
