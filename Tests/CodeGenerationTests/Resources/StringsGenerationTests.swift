import CodeGeneration
import Testing

/// A `swiftgen.yml` with texts, from end to end.
@Suite struct StringsGenerationTests {
    private let project = MemoryProject([
        "swiftgen.yml":
            "input_dir: Res\nstrings:\n  inputs: en.lproj\n  outputs: { templatePath: T.stencil, output: L10n.swift, params: { "
            + "enumName: L } }\n",
        "T.stencil": """
        {% for table in tables %}{% for string in table.levels.strings %}
        {{ param.enumName }}.{{ string.name }}({{ string.types|join:", " }}) = {{ string.translation }}
        {% endfor %}{% endfor %}
        """,
        "Res/en.lproj/Localizable.strings": #"done = "100% done"; hello = "%@, %d";"#,
        "Res/en.lproj/Localizable.stringsdict":
            "{ n = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
            + "NSStringFormatValueTypeKey = d; other = x; }; }; }",
        "Res/de.lproj/Localizable.strings": #"done = "x";"#,
    ])

    @Test("the texts of a folder are rendered")
    func rendering() throws {
        let text = try #require(try project.outputs()["L10n.swift"] ?? nil)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("L.") }
        #expect(lines == ["L.done() = 100% done", "L.hello(String, Int) = %@, %d", "L.n(Int) = Plural format key: \"%#@v@\""])
    }

    @Test("a text keeps its line ends and its backslashes, and its comment has a line for each of its own")
    func lineEnds() throws {
        let project = MemoryProject([
            "swiftgen.yml": "strings:\n  inputs: T.strings\n  outputs: { templateName: flat-swift5, output: Out.swift }\n",
            "T.strings": #""k\nl" = "b\nc \\n";"#,
        ])
        let text = try #require(try project.outputs()["Out.swift"] ?? nil)
        let expected = #"""
                /// b
                /// c \n
                internal static let kNl: String = L10n.tr("T", "k\nl", fallback: "b\nc \\n")

            """#
        #expect(text.contains(expected))
    }

    @Test("the texts of two languages are an error that names both files")
    func twoLanguages() {
        var project = project
        project.files["swiftgen.yml"] = "strings:\n  inputs: Res\n  outputs: { templatePath: T.stencil, output: L10n.swift }\n"
        #expect(
            project.messages() == [
                "Res/en.lproj/Localizable.strings: error: the table 'Localizable' has two files, which may be those of two "
                    + "languages; name the "
                    + "files of one language [duplicate-table]\nRes/de.lproj/Localizable.strings: note: the other one is here"
            ])
    }
}
