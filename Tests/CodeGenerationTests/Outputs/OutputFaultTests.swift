import Testing

/// What templates may not ask for.
@Suite struct OutputFaultTests {
    @Test(
        "a part that leads out of the output folder is an error of its template",
        arguments: ["../Escape", "/etc/passwd", "A/../../B", "..", ".", "Folder/"])
    func outside(name: String) {
        let project = MemoryProject(template: "// sourcery:file:\(name)\nx\n// sourcery:end\n")
        let message = "the part 'sourcery:file:\(name)' is no file below the output folder 'Out'; name one that is"
        #expect(project.messages() == ["T/Mine.stencil: error: \(message) [output-outside-root]"])
    }

    @Test("a region that does not end is an error with the line of the rendered text")
    func unclosed() {
        #expect(
            MemoryProject(template: "a\n// sourcery:inline:Key\nb\n").messages() == [
                "T/Mine.stencil: error: the region 'sourcery:inline:Key' in line 2 of the rendered text has no '// sourcery:end'; "
                    + "add it to the template [unclosed-region]"
            ])
    }

    @Test("two entries with one output are an error that names both templates")
    func collision() {
        var project = MemoryProject(template: "a")
        project.files["U/Other.stencil"] = "b"
        project.files[".sourcery.yml"] = """
            configurations:
              - { sources: Sources, templates: T, output: All.swift }
              - { sources: Sources, templates: U, output: All.swift }
            """
        #expect(
            project.messages() == [
                "U/Other.stencil: error: 'All.swift' is the output of two entries; give one of them another 'output' [output-collision]\n"
                    + "T/Mine.stencil: note: the other one is made of this template"
            ])
    }

    @Test("a region that two templates fill is an error that names the source")
    func twice() {
        let region = "// sourcery:inline:Key\nx\n// sourcery:end\n"
        var project = MemoryProject(template: region, source: region)
        project.files["T/Other.stencil"] = region
        #expect(
            project.messages() == [
                "T/Other.stencil: error: the region 'inline:Key' is filled twice; let only one template render it [region-collision]\n"
                    + "Sources/A.swift: note: it stands in this file"
            ])
    }

    @Test("a region that no source has, and a type that none declares, are warnings")
    func missing() {
        let template = "// sourcery:inline:Key\nx\n// sourcery:end\n// sourcery:inline:auto:B.C.Mine\nx\n// sourcery:end\n"
        #expect(
            MemoryProject(template: template).messages() == [
                "T/Mine.stencil: warning: no source has the region 'inline:Key' that the template fills [region-missing]",
                "T/Mine.stencil: warning: no source declares the type 'B.C' that the region 'inline:auto:B.C.Mine' "
                    + "belongs to [type-missing]",
            ])
    }
}
