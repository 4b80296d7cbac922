import CodeGeneration
import Testing

/// After an edit, types are coded as without a memory, also where their coding depends on other files.
@Suite struct CodingMemoryTests {
    private static let sources = [
        "Sources/User.swift": "// trellis: Codable, keys = snake\nstruct User {\n    var homePage: Page\n    var id: Int\n}\n",
        "Sources/Names.swift": "typealias Page = String\n",
        "Sources/More.swift": "extension User {}\n",
        "Sources/Base.swift": "class Base { init() {} }\n",
        "Sources/Sub.swift": "// trellis: Codable\nfinal class Sub: Base { var age = 1 }\n",
        "Sources/Other.swift": "// trellis: Codable\nstruct Other { var a: Int }\n",
    ]

    private static let edits: [(name: String, text: String)] = [
        ("Names", "typealias Page = String?\n"),
        ("More", "extension User { enum CodingKeys: String, CodingKey { case id = \"number\" } }\n"),
        ("More", "extension User { static func decodeId(from decoder: any Decoder) -> Int { 1 } }\n"),
        ("More", "extension User { func encode(to encoder: any Encoder) throws {} }\n"),
        ("Base", "// trellis: Codable\nclass Base { var name = \"\" }\n"),
        ("Other", "// trellis: Codable\nstruct Other { var a: Int; var b: Date // trellis: date = seconds\n}\n"),
        ("User", "// trellis: Codable\nstruct User {\n    var homePage: Page\n    private var id: Int\n}\n"),
    ]

    @Test("an edit of another file is seen", arguments: edits.indices)
    func seen(number: Int) throws {
        let edit = Self.edits[number]
        var files = Self.sources
        files["trellis.yml"] = "codegen:\n  - { sources: Sources, templates: Codable, output: Out.swift }\n"
        try DiskProject.with(files) { project in
            try project.run()
            try project.write(edit.text, to: "Sources/\(edit.name).swift")
            try project.run()
            let texts = ["Out.swift"] + Self.sources.keys.sorted()
            let remembered = texts.map { project.text($0) }
            var other = project
            other.settings.cache = nil
            try other.run()
            #expect(texts.map { project.text($0) } == remembered)
        }
    }
}
