/// The parsers of resources that every run has.
package enum StandardParsers {
    /// All of them, by their names.
    package static let all: [any ResourceParser] = [
        ColorsParser(), CoreDataParser(), FilesParser(), FontsParser(), InterfaceBuilderParser(), DocumentParser.json, DocumentParser.plist,
        StringsParser(), AssetCatalogsParser(), DocumentParser.yaml,
    ]
}
