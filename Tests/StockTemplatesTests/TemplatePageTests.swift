import CodeGeneration
import SystemSupport
import Testing

/// The pages of the templates over types.
@Suite struct TemplatePageTests {
    private static let folder = PathText.normalized(#filePath + "/../../../docs/templates")

    private static func page(_ name: String) throws -> String {
        String(decoding: try DiskFileSystem().read("\(folder)/\(name).md"), as: UTF8.self)
    }

    @Test(
        "a page names every annotation that its template reads",
        arguments: [
            ("AutoCases", "auto-cases"), ("AutoEquatable", "auto-equatable"), ("AutoHashable", "auto-hashable"),
            ("AutoLenses", "auto-lenses"), ("AutoMockable", "auto-mockable"), ("Decorator", "decorator"), ("Diffable", "diffable"),
        ])
    func annotations(template: String, page: String) throws {
        let text = try Self.page(page)
        for key in try StockTemplate.required(template).annotationKeys { #expect(text.contains("| `\(key)` |"), "\(key)") }
    }

    @Test("the list of templates has every one that ships, and says why there is none for LinuxMain")
    func index() throws {
        let text = try Self.page("README")
        for template in StockTemplate.all { #expect(text.contains("`\(template.name)`"), "\(template.name)") }
        #expect(text.contains("\n## LinuxMain\n"))
    }
}
