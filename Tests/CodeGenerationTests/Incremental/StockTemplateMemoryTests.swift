import CodeGeneration
import SystemSupport
import Testing

/// After an edit, the templates over types make the same as without a memory, also where a type shows what stands in other files.
@Suite struct StockTemplateMemoryTests {
    private static let sources = [
        "Sources/Parent.swift":
            "protocol Parent { associatedtype Item; typealias Done = (Item) -> Void; func load(_ done: @escaping Done) }\n",
        "Sources/Child.swift": """
        // sourcery: AutoMockable, AutoDecorator
        protocol Child: Parent where Item == Value { func show(_ value: Value) }
        // sourcery: AutoMockable
        protocol Other { func other() }

        """,
        "Sources/Value.swift": "struct Value: Sendable { var number: Int }\n",
        "Sources/Base.swift": "// sourcery: AutoEquatable, AutoHashable, AutoDiffable\nclass Base { var name = \"\" }\n",
        "Sources/Sub.swift": "final class Sub: Base { var age = 1 }\n",
        "Sources/House.swift": "// sourcery: AutoLenses\nstruct House { let rooms: Int }\n",
    ]

    private static let edits: [(String, String)] = [
        (
            "Sources/Parent.swift",
            "protocol Parent { associatedtype Item; typealias Done = () -> Item; func load(_ done: @escaping Done, _ id: Int) }\n"
        ),
        ("Sources/Value.swift", "struct Value: ~Copyable { var number: Int }\n"),
        ("Sources/Sub.swift", "final class Sub: Base { var weight = 1 }\n"),
        ("Sources/House.swift", "// sourcery: AutoLenses\nstruct House { let rooms: Int; var street: String }\n"),
        ("Sources/Base.swift", "// sourcery: AutoEquatable, AutoHashable, AutoDiffable\nclass Base { var other = \"\" }\n"),
    ]

    @Test(
        "an edit of another file is seen",
        arguments: ["AutoMockable", "Decorator", "AutoEquatable", "AutoHashable", "Diffable", "AutoLenses"])
    func edits(template: String) throws {
        for (name, text) in Self.edits {
            var files = Self.sources
            files["trellis.yml"] = "codegen:\n  - { sources: Sources, templates: \(template), output: Out.swift }\n"
            try DiskProject.with(files) { project in
                try project.run()
                try project.write(text, to: name)
                try project.run()
                let output = project.text("Out.swift")
                var other = project
                other.settings.cache = nil
                try other.run()
                #expect(project.text("Out.swift") == output, "\(name)")
            }
        }
    }

    @Test("only the mocks of the edited file are made again")
    func steps() throws {
        var files = Self.sources
        files["trellis.yml"] = "codegen:\n  - { sources: Sources, templates: AutoMockable, output: Out.swift }\n"
        for number in 0..<20 { files["Sources/P\(number).swift"] = "// sourcery: AutoMockable\nprotocol P\(number) { func run() }\n" }
        try DiskProject.with(files) { project in
            try project.run()
            try project.write("// sourcery: AutoMockable\nprotocol P3 { func run(_ id: Int) }\n", to: "Sources/P3.swift")
            let session = try project.session
            let steps = try session.result().entries[0].steps
            #expect(steps.done < steps.remembered, "\(steps)")
        }
    }
}
