import ProjectModel
import Testing

/// Edits of files that Xcode has not written, and the edits that undo them.
@Suite("The look of a file under edits")
struct EditLookTests {
    private let sample = EditSample.plain

    /// The sample as another library writes it: indented by blanks, with quotation marks and without comments.
    private var foreign: EditSample {
        let parts = sample.text.split(separator: "/*", omittingEmptySubsequences: false)
        let rest = parts.dropFirst().map { part in part.firstRange(of: "*/").map { part[$0.upperBound...] } ?? part }
        let text = ([parts[0]] + rest).joined().replacing("\t", with: "   ").replacing("F1 ,", with: "\"F1\",")
        return EditSample(text: text, files: sample.files)
    }

    private func changed(_ old: String, _ new: String, in sample: EditSample? = nil) -> EditSample {
        let sample = sample ?? self.sample
        let text = sample.text.replacing(old, with: new)
        #expect(text != sample.text)
        return EditSample(text: text, files: sample.files)
    }

    @Test("an item that goes from list to list stays as it stands, and an empty list is filled as others are laid out")
    func foreignLists() throws {
        let single = changed("            \"F1\",\n            V1 ,\n            F2 ,\n", "            \"F1\",\n", in: foreign)
        let moved = try single.after { try $0.moveFile("App/Main.swift", to: "Other/Main.swift", group: "Loose") }
        #expect(moved.text.contains("children = (\n            \"F1\",\n         );\n         name = Loose;"))
        #expect(moved.text.contains("children = (\n         );\n         path = App;"))
        #expect(try moved.edited { try $0.moveFile("Other/Main.swift", to: "App/Main.swift", group: "App") } == single.text)
    }

    @Test("a list without a comma behind its last item loses that item, and gets one, without touching its brackets")
    func openLists() throws {
        let text = foreign.text.replacing(",\n         );", with: "\n         );").replacing(
            "            V1 ,\n            F2 \n", with: ""
        )
        .replacing("\"F1\",\n", with: "\"F1\"\n")
        let open = EditSample(text: text, files: sample.files)
        let moved = try open.after { try $0.moveFile("App/Main.swift", to: "Other/Main.swift", group: "Loose") }
        #expect(moved.text.contains("children = (\n            \"F1\"\n         );\n         name = Loose;"))
        #expect(moved.text.contains("children = (\n         );\n         path = App;"))
        #expect(try moved.edited { try $0.moveFile("Other/Main.swift", to: "App/Main.swift", group: "App") } == open.text)
    }

    @Test("items that change places in a list keep their bytes")
    func order() throws {
        let moved = try foreign.after { try $0.moveFile("App/Main.swift", to: "App/Main.swift", index: 2) }
        #expect(moved.text.contains("children = (\n            V1 ,\n            F2 ,\n            \"F1\",\n         );"))
        #expect(try moved.edited { try $0.moveFile("App/Main.swift", to: "App/Main.swift", index: 0) } == foreign.text)
    }

    @Test("a comment that has become stale goes with its item, one that names the object is written anew")
    func staleComments() throws {
        let stale = changed("\t\t\t\tF1 /* Main.swift */,", "\t\t\t\tF1 /* Old.swift */,")
        let moved = try stale.after { try $0.moveFile("App/Main.swift", to: "Other/New.swift", group: "Loose") }
        #expect(moved.text.contains("\t\t\t\tF1 /* Old.swift */,\n\t\t\t);\n\t\t\tname = Loose;"))
        #expect(try moved.edited { try $0.moveFile("Other/New.swift", to: "App/Main.swift", group: "App", index: 0) } == stale.text)
        let other = changed("children = (\n\t\t\t\tF1", "children = ( \n\t\t\t\tF1")
        let fresh = try other.edited { try $0.moveFile("App/Main.swift", to: "Other/New.swift", group: "Loose") }
        #expect(fresh.contains("\t\t\t\tF1 /* New.swift */,\n\t\t\t);\n\t\t\tname = Loose;"))
    }

    @Test("a key that comes back stands where objects with the same order of keys have it")
    func keys() throws {
        func line(_ name: String) -> (old: String, new: String) {
            (
                "{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(name); sourceTree = \"<group>\"; };",
                "{isa = PBXFileReference; name = \(name); path = Deep/\(name); sourceTree = \"<group>\"; "
                    + "lastKnownFileType = sourcecode.swift; };"
            )
        }
        let (main, zoom) = (line("Main.swift"), line("Zoom.swift"))
        let odd = changed(zoom.old, zoom.new, in: changed(main.old, main.new))
        let moved = try odd.after { try $0.moveFile("App/Deep/Main.swift", to: "App/Main.swift") }
        #expect(moved.text.contains("{isa = PBXFileReference; path = Main.swift; sourceTree = \"<group>\"; lastKnownFileType"))
        #expect(try moved.edited { try $0.moveFile("App/Main.swift", to: "App/Deep/Main.swift") } == odd.text)
    }

    @Test("of a child that a group lists twice one mention moves")
    func twice() throws {
        let double = changed("\t\t\t\tF1 /* Main.swift */,\n", "\t\t\t\tF1 /* Main.swift */,\n\t\t\t\tF1 /* Main.swift */,\n")
        let moved = try double.after { try $0.moveFile("App/Main.swift", to: "App/Start.swift", group: "App", index: 2) }
        #expect(
            moved.text.contains("\t\t\t\tF1 /* Start.swift */,\n\t\t\t\tV1 /* Words.strings */,\n\t\t\t\tF1 /* Start.swift */,\n\t\t\t\tF2")
        )
        let renamed = try double.after { try $0.moveFile("App/Main.swift", to: "App/Start.swift") }
        #expect(try renamed.edited { try $0.moveFile("App/Start.swift", to: "App/Main.swift", group: "App", index: 0) } == double.text)
    }

    @Test("a list that has a value twice is changed where it changes")
    func repeatedValues() throws {
        let list = "FLAGS = (\n               \"-a\",\n               \"5\",\n               \"-b\",\n               \"5\"\n            );"
        let twice = changed("SDKROOT = iphoneos;", list, in: foreign)
        let longer = try twice.after { try $0.setSetting("FLAGS", to: ["-a", "5", "-b", "5", "new"]) }
        #expect(longer.text == twice.text.replacing("\"5\"\n            );", with: "\"5\",\n               \"new\"\n            );"))
        #expect(try longer.edited { try $0.setSetting("FLAGS", to: ["-a", "5", "-b", "5"]) } == twice.text)
    }

    @Test("a single value is a list where the other configurations have it so, and else a text")
    func listsOfOne() throws {
        let key = "FRAMEWORK_SEARCH_PATHS"
        let list = "\(key) = (\n\t\t\t\t\t\"$(inherited)\",\n\t\t\t\t);"
        let lists = changed("PRODUCT_NAME = \"$(TARGET_NAME)\";", list, in: changed("SDKROOT = iphoneos;", list))
        let texts = changed(
            "PRODUCT_NAME = \"$(TARGET_NAME)\";", "\(key) = \"$(inherited)\";", in: changed("SDKROOT = iphoneos;", "\(key) = here;"))
        for old in [lists, texts] {
            let longer = try old.after { try $0.setSetting(key, to: ["$(inherited)", "new"], target: "App") }
            #expect(longer.text.contains("(\n\t\t\t\t\t\"$(inherited)\",\n\t\t\t\t\tnew,\n\t\t\t\t);"))
            #expect(try longer.edited { try $0.setSetting(key, to: ["$(inherited)"], target: "App") } == old.text)
        }
    }

    @Test("a value goes without the quotation marks of Xcode where its siblings do")
    func omittedMarks() throws {
        let bare = changed(
            "PRODUCT_NAME = \"$(TARGET_NAME)\";", "A = a-b;\n\t\t\t\tC = c-d;", in: changed("SDKROOT = iphoneos;", "A = a-b;"))
        let other = try bare.after { try $0.setSetting("A", to: ["new"], target: "App") }
        #expect(other.text == bare.text.replacing("A = a-b;\n\t\t\t\tC", with: "A = new;\n\t\t\t\tC"))
        #expect(try other.edited { try $0.setSetting("A", to: ["a-b"], target: "App") } == bare.text)
        #expect(try other.edited { try $0.setSetting("A", to: ["a b"], target: "App") }.contains("A = \"a b\";\n\t\t\t\tC"))
    }

    @Test("a name that repeats a path is kept where others of the same source tree have one, and for packages")
    func repeatedNames() throws {
        // A product with a name says nothing about files in groups.
        let product = changed("path = App.app;", "name = App.app; path = App.app;")
        let far = try product.after { try $0.moveFile("App/Main.swift", to: "App/Deep/Main.swift", group: "App", index: 0) }
        #expect(far.text.contains("name = Main.swift; path = Deep/Main.swift;"))
        #expect(try far.edited { try $0.moveFile("App/Deep/Main.swift", to: "App/Main.swift", group: "App", index: 0) } == product.text)
        let package = changed(
            "\t\t\tproductRefGroup",
            "\t\t\tpackageReferences = (\n\t\t\t\tK1 /* XCLocalSwiftPackageReference \"Kit\" */,\n\t\t\t);\n\t\t\tproductRefGroup",
            in: changed(
                "\t};\n\trootObject",
                "\n/* Begin XCLocalSwiftPackageReference section */\n\t\tK1 /* XCLocalSwiftPackageReference \"Kit\" */ = {\n"
                    + "\t\t\tisa = XCLocalSwiftPackageReference;\n\t\t\trelativePath = Kit;\n\t\t};\n"
                    + "/* End XCLocalSwiftPackageReference section */\n\t};\n\trootObject",
                in: changed(
                    "path = Zoom.swift; sourceTree = \"<group>\"; };", "name = Kit; path = Kit; sourceTree = SOURCE_ROOT; };",
                    in: changed("F2 /* Zoom.swift */", "F2 /* Kit */"))))
        let moved = try package.after { try $0.moveFile("Kit", to: "Deep/Kit", group: "App", index: 2) }
        #expect(moved.text.contains("name = Kit; path = Deep/Kit; sourceTree = SOURCE_ROOT;"))
        #expect(try moved.edited { try $0.moveFile("Deep/Kit", to: "Kit", group: "App", index: 2) } == package.text)
    }

    @Test("a group whose name is spelled in other bytes than its folder keeps the folder")
    func spelling() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let odd = changed(
            "\t\t\tpath = App;", "\t\t\tname = \"\(composed)\";\n\t\t\tpath = \"\(decomposed)\";",
            in: changed("G1 /* App */", "G1 /* \(composed) */"))
        let renamed = try odd.after { try $0.moveGroup(composed, to: "Main") }
        #expect(
            renamed.text
                == odd.text.replacing("\"\(composed)\";\n\t\t\tpath", with: "Main;\n\t\t\tpath").replacing(
                    "/* \(composed) */", with: "/* Main */"))
        #expect(Array(try renamed.edited { try $0.moveGroup("Main", to: composed) }.utf8) == Array(odd.text.utf8))
    }

    @Test("a path that leads beyond the root of the disk keeps all of its steps, and is found by the place that the system takes it for")
    func beyondTheRoot() throws {
        let deep = changed("path = Zoom.swift;", "name = Zoom.swift; path = ../../../../Zoom.swift;")
        let path = try deep.edit().project.document.object("F2").flatMap { try deep.edit().project.path(of: $0).absolutePath }
        #expect(path == "/../../Zoom.swift")
        let renamed = try deep.after { try $0.moveFile("/../../Zoom.swift", to: "/../../New.swift") }
        #expect(renamed.text.contains("name = New.swift; path = ../../../../New.swift;"))
        #expect(try renamed.edited { try $0.moveFile("../../../New.swift", to: "../../../Zoom.swift") } == deep.text)
        let near = try deep.after { try $0.moveFile("/Zoom.swift", to: "App/Zoom.swift", group: "App", index: 2) }
        #expect(near.text == sample.text)
        #expect(try near.edited { try $0.moveFile("App/Zoom.swift", to: "/../../Zoom.swift", group: "App", index: 2) } == deep.text)
        #expect(
            try deep.message { try $0.addFile("/../../Zoom.swift", allowsMissing: true) }.contains(
                "the project has '../../../Zoom.swift' already"))
    }

    @Test("an absolute path without a source tree gets none")
    func oldest() throws {
        let old = changed("path = Zoom.swift; sourceTree = \"<group>\";", "name = Zoom.swift; path = /opt/Zoom.swift;")
        let renamed = try old.after { try $0.moveFile("/opt/Zoom.swift", to: "/opt/New.swift") }
        #expect(renamed.text.contains("name = New.swift; path = /opt/New.swift; };"))
        #expect(try renamed.edited { try $0.moveFile("/opt/New.swift", to: "/opt/Zoom.swift") } == old.text)
    }
}
