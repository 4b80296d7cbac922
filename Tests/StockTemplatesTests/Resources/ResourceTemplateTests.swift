import CodeGeneration
import Diagnostics
import SystemSupport
import TestSupport
import Testing

/// The templates for resources: what they render, that it compiles, and that it works.
@Suite struct ResourceTemplateTests {
    private static let fixtures = PathText.normalized(#filePath + "/../../../Fixtures/resource-templates")

    private static let templates: [(parser: String, name: String)] = [
        ("xcassets", "Assets"), ("xcassets", "AssetIdentifiers"), ("colors", "Colors"), ("colors", "ColorLiterals"),
        ("coredata", "CoreData"),
        ("files", "Files"), ("files", "FilesFlat"), ("fonts", "Fonts"), ("ib", "StoryboardScenes"), ("ib", "StoryboardSegues"),
        ("json", "JSON"),
        ("plist", "Plist"), ("strings", "Strings"), ("strings", "StringsFlat"), ("yaml", "YAML"),
    ]

    @Test("each template renders exactly what stands in its golden file", arguments: templates)
    func golden(parser: String, name: String) throws {
        let text = try ResourceProject.outputs(parser, name)["Out.swift"] ?? ""
        let file = "\(Self.fixtures)/expected/\(name).txt"
        if ProcessEnvironment.variable("TRELLIS_UPDATE_GOLDENS") != nil {
            _ = try AtomicFile.write(Array(text.utf8), to: file, below: Self.fixtures)
        }
        #expect(text == String(decoding: try DiskFileSystem().read(file), as: UTF8.self))
    }

    @Test("text styles are rendered from the file that designers write")
    func textStyles() throws {
        let text = try Self.styles("{}")
        let file = "\(Self.fixtures)/expected/TextStyles.txt"
        if ProcessEnvironment.variable("TRELLIS_UPDATE_GOLDENS") != nil {
            _ = try AtomicFile.write(Array(text.utf8), to: file, below: Self.fixtures)
        }
        #expect(text == String(decoding: try DiskFileSystem().read(file), as: UTF8.self))
    }

    private static func styles(_ parameters: String) throws -> String {
        var project = ResourceProject.sample
        project.files["swiftgen.yml"] =
            "yaml:\n  inputs: styles.yml\n  outputs: { templateName: TextStyles, output: Out.swift, params: \(parameters) }\n"
        return try project.run().outputs["Out.swift"] ?? ""
    }

    @Test("a style without a size is an error that says so")
    func styleWithoutSize() {
        var project = ResourceProject.sample
        project.files["styles.yml"] = "styles: { title: { font: A } }\n"
        project.files["swiftgen.yml"] = "yaml:\n  inputs: styles.yml\n  outputs: { templateName: TextStyles, output: Out.swift }\n"
        let error = #expect(throws: DiagnosticError.self) { try project.run() }
        #expect(error?.diagnostics.first?.message == "every text style needs a 'size'")
    }

    @Test("storyboards for several systems are refused by the templates for one")
    func platforms() {
        var project = ResourceProject.sample
        project.files["ib/Mac.storyboard"] = "<document targetRuntime=\"MacOSX.Cocoa\"/>"
        project.files["swiftgen.yml"] = "ib:\n  inputs: ib\n  outputs: { templateName: scenes-swift5, output: Out.swift }\n"
        let error = #expect(throws: DiagnosticError.self) { try project.run() }
        #expect(error?.diagnostics.first?.message == "the storyboards are for several systems; write an entry for each of them")
    }

    @Test(
        "nothing is rendered of no resources", arguments: templates.filter { !["strings", "fonts", "coredata", "ib"].contains($0.parser) })
    func empty(parser: String, name: String) throws {
        let project = ResourceProject(files: [
            "swiftgen.yml": "\(parser):\n  inputs: R\n  filter: zzz$\n  outputs: { templateName: \(name), output: Out.swift }\n", "R/a": "",
        ])
        #expect(try project.run().outputs == [:])
    }

    @Test("a large table is spread over several files, and a table of its own for each child that is large")
    func split() throws {
        let outputs = try ResourceProject.outputs("strings", "structured-swift5", "{ stringsPerFile: 2 }")
        #expect(outputs.keys.sorted() == ["L10n+Localizable1.swift", "L10n+Localizable2.swift", "L10n+Localizable3.swift", "Out.swift"])
        #expect(outputs["L10n+Localizable2.swift"]?.contains("static func count(_ p1: Int, _ p2: Any) -> String {") == true)
        #expect(outputs["Out.swift"]?.contains("static let") == false || outputs["Out.swift"]?.contains("L10n.tr") == false)
    }

    @Test("what all templates render compiles in Swift 6 without warnings, and works", .enabled(if: SwiftProgram.compiler != nil))
    func program() throws {
        let text = try ResourceTemplateProgram.output(public: false, fixtures: Self.fixtures)
        #expect(text == ResourceTemplateProgram.expected)
    }

    @Test("so does what they render with all parameters", .enabled(if: SwiftProgram.compiler != nil))
    func publicProgram() throws {
        let text = try ResourceTemplateProgram.output(public: true, fixtures: Self.fixtures)
        #expect(text == ResourceTemplateProgram.expected)
    }

    @Test(
        "a table of 8,000 texts compiles",
        .enabled(if: SwiftProgram.compiler != nil && ProcessEnvironment.variable("TRELLIS_LARGE_TABLES") != nil))
    func large() throws {
        let children = (0..<80).map { child in
            let strings = (0..<100).map {
                "{\"name\": \"text\($0)\", \"key\": \"c\(child).text\($0)\", \"translation\": \"Text \($0) of \(child)\", \"types\": []}"
            }
            return "{\"name\": \"c\(child)\", \"children\": [], \"strings\": [\(strings.joined(separator: ","))]}"
        }
        let table =
            "{\"tables\": [{\"name\": \"L\", \"levels\": {\"name\": \"L\", \"strings\": [], \"children\": "
            + "[\(children.joined(separator: ","))]}}]}"
        var sources = try ResourceProject.outputs("strings", "structured-swift5", files: ["strings/strings.json": table])
        sources["main.swift"] = "print(L10n.C79.text99)\n"
        #expect(try SwiftProgram.output(sources) == "Text 99 of 79\n")
    }
}
