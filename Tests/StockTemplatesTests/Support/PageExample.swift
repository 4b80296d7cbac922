import SystemSupport

/// Sources on a page with what it says is generated of them.
struct PageExample {
    /// The block before.
    let source: String
    /// What stands behind `swift generated`: the template; empty for that of the page.
    let template: String
    let generated: String

    /// The text of a page about templates.
    static func page(_ name: String) throws -> String {
        String(
            decoding: try DiskFileSystem().read(PathText.normalized(#filePath + "/../../../../docs/templates/\(name).md")), as: UTF8.self)
    }

    /// The examples of a page: two blocks of Swift, the second with the words `swift generated` behind its marks.
    static func list(_ page: String) throws -> [PageExample] {
        let parts = try Self.page(page).split(separator: "```", omittingEmptySubsequences: false)
        let blocks = parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift") }.map { _, part in
            let line = part.prefix { $0 != "\n" }
            return (language: line, text: String(part.dropFirst(line.count + 1)))
        }
        return zip(blocks, blocks.dropFirst()).filter { $1.language.hasPrefix("swift generated") }.map { source, generated in
            let template = generated.language.dropFirst("swift generated".count).drop { $0 == " " }
            return PageExample(source: source.text, template: String(template), generated: generated.text)
        }
    }
}
