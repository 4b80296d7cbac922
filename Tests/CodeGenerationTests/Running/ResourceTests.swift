import CodeGeneration
import Diagnostics
import JSON
import TemplateEngine
import Testing

/// The door through which resources come in.
@Suite struct ResourceTests {
    /// Gives templates the paths and sizes of its inputs.
    private struct SizesParser: ResourceParser {
        let name = "files"
        let version = 1
        let filter = "[^/]\\.(?i:txt|box)$"

        func context(
            of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
        ) throws -> TemplateDictionary {
            let sizes = inputs.map { input in
                switch input.content {
                case .file(let bytes): "\(input.relativePath) \(bytes.count)"
                case .folder(let files): "\(input.relativePath) " + files.map { "\($0.path):\($0.bytes.count)" }.joined(separator: ",")
                }
            }
            return TemplateDictionary([("sizes", .array(sizes.map { .string($0) })), ("option", .string(options["mode"]?.text ?? ""))])
        }
    }

    private func project(_ entry: String = "") -> MemoryProject {
        var project = MemoryProject([
            "swiftgen.yml":
                "files:\n  inputs: Res\n  options: { mode: fast }\n\(entry)  outputs: { templatePath: T.stencil, "
                + "output: A.swift, params: { a: 1 } }\n",
            "T.stencil": "{{ param.a }} {{ option }} {{ env.HOME_TOWN }}{{ env.NOTHING }}\n{% for s in sizes %}{{ s }}\n{% endfor %}",
            "Res/one.txt": "1", "Res/Deep/two.TXT": "22", "Res/three.md": "333", "Res/Whole.box/a/four.txt": "4444",
            "Res/Whole.box/b": "55",
        ])
        project.settings.parsers = [SizesParser()]
        project.settings.environment = ["HOME_TOWN": "Ulm"]
        return project
    }

    @Test("a parser sees the files and folders that its filter describes, and templates what it makes of them")
    func context() throws {
        #expect(try project().outputs() == ["A.swift": "1 fast Ulm\nDeep/two.TXT 2\nWhole.box a/four.txt:4,b:2\none.txt 1\n"])
    }

    @Test("the filter of a configuration goes before that of the parser")
    func filter() throws {
        #expect(
            try project("  filter: '^((?!Deep).)*\\.(txt|md)$'\n").outputs() == [
                "A.swift": "1 fast Ulm\nWhole.box/a/four.txt 4\none.txt 1\nthree.md 3\n"
            ])
    }

    @Test("a filter that is none, and an input that is not there, are errors with their places")
    func faults() {
        #expect(
            project("  filter: '(a'\n").messages() == [
                "swiftgen.yml:4:11: error: the filter '(a' is no regular expression that can be read; correct it [invalid-filter]"
            ])
        var missing = project()
        missing.files = missing.files.filter { !$0.key.hasPrefix("Res/") }
        #expect(missing.messages() == ["swiftgen.yml:2:11: error: there is no file or folder 'Res'; correct the path [input-missing]"])
    }
}
