import Testing

/// Generated regions in sources.
@Suite struct SourceRegionTests {
    /// A template that fills one region.
    private func template(_ key: String, prefix: String = "sourcery", _ content: String = "var a = 1\n\n  var b = 2\n") -> String {
        "// \(prefix):inline:\(key)\n\(content)// \(prefix):end\n"
    }

    private func source(_ text: String, after template: String, configuration: String = "") throws -> String? {
        let outputs = try MemoryProject(template: template, source: text, configuration: configuration).outputs()
        #expect(outputs.keys.filter { $0 != "Sources/A.swift" } == [])
        return outputs["Sources/A.swift"] ?? nil
    }

    @Test("the bytes of a region are replaced, indented as its marker is, and nothing else")
    func replaced() throws {
        let old = "struct A {\n    // sourcery:inline:Key\n    old\n    // sourcery:end é\n}\n"
        let new = "struct A {\n    // sourcery:inline:Key\n    var a = 1\n\n      var b = 2\n    // sourcery:end é\n}\n"
        #expect(try source(old, after: template("Key")) == new)
        #expect(try source(new, after: template("Key")) == nil)
    }

    @Test("the prefix trellis says the same, also to a template that says sourcery")
    func prefix() throws {
        #expect(
            try source("// trellis:inline:Key\n// trellis:end\n", after: template("Key", "x\n"))
                == "// trellis:inline:Key\nx\n// trellis:end\n")
    }

    @Test("a file with line ends of Windows keeps them")
    func carriageReturns() throws {
        let old = "struct A {\r\n\t// sourcery:inline:Key\r\n\t// sourcery:end\r\n}\r\n"
        #expect(
            try source(old, after: template("Key", "x\ny\n"))
                == "struct A {\r\n\t// sourcery:inline:Key\r\n\tx\r\n\ty\r\n\t// sourcery:end\r\n}\r\n")
    }

    @Test("a region that is missing goes to the end of the type's body, and the next run finds it")
    func inserted() throws {
        let old = "struct B {\n    struct A {\n        let x = \"}\"\n    }\n}\n"
        let new = """
            struct B {
                struct A {
                    let x = "}"

                    // sourcery:inline:auto:B.A.Mine
                    y
                    // sourcery:end
                }
            }

            """
        let template = template("auto:B.A.Mine", "y\n")
        #expect(try source(old, after: template, configuration: "baseIndentation: 4\n") == new)
        #expect(try source(new, after: template, configuration: "baseIndentation: 4\n") == nil)
    }

    @Test("a body in one line is opened")
    func opened() throws {
        #expect(
            try source("class Foo {}\n", after: template("auto:Foo.Mine", "x\n"))
                == "class Foo {\n\n// sourcery:inline:auto:Foo.Mine\nx\n// sourcery:end\n}\n")
    }

    @Test("a region can stand behind a declaration, also at the end of a file without a last line end")
    func behind() throws {
        #expect(
            try source("enum E {\n}  \nlet x = 1\n", after: template("after-auto:E.Mine", "x\n"))
                == "enum E {\n}  \n\n// sourcery:inline:after-auto:E.Mine\nx\n// sourcery:end\nlet x = 1\n")
        #expect(
            try source("enum E {}", after: template("after-auto:E.Mine", "x\n"))
                == "enum E {}\n\n// sourcery:inline:after-auto:E.Mine\nx\n// sourcery:end\n")
    }

    @Test("several new regions of one type keep the order of the templates")
    func order() throws {
        let template = template("auto:A.One", "1\n") + template("auto:A.Two", "2\n")
        #expect(
            try source("struct A {\n}\n", after: template)
                == "struct A {\n\n// sourcery:inline:auto:A.One\n1\n// sourcery:end\n\n// "
                + "sourcery:inline:auto:A.Two\n2\n// sourcery:end\n}\n"
        )
    }

    @Test("an empty region is not put into a file that does not have it")
    func blank() throws {
        #expect(try source("struct A {\n}\n", after: template("auto:A.Mine", " \n")) == nil)
    }

    @Test("templates do not see what stands in regions, unless the file says so")
    func blanked() throws {
        let source = "struct A {\n    // sourcery:inline:auto:A.Mine\n    var old = 1\n    // sourcery:end\n    var x = 2\n}\n"
        let template = "{% for type in types.all %}{% for v in type.variables %}{{ v.name }} {% endfor %}{% endfor %}"
        var project = MemoryProject(template: template, source: source)
        #expect(try project.outputs() == ["Out/Mine.generated.swift": MemoryProject.header + "x "])
        project.files[".sourcery.yml"]? += "forceParse: [Mine]\n"
        #expect(try project.outputs() == ["Out/Mine.generated.swift": MemoryProject.header + "old x "])
    }

    @Test("a region without end in a source is an error with its place")
    func unclosed() {
        #expect(
            MemoryProject(template: "", source: "let a = 1\n// trellis:inline:Key\n").messages() == [
                "Sources/A.swift:2:1: error: the region 'trellis:inline:Key' has no '// trellis:end'; add it where "
                    + "the region ends [unclosed-region]"
            ])
    }
}
