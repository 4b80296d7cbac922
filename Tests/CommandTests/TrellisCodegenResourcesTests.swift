import Foundation
import JSON
import TestSupport
import Testing

/// `trellis-codegen resources` as a program.
@Suite struct TrellisCodegenResourcesTests {
    private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../Examples"
    private let program = BuiltProgram("trellis-codegen")

    @Test("the faults that are planted in the example are found, in each kind of project", arguments: ["Recipes.xcodeproj", "project.yml"])
    func example(project: String) throws {
        let outcome = try program.run(["resources", "check", project, "--target", "App", "--json"], in: Self.example + "/Recipes")
        #expect(outcome.status == 1)
        #expect(outcome.standardError.isEmpty)
        let value = try JSONReader.read(Array(outcome.standardOutput.utf8), path: "")
        #expect(value["schema"]?.text == "trellis-codegen/resources/1")
        let findings = value["findings"]?.items?.map { "\($0["code"]?.text ?? "") \($0["path"]?.text ?? "")" }
        #expect(
            findings == [
                "unused-asset Recipes/Resources/Assets.xcassets/Bowl.imageset/Contents.json",
                "equal-images Recipes/Resources/Assets.xcassets/Plate.imageset/Contents.json",
                "asset-scale-missing Recipes/Resources/Assets.xcassets/Plate.imageset/Contents.json",
                "missing-translation Recipes/Resources/Localizable.xcstrings",
                "missing-asset Recipes/Views/ShoppingListView.swift",
            ])
    }

    @Test("a report goes to its file, and only the rules that are named are in it")
    func reports() throws {
        try ScratchFolder.with { folder in
            try FileManager.default.copyItem(atPath: Self.example + "/Recipes", toPath: folder.path("Recipes"))
            let arguments = ["resources", "check", "Recipes", "-t", "App", "--rule", "missing-asset"]
            let outcome = try program.run(arguments + ["--report", "github", "--report", "sarif:a.sarif"], in: folder.path)
            #expect(outcome.status == 1)
            #expect(
                outcome.standardOutput.hasPrefix("::warning file=Recipes/Recipes/Views/ShoppingListView.swift,line=")
                    && outcome.standardOutput.contains("there is no image 'Basket'; add it, or correct the name"))
            #expect(folder.text("a.sarif")?.contains("\"missing-asset\"") == true)
            #expect(outcome.standardOutput.split(separator: "\n").count == 1)
        }
    }

    @Test("resources are rendered without a configuration, to a file or to standard output, and shown as templates see them")
    func run() throws {
        try ScratchFolder.with { folder in
            try folder.write("\"a.b\" = \"%d\";\n", to: "en.lproj/T.strings")
            try folder.write("{{ param.name }}: {% for t in tables %}{{ t.name }}{% endfor %}\n", to: "t.stencil")
            let start = ["resources", "run", "strings", "en.lproj"]
            let printed = try program.run(start + ["-p", "t.stencil", "--param", "name=N"], in: folder.path)
            #expect(printed == .init(status: 0, standardOutput: "N: T\n", standardError: ""))
            let written = try program.run(
                start + ["-n", "structured-swift5", "--param", "enumName=Text", "-o", "out/T.swift"], in: folder.path)
            #expect(written == .init(status: 0, standardOutput: "", standardError: ""))
            #expect(
                folder.text("out/T.swift")?.contains("    internal enum A {\n        /// %d\n        internal static func b(_ p1: Int)")
                    == true)
            let shown = try program.run(start + ["--option", "separator:_"], in: folder.path)
            #expect(shown.standardOutput.contains("\"name\": \"a.b\""))
            #expect(shown.status == 0)
        }
    }

    @Test("a configuration is begun once and never written over, and run as people know it")
    func beginning() throws {
        try ScratchFolder.with { folder in
            #expect(try program.run(["config", "init"], in: folder.path) == .init(status: 0, standardOutput: "", standardError: ""))
            let text = try #require(folder.text("swiftgen.yml"))
            #expect(text.contains("\n#xcassets:\n#  inputs: Assets.xcassets\n"))
            let again = try program.run(["config", "init"], in: folder.path)
            #expect(again.status == 2)
            #expect(again.standardError.hasPrefix("error: there is a 'swiftgen.yml' already;"))
            #expect(folder.text("swiftgen.yml") == text)
            try folder.write("json:\n  inputs: a.json\n  outputs: { templateName: inline-swift5, output: A.swift }\n", to: "mine.yml")
            try folder.write("{\"a\": 1}", to: "a.json")
            let outcome = try program.run(["config", "run", "--config", "mine.yml"], in: folder.path)
            #expect(outcome == .init(status: 0, standardOutput: "", standardError: ""))
            #expect(folder.text("A.swift")?.contains("static let a: Int = 1") == true)
        }
    }

    @Test(
        "the command line is refused with a hint",
        arguments: [
            (["resources", "list"], 64, "error: unknown command 'list'"),
            (["resources", "run", "string", "."], 2, "error: there is no parser 'string'; did you mean 'strings'"),
            (["resources", "run", "files", ".", "-o", "x"], 64, "error: '--output' needs '--templateName' or '--templatePath'"),
            (["resources", "check", ".", "--rule", "unused-asse"], 64, "error: 'unused-asse' is no rule; did you mean 'unused-asset'?"),
            (["resources", "check", ".", "--report", "pdf"], 64, "error: 'pdf' is no report; write FORMAT or FORMAT:FILE with one of: "),
            (["resources", "check", "Nowhere"], 2, "error: there is nothing at 'Nowhere'"),
        ])
    func refusals(arguments: [String], status: Int32, message: String) throws {
        let outcome = try program.run(arguments, in: Self.example + "/Recipes")
        #expect(outcome.status == status)
        #expect(outcome.standardOutput.isEmpty)
        #expect(outcome.standardError.contains(message))
    }
}
