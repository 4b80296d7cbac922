import CodeGeneration
import SystemSupport
import Testing

/// The templates that ship.
@Suite struct StockTemplateTests {
    private static let repository = PathText.normalized(#filePath + "/../../../..")

    @Test("the program has the templates of the folder Templates in it; .ci/embed-templates puts them there")
    func embedded() throws {
        let entries = try DiskFileSystem().entries(of: Self.repository + "/Templates")
        let files = entries.filter { $0.kind == .file }.map(\.name)
        #expect(files.sorted() == StockTemplate.all.map { $0.name + ".stencil" })
        for template in StockTemplate.all {
            #expect(try Self.text(of: template.name + ".stencil") == template.text, "\(template.name)")
        }
    }

    /// The text of a file with the parts that it includes from the folder of its name.
    private static func text(of file: String) throws -> String {
        let text = String(decoding: try DiskFileSystem().read("\(repository)/Templates/\(file)"), as: UTF8.self)
        let folder = String(file.dropLast(".stencil".count)) + "/"
        let lines = try text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let name = line.split(separator: "\"").dropFirst().first ?? ""
            guard line.hasPrefix("{% include \"\(folder)") || line.hasPrefix("{% include \"Shared/") else { return String(line) }
            return String(decoding: try DiskFileSystem().read("\(repository)/Templates/\(name)").dropLast(), as: UTF8.self)
        }
        return lines.joined(separator: "\n")
    }

    @Test("each says what it does, and which annotations or which parser it reads", arguments: StockTemplate.all)
    func documentation(template: StockTemplate) {
        #expect(template.documentation.split(separator: "\n").count > 3)
        #expect(!template.annotationKeys.isEmpty || template.parserName != nil)
    }

    @Test("AutoCases lists the cases of the enums that ask for it")
    func autoCases() throws {
        let project = MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: A.swift, templates: AutoCases, output: Cases.swift }\n",
            "A.swift": """
            protocol AutoCases {}
            public enum Aisle: AutoCases { case bakery, `default` }
            extension Outer {
                // sourcery: AutoCases
                enum Inner { case one(Int), two }
            }
            struct Outer {}
            enum Listed: CaseIterable, AutoCases { case a }
            private enum Hidden: AutoCases { case a }
            enum Other { case a }
            """,
        ])
        #expect(
            try project.outputs() == [
                "Cases.swift": MemoryProject.header + """

                    extension Aisle {
                        /// The number of cases.
                        public static var count: Int { 2 }

                        /// All cases in the order of their declaration.
                        public static var allCases: [Aisle] {
                            [
                                .bakery,
                                .`default`,
                            ]
                        }
                    }

                    extension Listed {
                        /// The number of cases.
                        static var count: Int { 1 }
                    }

                    extension Outer.Inner {
                        /// The number of cases.
                        static var count: Int { 2 }
                    }

                    """
            ])
    }
}
