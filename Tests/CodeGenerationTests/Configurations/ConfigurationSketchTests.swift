import CodeGeneration
import Configuration
import Diagnostics
import SystemSupport
import TestSupport
import Testing

/// Configurations to begin with.
@Suite struct ConfigurationSketchTests {
    /// A sketch without the marks of its lines, those excepted that begin a sentence.
    private func sketch(_ name: String) throws -> String {
        try ScratchFolder.with { folder in
            try ConfigurationSketch.write(to: folder.path(name), shownPath: name)
            let lines = (folder.text(name) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            let isSentence = { (line: Substring) in line.hasPrefix("# ") && !line.hasPrefix("#  ") }
            return lines.map { !isSentence($0) && $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }.joined(separator: "\n")
        }
    }

    /// What the sketches name.
    private static let resources = [
        "Resources/Assets.xcassets/Contents.json": "{}", "Resources/en.lproj/T.strings": "a = b;", "Resources/Fonts/A.ttf": "",
        "Resources/Storyboards/A.storyboard": "", "Resources/Colors.json": "{}", "Resources/Files/a": "",
        "Resources/Model.xcdatamodeld/A.xcdatamodel/contents": "", "Resources/Data.json": "{}", "Resources/Data.plist": "",
        "Resources/Data.yml": "", "Sources/A.swift": "",
    ]

    @Test("a sketch without its marks is a configuration without faults", arguments: ["swiftgen.yml", "trellis.yml"])
    func sketches(name: String) throws {
        let project = MemoryProject(Self.resources.merging([name: try sketch(name)]) { $1 })
        let session = try project.session()
        #expect(session.configurationFindings.map(\.description) == [])
        let parsers = session.plan.entries.compactMap { entry in
            if case .resources(let selection) = entry.subject { selection.parser } else { nil }
        }
        #expect(Set(parsers) == Set(StandardParsers.all.map(\.name)))
        #expect(session.plan.entries.allSatisfy { $0.output.value.hasPrefix("Generated/") })
    }

    @Test("a sketch generates nothing as it is")
    func marks() throws {
        try ScratchFolder.with { folder in
            try ConfigurationSketch.write(to: folder.path("swiftgen.yml"), shownPath: "swiftgen.yml")
            let project = MemoryProject(["swiftgen.yml": folder.text("swiftgen.yml") ?? ""])
            #expect(project.messages().first?.hasSuffix("[no-configuration]") == true)
        }
    }

    @Test("what is there already is left alone")
    func refusal() throws {
        try ScratchFolder.with { folder in
            try folder.write("x", to: "swiftgen.yml")
            let error = #expect(throws: DiagnosticError.self) {
                try ConfigurationSketch.write(to: folder.path("swiftgen.yml"), shownPath: "swiftgen.yml")
            }
            #expect(
                error?.diagnostics.map(\.description) == [
                    "error: there is a 'swiftgen.yml' already; name another file with '--config', or remove it [file-exists]"
                ])
            #expect(folder.text("swiftgen.yml") == "x")
        }
    }
}
