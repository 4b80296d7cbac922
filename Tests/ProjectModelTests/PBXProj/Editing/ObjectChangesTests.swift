import Diagnostics
import ProjectModel
import PropertyLists
import Testing

@Suite("Changing objects of a project")
struct ObjectChangesTests {
    /// A project as Xcode prints it.
    static let canonical = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {

        /* Begin PBXFileReference section */
        \t\tA1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        \t\tC1 /* C.swift */ = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        \t\tM1 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tA1 /* A.swift */,
        \t\t\t\tC1 /* C.swift */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXProject section */
        \t\tR1 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = M1;
        \t\t\ttargets = (
        \t\t\t);
        \t\t};
        /* End PBXProject section */
        \t};
        \trootObject = R1 /* Project object */;
        }

        """

    /// The same project, written by hand: other blanks, and a comment of somebody.
    static let handwritten =
        canonical
        .replacing("\t\tC1 /* C.swift */ = {isa", with: "\t\tC1   =   {isa")
        .replacing("\tclasses = {\n\t};", with: "\tclasses = {}; // nothing yet")

    static func document(_ text: String) throws -> PBXProjDocument {
        var diagnostics: [Diagnostic] = []
        return try PBXProjDocument.read(Array(text.utf8), path: "project.pbxproj", diagnostics: &diagnostics)
    }

    private func changed(_ text: String, _ body: (inout ObjectChanges) -> Void) throws -> String {
        var changes = ObjectChanges()
        body(&changes)
        return String(decoding: try Self.document(text).text(applying: changes, projectName: "App"), as: UTF8.self)
    }

    private static func file(_ path: String) -> PropertyListTree {
        .dictionary([.init("isa", .string("PBXFileReference")), .init("path", .string(path)), .init("sourceTree", .string("<group>"))])
    }

    @Test("no changes give the same bytes, whoever wrote the file")
    func nothing() throws {
        #expect(try changed(Self.canonical) { _ in } == Self.canonical)
        #expect(try changed(Self.handwritten) { _ in } == Self.handwritten)
    }

    @Test("a file of Xcode is printed anew, so that comments follow the name", arguments: ["C1", "A1"])
    func rename(identifier: String) throws {
        let old = identifier == "C1" ? "C.swift" : "A.swift"
        let result = try changed(Self.canonical) { $0.write(Self.file("New.swift"), to: identifier) }
        #expect(result == Self.canonical.replacing(old, with: "New.swift"))
    }

    @Test("in another file the comments follow where what is named stands as Xcode writes it")
    func partlyHandwrittenFile() throws {
        let result = try changed(Self.handwritten) { $0.write(Self.file("New.swift"), to: "A1") }
        #expect(result == Self.handwritten.replacing("A.swift", with: "New.swift"))
    }

    @Test("in another file just what is different in the object differs")
    func handwrittenFile() throws {
        let result = try changed(Self.handwritten) { $0.write(Self.file("New.swift"), to: "C1") }
        #expect(result == Self.handwritten.replacing("path = C.swift", with: "path = New.swift"))
    }

    @Test("a new object stands in the order of identifiers", arguments: [canonical, handwritten])
    func insertion(text: String) throws {
        let result = try changed(text) { $0.write(Self.file("B.swift"), to: "B1") }
        let line = "\t\tB1 /* B.swift */ = {isa = PBXFileReference; path = B.swift; sourceTree = \"<group>\"; };\n"
        #expect(result == text.replacing("\t\tC1 ", with: line + "\t\tC1 ", maxReplacements: 1))
    }

    @Test("what is added and taken out again leaves no trace, a section of its own included", arguments: [canonical, handwritten])
    func inverse(text: String) throws {
        let added = try changed(text) {
            $0.write(.dictionary([.init("isa", .string("PBXBuildFile")), .init("fileRef", .string("A1"))]), to: "F2")
            $0.write(.dictionary([.init("isa", .string("PBXBuildFile")), .init("fileRef", .string("C1"))]), to: "F1")
            $0.write(Self.file("Z.swift"), to: "Z1")
        }
        #expect(added != text)
        let back = try changed(added) {
            for identifier in ["F1", "F2", "Z1"] { $0.remove(identifier) }
        }
        #expect(back == text)
    }

    @Test("in an object that was written by hand only the changed pairs and items differ")
    func pairs() throws {
        let text = Self.canonical.replacing(
            "\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tA1 /* A.swift */,\n\t\t\t\tC1 /* C.swift */,\n",
            with: "\t\t\tisa   = PBXGroup; /* mine */\n\t\t\tchildren = (\n\t\t\t\tA1,\n\t\t\t\t  C1  ,\n"
        )
        let group: [PropertyListTree.Pair] = [
            .init("isa", .string("PBXGroup")), .init("children", .array([.string("A1"), .string("R1"), .string("C1")])),
            .init("name", .string("All of it")), .init("sourceTree", .string("<absolute>")),
        ]
        let result = try changed(text) { $0.write(.dictionary(group), to: "M1") }
        let expected = text.replacing("\t\t\t\tA1,\n", with: "\t\t\t\tA1,\n\t\t\t\tR1,\n")
            .replacing(
                "\t\t\tsourceTree = \"<group>\";\n\t\t};", with: "\t\t\tname = \"All of it\";\n\t\t\tsourceTree = \"<absolute>\";\n\t\t};")
        #expect(result == expected)
        let old: [PropertyListTree.Pair] = [
            .init("isa", .string("PBXGroup")), .init("children", .array([.string("A1"), .string("C1")])),
            .init("sourceTree", .string("<group>")),
        ]
        let back = try Self.document(result).text(applying: Self.change(.dictionary(old), to: "M1"), projectName: "App")
        #expect(String(decoding: back, as: UTF8.self) == text)
    }

    private static func change(_ content: PropertyListTree, to identifier: String) -> ObjectChanges {
        var changes = ObjectChanges()
        changes.write(content, to: identifier)
        return changes
    }

    @Test("what is new stays where its neighbour goes", arguments: [canonical, handwritten])
    func replacement(text: String) throws {
        let result = try changed(text) {
            $0.remove("C1")
            $0.write(Self.file("B.swift"), to: "B1")
        }
        #expect(result.contains("\t\tB1 /* B.swift */ = {isa = PBXFileReference; path = B.swift; sourceTree = \"<group>\"; };\n"))
        #expect(!result.contains("path = C.swift"))
        let other = try changed(text) {
            for identifier in ["A1", "C1"] { $0.remove(identifier) }
            $0.write(Self.file("B.swift"), to: "B1")
        }
        #expect(other.contains("/* Begin PBXFileReference section */\n\t\tB1 /* B.swift */ ="))
        #expect(!other.contains("path = A.swift") && !other.contains("path = C.swift"))
    }

    @Test("a key beside the objects gets a value")
    func root() throws {
        for text in [Self.canonical, Self.handwritten] {
            #expect(
                try changed(text) { $0.setRoot("objectVersion", to: .string("90")) }
                    == text.replacing("objectVersion = 77", with: "objectVersion = 90")
            )
        }
    }

    @Test("a project in another notation is not edited, and the message says what to do")
    func otherNotation() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>rootObject</key><string>R</string>
            <key>objectVersion</key><string>77</string><key>objects</key><dict><key>R</key><dict><key>isa</key>
            <string>PBXProject</string></dict></dict></dict></plist>
            """
        #expect {
            try changed(text) { $0.remove("R") }
        } throws: {
            "\($0)" == "project.pbxproj: error: a project in XML is edited only where it is laid out as Apple's tools do that; "
                + "write it anew with 'trellis-project format --write' first [not-openstep]"
        }
    }
}
