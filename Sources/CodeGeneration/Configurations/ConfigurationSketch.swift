import Diagnostics
package import SystemSupport

/// A configuration to begin with: everything that it may say, in comments.
package enum ConfigurationSketch {
    /// Writes a sketch where there is no file yet.
    ///
    /// - Parameters:
    ///   - path: the file, absolute; what is called `trellis.yml` gets the section `codegen`, all else the keys of a `swiftgen.yml`.
    ///   - shownPath: how messages name it.
    ///   - fileSystem: where the file may be.
    /// - Throws: ``DiagnosticError`` when there is something already, or the file cannot be written.
    package static func write(to path: String, shownPath: String, fileSystem: any FileSystem = DiskFileSystem()) throws {
        guard fileSystem.kind(at: path) == nil else {
            throw DiagnosticError("file-exists", "there is a '\(shownPath)' already; name another file with '--config', or remove it")
        }
        let isOwn = PathText.lastComponent(of: path) == "trellis.yml"
        _ = try AtomicFile.write(Array((isOwn ? trellis : swiftGen).utf8), to: path, below: PathText.parent(of: path))
    }

    /// The sketch of a `swiftgen.yml`.
    static var swiftGen: String {
        let begin = """
            # What trellis-codegen makes of the resources of an app. Take the mark away from the lines that you need.
            # 'trellis-codegen config lint' says whether everything is right, and 'trellis-codegen config doc' what else may stand here.

            # All inputs are below one folder, and all outputs below another.
            #input_dir: Resources
            #output_dir: Generated

            """
        return begin
            + entries.map { entry in
                let outputs = entry.templates.map { "#    - templateName: \($0.word)\n#      output: \($0.output)\n" }.joined()
                return "\n# \(entry.subject)\n#\(entry.parser):\n#  inputs: \(entry.inputs)\n#  outputs:\n\(outputs)"
            }.joined()
    }

    /// The sketch of a `trellis.yml`.
    static var trellis: String {
        let begin = """
            # What trellis-codegen generates. Take the mark away from the lines that you need.
            # 'trellis-codegen config lint' says whether everything is right, and 'trellis-codegen templates' which templates there are.

            #codegen:
            # Code that annotations in Swift ask for.
            #  - sources: Sources
            #    templates: [AutoMockable, AutoEquatable]
            #    output: Generated/

            """
        return begin
            + entries.flatMap { entry in
                entry.templates.map { template in
                    "\n# \(entry.subject)\n#  - resources: { parser: \(entry.parser), inputs: Resources/\(entry.inputs) }\n"
                        + "#    templates: \(template.name)\n#    output: Generated/\(template.output)\n"
                }
            }.joined()
    }

    private struct Entry {
        let subject: String
        let parser: String
        let inputs: String
        let templates: [(word: String, name: String, output: String)]
    }

    private static let entries = [
        Entry(
            subject: "Images, colours and data of asset catalogs.", parser: "xcassets", inputs: "Assets.xcassets",
            templates: [("swift5", "Assets", "Assets.swift")]),
        Entry(
            subject: "Texts, of .strings and .stringsdict files or of string catalogs.", parser: "strings", inputs: "en.lproj",
            templates: [("structured-swift5", "Strings", "Strings.swift")]),
        Entry(subject: "Fonts.", parser: "fonts", inputs: "Fonts", templates: [("swift5", "Fonts", "Fonts.swift")]),
        Entry(
            subject: "Scenes and segues of storyboards.", parser: "ib", inputs: "Storyboards",
            templates: [
                ("scenes-swift5", "StoryboardScenes", "StoryboardScenes.swift"),
                ("segues-swift5", "StoryboardSegues", "StoryboardSegues.swift"),
            ]),
        Entry(
            subject: "Colours that are written down in .json, .txt or .xml files.", parser: "colors", inputs: "Colors.json",
            templates: [("swift5", "Colors", "Colors.swift")]),
        Entry(
            subject: "Files that are copied into the bundle.", parser: "files", inputs: "Files",
            templates: [("structured-swift5", "Files", "Files.swift")]),
        Entry(
            subject: "Models of Core Data.", parser: "coredata", inputs: "Model.xcdatamodeld",
            templates: [("swift5", "CoreData", "CoreData.swift")]),
        Entry(subject: "Values of JSON.", parser: "json", inputs: "Data.json", templates: [("inline-swift5", "JSON", "JSON.swift")]),
        Entry(
            subject: "Values of property lists.", parser: "plist", inputs: "Data.plist",
            templates: [("inline-swift5", "Plist", "Plist.swift")]),
        Entry(subject: "Values of YAML.", parser: "yaml", inputs: "Data.yml", templates: [("inline-swift5", "YAML", "YAML.swift")]),
    ]
}
