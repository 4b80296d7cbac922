import CodeGeneration
import SystemSupport
import TestSupport

/// A program out of the enumerations of the fixtures and random ones, with the code that is generated for them, and what it prints.
struct DeepLinkProgram: Sendable {
    /// What the compiler says, which is nothing.
    var warnings = ""
    /// What came of the links of the fixture.
    var links = ""
    /// What came of random values.
    var roundTrips = ""
    /// The cases that the paths of ``RandomTables`` lead to.
    var winners = ""
    /// What single expressions give.
    var examples = ""

    /// The compiler; `nil` when there is none on PATH.
    static let compiler = ExecutableSearch.find("swiftc", path: ProcessEnvironment.variable("PATH") ?? "")

    /// The program, compiled and run once for all tests.
    static let shared = Result { try make() }

    static let fixtures = PathText.normalized(#filePath + "/../../../Fixtures/deep-links")

    static func fixture(_ name: String) throws -> String {
        String(decoding: try DiskFileSystem().read("\(fixtures)/\(name)"), as: UTF8.self)
    }

    private static func make() throws -> DeepLinkProgram {
        let random = ["RoundTrips.swift": RandomEnums.source(count: 50, seed: 1), "Winners.swift": RandomTables.shared.source]
        let sources = try random.merging(["Links.swift": fixture("Links.swift")]) { own, _ in own }
        let generated = try generate(sources)
        return try ScratchFolder.with { folder in
            var files = sources
            files["Generated.swift"] = generated
            for name in ["main.swift", "Arbitrary.swift"] { files[name] = try fixture(name) }
            for (name, text) in files { try folder.write(text, to: name) }
            try folder.write(RandomTables.paths.joined(separator: "\n"), to: "paths.txt")
            var program = DeepLinkProgram()
            program.warnings = try run(
                compiler ?? "",
                ["-swift-version", "6", "-strict-concurrency=complete", "-Onone", "-module-name", "links", "-o", "links"]
                    + files.keys.sorted(), in: folder)
            guard folder.names().contains("links") else { return program }
            let binary = folder.path("links")
            program.links = try run(binary, ["links", fixtures + "/links.txt"], in: folder)
            program.roundTrips = try run(binary, ["round-trips"], in: folder)
            program.winners = try run(binary, ["winners", "paths.txt"], in: folder)
            program.examples = try run(binary, ["examples"], in: folder)
            return program
        }
    }

    /// What the template makes of some sources.
    static func generate(_ sources: [String: String], template: String = "DeepLinks") throws -> String {
        var files = Dictionary(sources.map { ("Sources/\($0)", $1) }, uniquingKeysWith: { $1 })
        files["trellis.yml"] = "codegen:\n  - { sources: Sources, templates: \(template), output: Out.swift }\n"
        return try MemoryProject(files).outputs()["Out.swift"]?.flatMap { $0 } ?? ""
    }

    /// What a program prints on both streams.
    static func run(_ program: String, _ arguments: [String], in folder: ScratchFolder) throws -> String {
        let request = ProcessRequest(
            executable: program, arguments: arguments, environment: ProcessEnvironment.variables, directory: folder.path)
        let result = try ProcessRunner.run(request)
        return String(decoding: result.standardOutput + result.standardError, as: UTF8.self)
            + (result.isSuccess ? "" : "\(result.termination)")
    }
}
