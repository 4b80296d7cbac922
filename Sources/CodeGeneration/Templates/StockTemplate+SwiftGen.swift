import Diagnostics

extension StockTemplate {
    /// The template of a parser that the word `templateName` of a `swiftgen.yml` means; its versions of Swift are one.
    ///
    /// - Parameter name: the parser, a slash, and the word, such as `strings/structured-swift5`.
    static func named(swiftGen name: String) -> StockTemplate? {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let own = swiftGenNames[parts[0]]?[shape(of: parts[1])]
        return named(own ?? parts[1]).flatMap { $0.parserName == parts[0] ? $0 : nil }
    }

    /// What is said of a word that means no template.
    static func unknown(swiftGen name: String) -> String {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let words = (swiftGenNames[parts[0]] ?? [:]).keys.sorted().map { $0.isEmpty ? "swift5" : "\($0)-swift5" }
        if parts.last?.hasPrefix("objc") == true {
            return "the template '\(parts[1])' for Objective-C does not ship; write it as a '.stencil' file and name it as 'templatePath'"
        }
        let nearest = Spelling.nearest(to: parts.last ?? "", among: words)
        let remedy = nearest.map { "did you mean '\($0)'" } ?? "known are " + words.map { "'\($0)'" }.joined(separator: ", ")
        return "no template '\(parts.last ?? "")' of '\(parts[0])' ships; \(remedy), and a file is named as 'templatePath'"
    }

    /// A word without its version of Swift: `structured-swift5` is `structured`, `swift5` is nothing.
    private static func shape(of word: String) -> String {
        guard let last = word.split(separator: "-").last, last.hasPrefix("swift"), last.dropFirst(5).allSatisfy(\.isNumber) else {
            return word
        }
        return String(word.dropLast(min(word.count, last.count + 1)))
    }

    private static let swiftGenNames: [String: [String: String]] = [
        "colors": ["": "Colors", "literals": "ColorLiterals"],
        "coredata": ["": "CoreData"],
        "files": ["flat": "FilesFlat", "structured": "Files"],
        "fonts": ["": "Fonts"],
        "ib": ["scenes": "StoryboardScenes", "segues": "StoryboardSegues"],
        "json": ["inline": "JSON", "runtime": "JSON"],
        "plist": ["inline": "Plist", "runtime": "Plist"],
        "strings": ["flat": "StringsFlat", "structured": "Strings"],
        "xcassets": ["": "Assets"],
        "yaml": ["inline": "YAML"],
    ]
}
