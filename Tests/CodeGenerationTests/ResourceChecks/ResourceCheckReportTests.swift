import CodeGeneration
import Diagnostics
import JSON
import Reports
import SystemSupport
import TestSupport
import Testing

/// The check as a whole: targets, languages, rules and reports.
@Suite struct ResourceCheckReportTests {
    @Test("what the tables and catalogs themselves have wrong is told with their codes")
    func formats() throws {
        var folder = ResourceFolder([
            "en.lproj/Localizable.strings": #""a %@" = "A %@"; "b" = "B";"#,
            "de.lproj/Localizable.strings": #""a %@" = "A %d"; "c" = "C";"#,
            "pl.lproj/Localizable.stringsdict": """
            { "n %d" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
            NSStringFormatValueTypeKey = d; other = "%d"; }; }; }
            """,
            "Broken.xcstrings": "{", "A.swift": #"f("a %@", "b")"#,
        ])
        folder.addImage("A", [("a.png", "1x", ResourceFolder.png(1, 1))])
        folder.files["A.xcassets/A.imageset/Contents.json"] = Array(ResourceFolder.contents([("A.png", "1x"), (nil, "2x")]).utf8)
        let codes = Set(try folder.report().findings.map(\.code))
        #expect(
            codes.isSuperset(of: [
                "argument-mismatch", "extra-key", "missing-translation", "missing-plural-category", "asset-file-case",
                "asset-scale-missing",
            ]))
    }

    @Test("every rule stands in the list, sorted and once, and has a row on the page of the command")
    func rules() throws {
        let codes = ResourceRule.all.map(\.code)
        #expect(codes == Set(codes).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        let page = PathText.normalized(PathText.join(#filePath, "../../../../docs/commands/trellis-codegen-resources.md"))
        let text = String(decoding: try DiskFileSystem().read(page), as: UTF8.self)
        for code in codes { #expect(text.contains("\n| `\(code)` | "), "\(code)") }
    }

    private static let package = [
        "/p/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", defaultLocalization: "en", targets: [
            .target(name: "A", resources: [.process("R")]), .target(name: "B", dependencies: ["A"], resources: [.process("R")]),
        ])
        """,
        "/p/Sources/A/R/en.lproj/Localizable.strings": #""one" = "1"; "two" = "2"; "three" = "3";"#,
        "/p/Sources/A/A.swift": #"f("one"); String(localized: "four"); String(localized: "five")"#,
        "/p/Sources/B/R/en.lproj/Localizable.strings": #""four" = "4"; "unused" = "";"#,
        "/p/Sources/B/B.swift": #"f("two"); String(localized: "six")"#,
    ]

    private func codes(_ targets: [String]) throws -> [String] {
        let request = ResourceCheckRequest(
            path: "/p", targets: targets, rules: ["unused-string", "missing-key"], workingDirectory: "/p",
            fileSystem: MemoryFileSystem(Self.package))
        return try ResourceCheckReport(request).findings.map { "\($0.code) \($0.location?.path ?? "")" }
    }

    @Test("only the targets that are named are checked, and all of them count as mentioning and having")
    func targets() throws {
        #expect(try codes(["A"]) == ["missing-key Sources/A/A.swift", "unused-string Sources/A/R/en.lproj/Localizable.strings"])
        #expect(try codes(["B"]) == ["missing-key Sources/B/B.swift", "unused-string Sources/B/R/en.lproj/Localizable.strings"])
        #expect(try codes([]).count == 4)
    }

    @Test("a target that is not there, and a place without anything, are errors")
    func errors() throws {
        #expect(throws: DiagnosticError.self) { try codes(["C"]) }
        let nowhere = ResourceCheckRequest(path: "/q", workingDirectory: "/", fileSystem: MemoryFileSystem(Self.package))
        #expect(throws: DiagnosticError.self) { try ResourceCheckReport(nowhere) }
    }

    @Test("an asset catalog alone can be checked")
    func catalog() throws {
        var folder = ResourceFolder()
        folder.addImage("A", [("a.png", "1x", ResourceFolder.png(9, 9)), ("b.png", "2x", ResourceFolder.png(9, 9, number: 1))])
        let files = Dictionary(uniqueKeysWithValues: folder.files.map { ("/app/" + $0.key, $0.value) })
        let request = ResourceCheckRequest(path: "/app/A.xcassets", workingDirectory: "/app", fileSystem: MemoryFileSystem(files))
        #expect(try ResourceCheckReport(request).findings.map(\.code) == ["unused-asset", "image-size"])
    }

    @Test("reports have the rule, its title and the other place in the message")
    func reports() throws {
        let report = try ResourceFolder(["en.lproj/T.strings": "\"a-b\" = \"x\";\n\"a_b\" = \"x\";"]).report(rules: ["identifier-collision"]
        )
        #expect(
            JSONWriter.text(report.json) == """
                {
                  "schema": "trellis-codegen/resources/1",
                  "findings": [
                    {
                      "severity": "warning",
                      "code": "identifier-collision",
                      "message": "'a-b' and 'a_b' are both called 'ab' in generated code; rename one of them",
                      "path": "en.lproj/T.strings",
                      "line": 2,
                      "column": 1,
                      "notes": [
                        {
                          "message": "'a-b' is here",
                          "path": "en.lproj/T.strings",
                          "line": 1,
                          "column": 1
                        }
                      ]
                    }
                  ]
                }

                """)
        let finding = report.report(tool: .init(name: "t", version: "1"), root: "/app", targets: ["A"]).findings.first
        #expect(finding?.ruleTitle == "Resources with one name in generated code")
        #expect(finding?.message.hasSuffix("; 'a-b' is here: en.lproj/T.strings:1:1") == true)
    }

    @Test("no damage to any file makes the check trap")
    func mutations() throws {
        var folder = ResourceFolder([
            "en.lproj/Localizable.strings": #""a.b" = "A %@";"#,
            "C.xcstrings": #"{"version":"1.0","sourceLanguage":"en","strings":{"a":{}}}"#,
            "A.swift": #"Image("a"); f("b \(c)"); UIFont(name: "x", size: 1)"#,
            "Info.plist": "<plist><dict><key>UIAppFonts</key></dict></plist>",
            "Main.storyboard": #"<document targetRuntime="iOS.CocoaTouch"><resources><image name="a"/></resources></document>"#,
        ])
        folder.addImage("A", [("a.png", "1x", ResourceFolder.png(1, 1)), ("b.png", "2x", ResourceFolder.png(2, 2))])
        let total = ProcessEnvironment.variable("TRELLIS_MUTATIONS").flatMap { Int($0) } ?? 1_000
        let count = total / folder.files.count
        for name in folder.files.keys.sorted() {
            for bytes in Mutations(of: folder.files[name] ?? [], structure: "\"{}<>/\\%.=;", count: count, seed: 5) {
                var damaged = folder
                damaged.files[name] = bytes
                _ = try damaged.report()
            }
        }
    }

    @Test(
        "all projects of the corpus, and its folders without one, are checked without an error that ends the check",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
    func corpus() throws {
        var count = 0
        for folder in ["xcassets", "xcstrings", "strings", "storyboards", "plist", "swiftgen"] {
            let request = ResourceCheckRequest(path: Corpus.path(folder), workingDirectory: Corpus.path(""))
            count += try ResourceCheckReport(request).findings.count
        }
        for tree in try DiskFileSystem().entries(of: Corpus.path("trees")) where tree.kind == .directory {
            let request = ResourceCheckRequest(path: Corpus.path("trees/" + tree.name), workingDirectory: Corpus.path("trees"))
            do {
                count += try ResourceCheckReport(request).findings.count
            } catch let error as DiagnosticError {
                // Trees with several projects, and such whose project is broken on purpose.
                #expect(!error.diagnostics.isEmpty)
            }
        }
        #expect(count > 100)
    }

    @Test("a catalog beside other files of its table is an error, and the base language counts where no other says so")
    func tables() throws {
        let folder = ResourceFolder([
            "L.xcstrings": #"{"version":"1.0","sourceLanguage":"en","strings":{}}"#, "de.lproj/L.strings": "",
            "Base.lproj/T.strings": #""a" = "Word";"#, "fr.lproj/T.strings": "", "sub/Base.lproj/T.strings": #""b" = "Word";"#,
        ])
        #expect(
            try folder.report(rules: ["duplicate-table", "missing-translation"]).findings.map(\.description) == [
                "Base.lproj/T.strings:1:1: warning: 'a' has no text in 'fr'; translate it [missing-translation]\n"
                    + "fr.lproj/T.strings: note: it belongs here",
                "L.xcstrings: error: the table 'L' is a catalog and has other files as well; move its texts into one of them "
                    + "[duplicate-table]\nde.lproj/L.strings: note: another file is here",
            ])
    }
}
