/// A template that ships with the tool.
package struct StockTemplate: Sendable, Hashable {
    /// The name by which configurations mean it.
    package var name: String
    /// The template.
    package var text: String

    /// All that ship, by name.
    package static let all = [
        StockTemplate(name: "AndroidAssetLinks", text: androidAssetLinksText),
        StockTemplate(name: "AndroidDeepLinks", text: androidDeepLinksText),
        StockTemplate(name: "AppleAppSiteAssociation", text: appleAppSiteAssociationText),
        StockTemplate(name: "AssetIdentifiers", text: assetIdentifiersText),
        StockTemplate(name: "Assets", text: assetsText),
        StockTemplate(name: "AutoCases", text: autoCasesText),
        StockTemplate(name: "ColorLiterals", text: colorLiteralsText),
        StockTemplate(name: "Colors", text: colorsText),
        StockTemplate(name: "CoreData", text: coreDataText),
        StockTemplate(name: "DeepLinkHandling", text: deepLinkHandlingText),
        StockTemplate(name: "DeepLinkPage", text: deepLinkPageText),
        StockTemplate(name: "DeepLinkReadme", text: deepLinkReadmeText),
        StockTemplate(name: "DeepLinkRegistrations", text: deepLinkRegistrationsText),
        StockTemplate(name: "DeepLinkTests", text: deepLinkTestsText),
        StockTemplate(name: "DeepLinkURLTypes", text: deepLinkURLTypesText),
        StockTemplate(name: "DeepLinks", text: deepLinksText),
        StockTemplate(name: "Files", text: filesText),
        StockTemplate(name: "FilesFlat", text: filesFlatText),
        StockTemplate(name: "Fonts", text: fontsText),
        StockTemplate(name: "JSON", text: jsonText),
        StockTemplate(name: "Plist", text: plistText),
        StockTemplate(name: "StoryboardScenes", text: storyboardScenesText),
        StockTemplate(name: "StoryboardSegues", text: storyboardSeguesText),
        StockTemplate(name: "Strings", text: stringsText),
        StockTemplate(name: "StringsFlat", text: stringsFlatText),
        StockTemplate(name: "TextStyles", text: textStylesText),
        StockTemplate(name: "YAML", text: yamlText),
    ]

    /// The template of a name.
    package static func named(_ name: String) -> StockTemplate? { all.first { $0.name == name } }

    /// What the comment at the beginning of the template says about it, the lines of its keys and of its parser left out.
    package var documentation: String {
        lines.filter { !$0.hasPrefix(Self.keysMark) && !$0.hasPrefix(Self.parserMark) }.trimmed.joined(separator: "\n") + "\n"
    }

    /// The keys of annotations that the template reads.
    package var annotationKeys: [String] {
        let line = lines.first { $0.hasPrefix(Self.keysMark) } ?? ""
        return line.dropFirst(Self.keysMark.count).split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// The parser whose values the template renders; `nil` for one that renders Swift files.
    package var parserName: String? {
        lines.first { $0.hasPrefix(Self.parserMark) }.map { String($0.dropFirst(Self.parserMark.count).drop { $0 == " " }) }
    }

    private static let keysMark = "Annotations:"
    private static let parserMark = "Parser:"

    private var lines: [Substring] {
        guard text.hasPrefix("{#"), let end = text.utf8.indices.first(where: { text[$0...].hasPrefix("#}") }) else { return [] }
        return text[..<end].dropFirst(2).split(separator: "\n", omittingEmptySubsequences: false).trimmed
    }
}

extension [Substring] {
    /// The lines without empty ones at both ends.
    fileprivate var trimmed: [Substring] {
        var lines = self[...]
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
        return Array(lines)
    }
}
