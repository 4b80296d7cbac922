import CodeGeneration
import Testing

/// The pages of the templates over types.
@Suite struct TemplatePageTests {
    @Test(
        "a page and a template name every annotation that the template reads",
        arguments: [
            ("AutoCases", "auto-cases"), ("AutoCodable", "auto-codable"), ("AutoEquatable", "auto-equatable"),
            ("AutoHashable", "auto-hashable"),
            ("AutoLenses", "auto-lenses"), ("AutoMockable", "auto-mockable"), ("Decorator", "decorator"), ("Diffable", "diffable"),
            ("EnumDefaults", "enum-defaults"),
        ])
    func annotations(template: String, page: String) throws {
        let text = try PageExample.page(page)
        let template = try StockTemplate.required(template)
        for key in template.annotationKeys {
            #expect(text.contains("| `\(key)` |"), "\(key)")
            #expect(template.documentation.contains(key), "\(key)")
        }
    }

    @Test(
        "what a page says is generated, is",
        arguments: ["auto-cases", "auto-codable", "auto-equatable", "auto-hashable", "enum-defaults"])
    func examples(page: String) throws {
        let examples = try PageExample.list(page)
        for example in examples {
            let templates = example.template.split(separator: " ").map(String.init)
            let output = try StockRendering(["A.swift": example.source], templates: templates).output()
            #expect(output.contains("\n\n" + example.generated), "\(output)")
        }
        #expect(!examples.isEmpty)
    }

    @Test("the list of templates has every one that ships, and says why there is none for LinuxMain")
    func index() throws {
        let text = try PageExample.page("README")
        for template in StockTemplate.all { #expect(text.contains("`\(template.name)`"), "\(template.name)") }
        #expect(text.contains("\n## LinuxMain\n"))
    }
}
