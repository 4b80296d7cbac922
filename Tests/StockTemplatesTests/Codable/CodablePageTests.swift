import CodeGeneration
import Testing

/// The page about coding.
@Suite struct CodablePageTests {
    @Test("what the page says is generated, is")
    func examples() throws {
        let examples = try PageExample.list("codable")
        for example in examples {
            let template = example.template.isEmpty ? "Codable" : example.template
            let output = try StockRendering(["A.swift": example.source], templates: [template]).output()
            #expect(output.contains("\n\n" + example.generated), "\(output)")
        }
        #expect(examples.count == 6)
    }

    @Test("the page and the template name every annotation")
    func annotations() throws {
        let template = try StockTemplate.required("Codable")
        let page = try PageExample.page("codable")
        #expect(template.annotationKeys.count == 32)
        for key in template.annotationKeys {
            #expect(template.documentation.contains(key), "\(key)")
            #expect(page.contains("`\(key)`") || page.contains("`\(key) = "), "\(key)")
        }
    }
}
