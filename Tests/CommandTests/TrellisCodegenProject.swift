import Foundation
import TestSupport

/// A small project, and the program run in it with a cache of its own.
struct TrellisCodegenProject {
    let folder: ScratchFolder
    private let program = BuiltProgram("trellis-codegen")

    static let files = [
        "trellis.yml": """
        codegen:
          - sources: Sources
            templates: [AutoCases, Templates/Names.stencil]
            output: Generated

        """,
        "Sources/Aisle.swift": "// trellis: AutoCases\nenum Aisle {\n    case bakery, dairy\n}\n",
        "Templates/Names.stencil": "{% for type in types.all %}\n// {{ type.name }}\n{% endfor %}\n",
    ]

    static let cases = """
        // Generated using trellis-codegen 0.1.0
        // DO NOT EDIT

        extension Aisle {
            /// The number of cases.
            static var count: Int { 2 }

            /// All cases in the order of their declaration.
            static var allCases: [Aisle] {
                [
                    .bakery,
                    .dairy,
                ]
            }
        }

        """

    /// Makes the project, gives it to a test, and removes it.
    static func with(_ files: [String: String] = files, _ body: (TrellisCodegenProject) throws -> Void) throws {
        try ScratchFolder.with { folder in
            for (name, text) in files { try folder.write(text, to: "project/" + name) }
            try body(TrellisCodegenProject(folder: folder))
        }
    }

    /// Runs the program in the folder of the project.
    func run(_ arguments: String...) throws -> BuiltProgram.Outcome {
        try program.run(arguments, in: folder.path("project"), environment: ["TRELLIS_CACHE": folder.path("cache")])
    }

    /// The program as a process that a test talks to.
    func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path("project"))
        process.environment = ProcessInfo.processInfo.environment.merging(["TRELLIS_CACHE": folder.path("cache")]) { $1 }
        return process
    }

    /// The text of a file of the project.
    func text(_ name: String) -> String? { folder.text("project/" + name) }

    /// Changes a file of the project.
    func write(_ text: String, to name: String) throws { try folder.write(text, to: "project/" + name) }
}
