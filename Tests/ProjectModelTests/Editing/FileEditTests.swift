import Diagnostics
import ProjectModel
import Testing

@Suite("Adding, removing and moving files")
struct FileEditTests {
    private let sample = EditSample.plain

    @Test("a file goes to the group of its folder, by name, and to the phase of its type")
    func add() throws {
        let lines = try sample.lines { try $0.addFile("App/New.swift", targets: ["App"]) }
        #expect(
            lines == [
                "+E221CBB0B449C0AB156301F4 /* New.swift in Sources */ = {isa = PBXBuildFile; "
                    + "fileRef = 2905F6AF6CDB8D0371E2813A /* New.swift */; };",
                "+2905F6AF6CDB8D0371E2813A /* New.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "path = New.swift; sourceTree = \"<group>\"; };",
                "+2905F6AF6CDB8D0371E2813A /* New.swift */,",
                "+E221CBB0B449C0AB156301F4 /* New.swift in Sources */,",
            ])
        let text = try sample.edited { try $0.addFile("App/New.swift") }
        #expect(text.contains("F1 /* Main.swift */,\n\t\t\t\t2905F6AF6CDB8D0371E2813A /* New.swift */,\n\t\t\t\tV1 /* Words.strings */,"))
    }

    @Test("a file below the folder of its group has a name besides its path, and one that is not below it leads out")
    func paths() throws {
        #expect(
            try sample.lines { try $0.addFile("App/Deep/Er.swift") }.first?.contains("name = Er.swift; path = Deep/Er.swift;") == true)
        #expect(
            try sample.lines { try $0.addFile("Other/Far.swift", group: "App") }.first?.contains(
                "name = Far.swift; path = ../Other/Far.swift;")
                == true)
        let loose = try sample.lines { try $0.addFile("Other/Far.swift", group: "Loose", index: 0) }
        #expect(loose.first?.contains("name = Far.swift; path = Other/Far.swift; sourceTree = \"<group>\";") == true)
    }

    @Test(
        "what is added and removed leaves the bytes as they were",
        arguments: ["App/New.swift", "App/Assets.xcassets", "App/Model.xcdatamodeld"])
    func inverse(path: String) throws {
        let added = try sample.after { try $0.addFile(path, targets: ["App"]) }
        #expect(added.text != sample.text)
        #expect(try added.edited { try $0.removeFile(path) } == sample.text)
    }

    @Test("the file of a language joins the others of its name; the first makes the group, and the last takes it with it")
    func languages() throws {
        let second = try sample.after { try $0.addFile("App/de.lproj/Words.strings") }
        #expect(second.text.contains("name = de; path = de.lproj/Words.strings; sourceTree = \"<group>\";"))
        #expect(try second.edited { try $0.removeFile("App/de.lproj/Words.strings") } == sample.text)
        let first = try sample.after { try $0.addFile("App/de.lproj/More.strings", targets: ["App"]) }
        #expect(first.text.contains("/* More.strings in Resources */"))
        #expect(try first.edited { try $0.removeFile("App/de.lproj/More.strings") } == sample.text)
        var edit = try sample.edit()
        try edit.addFile("App/de.lproj/Words.strings")
        #expect(
            edit.diagnostics.map(\.description) == [
                "/code/App.xcodeproj/project.pbxproj: warning: the project does not list "
                    + "the language 'de' of 'App/de.lproj/Words.strings'; "
                    + "add it under Info > Localizations in Xcode [unknown-region]"
            ])
    }

    @Test("a model has a reference for each version, and the last is current where nothing says so")
    func model() throws {
        let lines = try sample.lines { try $0.addFile("App/Model.xcdatamodeld", targets: ["App"]) }
        #expect(lines.contains { $0.contains("path = One.xcdatamodel;") })
        #expect(lines.contains { $0.hasPrefix("+currentVersion = ") && $0.hasSuffix("/* Two.xcdatamodel */;") })
        #expect(lines.contains { $0.contains("/* Model.xcdatamodeld in Sources */ = {isa = PBXBuildFile;") })
    }

    @Test("a file that moves keeps its identifier, its members and, in the same folder, its group")
    func move() throws {
        let moved = try sample.after { try $0.moveFile("App/Main.swift", to: "App/Start.m") }
        #expect(moved.text.contains("F1 /* Start.m */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; path = Start.m;"))
        #expect(moved.text.contains("B1 /* Start.m in Sources */"))
        #expect(try moved.edited { try $0.moveFile("App/Start.m", to: "App/Main.swift") } == sample.text)
        let far = try sample.after { try $0.moveFile("App/Main.swift", to: "Other/Main.swift") }
        #expect(
            far.text.contains(
                "F1 /* Main.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "name = Main.swift; path = Other/Main.swift;"
            ))
        #expect(try far.edited { try $0.moveFile("Other/Main.swift", to: "App/Main.swift") } == sample.text)
    }

    @Test("a type that somebody has chosen stays as long as the extension does, and so does a reference that goes by its whole path")
    func moveWithoutChange() throws {
        let text = sample.text.replacing(
            "lastKnownFileType = sourcecode.swift; path = Main.swift;", with: "lastKnownFileType = text; path = Deep/Main.swift;"
        ).replacing("/* Main.swift", with: "/* Deep/Main.swift")
        let odd = EditSample(text: text, files: sample.files)
        let moved = try odd.after { try $0.moveFile("App/Deep/Main.swift", to: "App/Deep/Start.swift") }
        #expect(
            moved.text.contains("F1 /* Deep/Start.swift */ = {isa = PBXFileReference; lastKnownFileType = text; path = Deep/Start.swift;"))
        #expect(try moved.edited { try $0.moveFile("App/Deep/Start.swift", to: "App/Deep/Main.swift") } == text)
    }

    @Test("many edits at once come to the same as one after the other")
    func together() throws {
        let paths = ["App/New.swift", "App/Deep/Er.swift", "Other/Far.swift"]
        let together = try sample.edited { edit in for path in paths { try edit.addFile(path, targets: ["App"]) } }
        let apart = try paths.reduce(sample) { sample, path in try sample.after { try $0.addFile(path, targets: ["App"]) } }
        #expect(together == apart.text)
        let nothing = try sample.edited { edit in
            for path in paths { try edit.addFile(path, targets: ["App"]) }
            for path in paths { try edit.removeFile(path) }
        }
        #expect(nothing == sample.text)
    }

    @Test(
        "what cannot be done is said, with what to do, and changes nothing",
        arguments: [
            ("App/Nope.swift", "there is no file 'App/Nope.swift'; '--missing' adds it all the same [no-such-file]"),
            ("App/Main.swift", "15:3: error: the project has 'App/Main.swift' already"),
            (
                "App/Folder",
                "'App/Folder' is a folder; 'trellis-project add folder' adds it as one, or 'add group' as a group [is-a-folder]"
            ),
            ("App/Notes.xcconfig", "a file such as 'Notes.xcconfig' belongs to no phase; name one with '--phase'"),
            ("App/Kit.xcodeproj", "'App/Kit.xcodeproj' is a project of its own"),
        ])
    func faults(path: String, message: String) throws {
        let found = try sample.message { try $0.addFile(path, targets: ["App"], allowsMissing: path.hasSuffix("xcodeproj")) }
        #expect(found.contains(message), "\(found)")
    }

    @Test("a product, and what nobody knows, cannot be removed")
    func removalFaults() throws {
        #expect(try sample.message { try $0.removeFile("App/New.swift") }.contains("the project has no file 'App/New.swift'"))
        #expect(try sample.message { try $0.removeGroup("Products", isRecursive: true) }.contains("the project needs the group 'Products'"))
        #expect(try sample.message { try $0.addFile("App/New.swift", group: "Nope") }.contains("there is no group 'Nope' in the project"))
        #expect(try sample.message { try $0.addFile("App/New.swift", targets: ["Ap"]) }.contains("did you mean 'App'?"))
    }

    @Test("a file that goes is taken out of the configurations that use it, and a warning says so")
    func configurationFile() throws {
        let file =
            "\t\tF5 /* Notes.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Notes.xcconfig; "
            + "sourceTree = \"<group>\"; };\n/* End PBXFileReference section */"
        let text = sample.text.replacing("/* End PBXFileReference section */", with: file)
            .replacing("F1 /* Main.swift */,\n", with: "F1 /* Main.swift */,\n\t\t\t\tF5 /* Notes.xcconfig */,\n")
            .replacing(
                "C2 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n",
                with: "C2 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbaseConfigurationReference = F5 /* Notes.xcconfig */;\n"
            )
        var edit = try EditSample(text: text, files: sample.files).edit()
        try edit.removeFile("App/Notes.xcconfig")
        #expect(String(decoding: try edit.text(), as: UTF8.self) == sample.text)
        #expect(edit.diagnostics.map(\.code) == ["configuration-file-removed"])
    }
}
