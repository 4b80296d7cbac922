import CodeGeneration
import SystemSupport
import TestSupport
import Testing

/// A program out of a folder of fixtures with what templates make of them; its `main.swift` checks what it does and prints what is wrong.
enum FixtureProgram {
    /// The texts of the Swift files in a folder of the fixtures, by their names.
    static func sources(_ folder: String) throws -> [String: String] {
        let path = PathText.normalized(#filePath + "/../../../Fixtures/" + folder)
        let names = try DiskFileSystem().entries(of: path).map(\.name).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            names.map { ($0, String(decoding: try DiskFileSystem().read("\(path)/\($0)"), as: UTF8.self)) }, uniquingKeysWith: { $1 })
    }

    /// What the templates make of a folder, with the sources.
    static func files(_ folder: String, templates: [String], arguments: String = "") throws -> [String: String] {
        let sources = try sources(folder)
        var rendered = sources
        rendered["main.swift"] = nil
        var files = try StockRendering(rendered, templates: templates, arguments: arguments).files()
        files["main.swift"] = sources["main.swift"]
        return files
    }

    /// Compiles and runs a folder, records what it prints beside the number of its checks, and prints that.
    static func expectSuccess(
        _ folder: String, templates: [String], minimum: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let output = try SwiftProgram.output(files(folder, templates: templates))
        let count = output.split(separator: " ").first.flatMap { Int($0) } ?? 0
        #expect(output == "\(count) checks\n", sourceLocation: sourceLocation)
        #expect(count >= minimum, sourceLocation: sourceLocation)
        print("\(templates.joined(separator: ", ")): \(count) checks")
    }
}
