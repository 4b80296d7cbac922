import CodeGeneration
import SystemSupport
import Testing

/// The page about coding.
@Suite struct CodablePageTests {
    /// A block of the page: the word behind the language, and the text.
    private struct Block {
        var language: Substring
        var text: String
    }

    private static func page() throws -> String {
        String(
            decoding: try DiskFileSystem().read(PathText.normalized(#filePath + "/../../../../docs/templates/codable.md")), as: UTF8.self)
    }

    private static func blocks() throws -> [Block] {
        let parts = try page().split(separator: "```", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift") }.map { _, part in
            let line = part.prefix { $0 != "\n" }
            return Block(language: line, text: String(part.dropFirst(line.count + 1)))
        }
    }

    @Test("what the page says is generated, is")
    func examples() throws {
        let blocks = try Self.blocks()
        var count = 0
        for (source, generated) in zip(blocks, blocks.dropFirst()) where generated.language.hasPrefix("swift generated") {
            let template = generated.language.dropFirst("swift generated".count).drop { $0 == " " }
            let rendering = StockRendering(["A.swift": source.text], templates: [template.isEmpty ? "Codable" : String(template)])
            let output = try rendering.output()
            #expect(output.contains("\n\n" + generated.text), "\(output)")
            count += 1
        }
        #expect(count == 7)
    }

    @Test("the page and the template name every annotation")
    func annotations() throws {
        let template = try StockTemplate.required("Codable")
        let page = try Self.page()
        #expect(template.annotationKeys.count == 32)
        for key in template.annotationKeys {
            #expect(template.documentation.contains(key), "\(key)")
            #expect(page.contains("`\(key)`") || page.contains("`\(key) = "), "\(key)")
        }
    }
}
