import Diagnostics
import TemplateEngine
import Testing

@Suite("templates below folders")
struct FolderTemplateLoaderTests {
    private static let files = [
        "templates/a.stencil": "A{% include 'parts/b.stencil' %}", "templates/parts/b.stencil": "B", "more/c.stencil": "C", "secret": "S",
        "templates/parts/beside.stencil": "{% include 'b.stencil' %}", "templates/parts/up.stencil": "{% include '../a.stencil' %}",
    ]

    private func render(_ name: String, _ search: FolderTemplateLoader.Search = .folders) throws(DiagnosticError) -> String {
        let loader = FolderTemplateLoader(folders: ["templates", "./more/"], search: search) { Self.files[$0].map { Array($0.utf8) } }
        let environment = TemplateEnvironment(whitespace: .plain, loader: loader)
        let source = Self.files["templates/" + name] ?? "{% include '\(name)' %}"
        return try environment.compile(TemplateSource(path: "templates/" + name, text: source)).render([:])
    }

    @Test("a name is looked for in each folder in order")
    func folders() throws {
        #expect(try render("a.stencil") == "AB")
        #expect(try render("c.stencil") == "C")
        #expect(try render("./parts/../parts/b.stencil") == "B")
    }

    @Test(
        "a name that leads out of the folders is refused and never read",
        arguments: ["../secret", "/secret", "parts/../../secret", "../../x"])
    func outside(_ name: String) {
        #expect {
            try render(name)
        } throws: { error in
            (error as? DiagnosticError)?.diagnostics[0].message
                == "template '\(name)' lies outside the template folders; move it below one of them"
        }
    }

    @Test("beside the including template, only what lies at or below it is found")
    func beside() throws {
        #expect(try render("parts/beside.stencil", .besideIncluder) == "B")
        #expect(throws: DiagnosticError.self) { try render("parts/up.stencil", .besideIncluder) }
    }

    @Test("a template that is nowhere is named with the folders")
    func missing() {
        #expect {
            try render("nothing")
        } throws: { error in
            (error as? DiagnosticError)?.diagnostics[0].message
                == "Template named `nothing` does not exist in loader folders 'templates', 'more'"
        }
    }

    @Test("a template is compiled by its name, or is said to be missing")
    func named() throws {
        let environment = TemplateEnvironment(whitespace: .plain, loader: MemoryTemplateLoader(["hello": "Hello {{ name }}"]))
        #expect(try environment.compile(named: "hello").render(["name": "you"]) == "Hello you")
        #expect(throws: DiagnosticError("template-missing", "no template is named 'other'; check the template folders")) {
            try environment.compile(named: "other")
        }
    }
}
