import CodeGeneration
import Testing

/// Where the text goes that a template renders.
@Suite struct OutputTests {
    @Test("a folder gets one file for each template, with a comment at its beginning")
    func folder() throws {
        var project = MemoryProject(template: "let a = 1\n")
        project.files["T/Deep/Other.stencil"] = "let b = 2"
        #expect(
            try project.outputs() == [
                "Out/Mine.generated.swift": MemoryProject.header + "let a = 1\n",
                "Out/Other.generated.swift": MemoryProject.header + "let b = 2",
            ])
    }

    @Test("a file gets the results of all templates, joined by ends of lines")
    func file() throws {
        var project = MemoryProject(template: "let a = 1")
        project.files["T/Other.stencil"] = "let b = 2\n"
        project.files[".sourcery.yml"] = "sources: Sources\ntemplates: [T/Other.stencil, T/Mine.stencil]\noutput: All.swift\n"
        #expect(try project.outputs() == ["All.swift": MemoryProject.header + "let b = 2\n\nlet a = 1"])
    }

    @Test("only Swift gets the comment, and it can leave out the version or stand behind other text")
    func header() throws {
        var project = MemoryProject(template: "text")
        project.files[".sourcery.yml"] = "sources: Sources\ntemplates: T\noutput: All.md\n"
        #expect(try project.outputs() == ["All.md": "text"])
        project.files[".sourcery.yml"] =
            "sources: Sources\ntemplates: T\noutput: A.swift\nargs:\n  hideVersionHeader: true\n  headerPrefix: // Ours\n"
        #expect(try project.outputs() == ["A.swift": "// Ours\n// Generated using trellis-codegen\n// DO NOT EDIT\ntext"])
    }

    @Test("parts with a name become files of their own, several of one name are joined, and the rest stays")
    func parts() throws {
        let template = """
            a
            // sourcery:file:Deep/One
            one
            // sourcery:end
            b
              // trellis:file:Two.md
            two
              // trellis:end
            // sourcery:file:Deep/One
            more
            // sourcery:end
            c

            """
        #expect(
            try MemoryProject(template: template).outputs() == [
                "Out/Mine.generated.swift": MemoryProject.header + "a\nb\nc\n",
                "Out/Deep/One.generated.swift": MemoryProject.header + "one\n\nmore\n",
                "Out/Two.md": "two\n",
            ])
    }

    @Test("parts beside a single output lie in its folder")
    func partsBesideFile() throws {
        var project = MemoryProject(template: "// sourcery:file:B.swift\nb\n// sourcery:end\n")
        project.files[".sourcery.yml"] = "sources: Sources\ntemplates: T\noutput: Out/All.swift\n"
        #expect(try project.outputs() == ["Out/B.swift": MemoryProject.header + "b\n"])
    }

    @Test("an end without a beginning is text")
    func strayEnd() throws {
        let template = "// sourcery:begin: a\nlet a = 1\n// sourcery:end\n"
        #expect(try MemoryProject(template: template).outputs() == ["Out/Mine.generated.swift": MemoryProject.header + template])
    }

    @Test("nothing but white space makes no file, and a generated one goes only when it is asked for")
    func empty() throws {
        var project = MemoryProject(template: " \n\t\n")
        project.files["Out/Mine.generated.swift"] = MemoryProject.header + "let old = 1\n"
        #expect(try project.outputs() == [:])
        project.settings.isPruning = true
        #expect(try project.outputs() == ["Out/Mine.generated.swift": nil])
        project.files["Out/Mine.generated.swift"] = "let handwritten = 1\n"
        #expect(try project.outputs() == [:])
        project.settings.keepsEmpty = true
        #expect(try project.outputs() == ["Out/Mine.generated.swift": MemoryProject.header])
    }

    @Test("a file that is what it shall be is not in the way")
    func current() throws {
        var project = MemoryProject(template: "let a = 1\n")
        project.files["Out/Mine.generated.swift"] = MemoryProject.header + "let a = 1\n"
        #expect(try project.outputs() == [:])
    }

    @Test("results of several entries can be joined in one file, with their parts")
    func joined() throws {
        var project = MemoryProject(template: "a\n// sourcery:file:B\nb\n// sourcery:end\n")
        project.files[".sourcery.yml"] = """
            configurations:
              - { sources: Sources, templates: T, output: One }
              - { sources: Sources, templates: T, output: Two }
            """
        project.settings.joinedOutput = "/build/All.swift"
        #expect(try project.outputs() == ["../build/All.swift": MemoryProject.header + "a\n\nb\n\na\n\nb\n"])
    }
}
