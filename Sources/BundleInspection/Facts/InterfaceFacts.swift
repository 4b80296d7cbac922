/// What a Swift interface says about itself.
package struct InterfaceFacts: Sendable, Hashable {
    /// The modules that it imports, in the order of the lines.
    package var imports: [ModuleMapFacts.Mention]
    /// The triple that it was made for; `nil` when it does not say.
    package var target: String?
    /// The name of its module; `nil` when it does not say.
    package var moduleName: String?

    /// Reads an interface.
    package init(_ bytes: [UInt8]) {
        imports = []
        var line = 0
        for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            if text.starts(with: "// swift-module-flags".utf8) {
                let words = String(decoding: text, as: UTF8.self).split(separator: " ")
                target = Self.value(of: "-target", in: words) ?? target
                moduleName = Self.value(of: "-module-name", in: words) ?? moduleName
            } else if let name = Self.importedModule(text) {
                imports.append(ModuleMapFacts.Mention(name, line: line))
            }
        }
    }

    private static func value(of option: Substring, in words: [Substring]) -> String? {
        guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
        return String(words[index + 1])
    }

    /// The module of a line that imports one; attributes and access levels may stand before the word.
    private static func importedModule(_ line: ArraySlice<UInt8>) -> String? {
        // Most lines of an interface are declarations, and no import is long.
        guard line.count < 512, let first = line.first, importStarts.contains(first) else { return nil }
        var words = String(decoding: line, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\r" || $0 == ";" })[...]
        while let word = words.first, word.hasPrefix("@") || prefixes.contains(word) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let word = words.first, kinds.contains(word) { words.removeFirst() }
        guard let name = words.first?.split(separator: ".").first else { return nil }
        return name.trimmingQuotes
    }

    private static let importStarts = Set("i@p".utf8)
    private static let prefixes: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
}

extension Substring {
    /// A name without the marks that let it be a word of the language.
    fileprivate var trimmingQuotes: String { String(self.drop { $0 == "`" }.prefix { $0 != "`" }) }
}
