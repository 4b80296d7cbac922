import SwiftSource
import SystemSupport
import Testing

/// docs/formats/annotations.md shows what happens: each block of Swift is scanned, and the block below it is what is found.
@Suite("the page on annotations")
struct AnnotationPageTests {
    @Test("each example of the page comes out as the page says")
    func examples() throws {
        let page = PathText.normalized(PathText.join(#filePath, "../../../../docs/formats/annotations.md"))
        let blocks = Self.blocks(String(decoding: try DiskFileSystem().read(page), as: UTF8.self))
        #expect(blocks.count % 2 == 0 && blocks.count > 20)
        for index in stride(from: 0, to: blocks.count - 1, by: 2) {
            #expect(blocks[index].language == "swift" && blocks[index + 1].language == "text")
            #expect(Self.found(in: blocks[index].text) == blocks[index + 1].text, "\(blocks[index].text)")
        }
    }

    /// Everything that is annotated, one line each: its name, and the values.
    private static func found(in source: String) -> String {
        SourceFile.scan(Array(source.utf8), path: "a.swift").allDeclarations.flatMap { declaration -> [String] in
            let parameters = (declaration.parameters ?? []).map { ("  " + ($0.firstName ?? "_"), $0.annotations) }
            let cases = declaration.cases.flatMap { element in
                [(element.name, element.annotations)]
                    + (element.associatedValues ?? []).enumerated().map {
                        ("  " + ($0.element.firstName ?? "\($0.offset)"), $0.element.annotations)
                    }
            }
            let own = declaration.kind == .enumerationCase ? [] : [(declaration.name, declaration.annotations)]
            return (own + cases + parameters).filter { !$0.1.isEmpty }.map { "\($0.0): \(AnnotationText.text($0.1.values))\n" }
        }.joined()
    }

    private static func blocks(_ page: String) -> [(language: Substring, text: String)] {
        var blocks: [(language: Substring, text: String)] = []
        var isInside = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if !isInside { blocks.append((line.dropFirst(3), "")) }
                isInside.toggle()
            } else if isInside {
                blocks[blocks.count - 1].text += line + "\n"
            }
        }
        return blocks
    }
}
