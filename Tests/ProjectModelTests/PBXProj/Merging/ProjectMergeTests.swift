import Diagnostics
import ProjectModel
import PropertyLists
import Testing

@Suite("Merging two versions of a project")
struct ProjectMergeTests {
    private static let base = ObjectChangesTests.canonical

    private func merge(_ ours: String, _ theirs: String, base: String = Self.base) throws -> (text: String, conflicts: [String]) {
        let result = try ProjectMerge(
            base: try ObjectChangesTests.document(base),
            ours: try ObjectChangesTests.document(ours),
            theirs: try ObjectChangesTests.document(theirs),
            projectName: "App"
        )
        return (String(decoding: result.bytes, as: UTF8.self), (result.conflicts + result.warnings).map(\.description))
    }

    /// The base with a file that stands behind another one in the group.
    private func adding(_ identifier: String, _ name: String, behind sibling: String, to text: String = Self.base) -> String {
        let line = "\t\t\(identifier) /* \(name) */ = {isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };\n"
        return text.replacing("/* End PBXFileReference section */", with: line + "/* End PBXFileReference section */")
            .replacing("\t\t\t\t\(sibling),\n", with: "\t\t\t\t\(sibling),\n\t\t\t\t\(identifier) /* \(name) */,\n")
    }

    @Test("a side without changes gives the other one")
    func unchanged() throws {
        let other = adding("D1", "D.swift", behind: "C1 /* C.swift */")
        #expect(try merge(Self.base, other) == (other, []))
        #expect(try merge(other, Self.base) == (other, []))
        #expect(try merge(other, other) == (other, []))
    }

    @Test("files that both sides add at the same place do not meet")
    func bothAdd() throws {
        let ours = adding("D1", "D.swift", behind: "C1 /* C.swift */")
        let theirs = adding("E1", "E.swift", behind: "C1 /* C.swift */")
        let expected = adding("E1", "E.swift", behind: "D1 /* D.swift */", to: ours)
        #expect(try merge(ours, theirs) == (expected, []))
    }

    @Test("without a common ancestor what only one side has is in the result")
    func noBase() throws {
        let ours = adding("D1", "D.swift", behind: "C1 /* C.swift */")
        let theirs = adding("E1", "E.swift", behind: "C1 /* C.swift */")
        let result = try ProjectMerge(
            base: nil,
            ours: try ObjectChangesTests.document(ours),
            theirs: try ObjectChangesTests.document(theirs),
            projectName: "App"
        )
        #expect(result.conflicts.isEmpty)
        #expect(String(decoding: result.bytes, as: UTF8.self) == adding("E1", "E.swift", behind: "D1 /* D.swift */", to: ours))
    }

    @Test("lists of fifty thousand items are merged in one go")
    func longLists() throws {
        func text(_ names: [String]) -> String {
            Self.base.replacing("\t\t\t\tC1 /* C.swift */,\n", with: names.map { "\t\t\t\t\($0),\n" }.joined())
        }
        let items = (0..<50_000).map { "X\($0)" }
        let result = try merge(text(items + ["OURS"]), text(["THEIRS"] + items), base: text(items))
        #expect(result.text == text(["THEIRS"] + items + ["OURS"]))
    }

    @Test("what one side removes and the other adds both happens")
    func removeAndAdd() throws {
        let line = "\t\tA1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n"
        let ours = Self.base.replacing(line, with: "").replacing("\t\t\t\tA1 /* A.swift */,\n", with: "")
        let theirs = adding("D1", "D.swift", behind: "C1 /* C.swift */")
        #expect(try merge(ours, theirs) == (adding("D1", "D.swift", behind: "C1 /* C.swift */", to: ours), []))
    }

    @Test("the same value changed in two ways is a conflict with markers at the object")
    func conflict() throws {
        let ours = Self.base.replacing("path = C.swift", with: "path = Ours.swift").replacing("/* C.swift */", with: "/* Ours.swift */")
        let theirs = Self.base.replacing("path = C.swift", with: "path = Theirs.swift").replacing(
            "/* C.swift */", with: "/* Theirs.swift */")
        let result = try merge(ours, theirs)
        let line = "\t\tC1 /* Ours.swift */ = {isa = PBXFileReference; path = Ours.swift; sourceTree = \"<group>\"; };\n"
        let markers = "<<<<<<< ours\n" + line + "=======\n" + line.replacing("Ours", with: "Theirs") + ">>>>>>> theirs\n"
        #expect(result.text == ours.replacing(line, with: markers))
        #expect(
            result.conflicts == [
                "project.pbxproj:11:3: error: 'path' of PBXFileReference 'Ours.swift' is 'Ours.swift' in ours and 'Theirs.swift' in theirs "
                    + "[merge-conflict]"
            ]
        )
    }

    @Test("an object that one side has removed and the other changed is a conflict with one side empty")
    func removedAndChanged() throws {
        let line = "\t\tC1 /* C.swift */ = {isa = PBXFileReference; path = C.swift; sourceTree = \"<group>\"; };\n"
        let ours = Self.base.replacing(line, with: "").replacing("\t\t\t\tC1 /* C.swift */,\n", with: "")
        let theirs = Self.base.replacing("path = C.swift", with: "name = C; path = C.swift")
        let result = try merge(ours, theirs)
        let changed = "\t\tC1 /* C */ = {isa = PBXFileReference; name = C; path = C.swift; sourceTree = \"<group>\"; };\n"
        #expect(result.text.contains("<<<<<<< ours\n=======\n" + changed + ">>>>>>> theirs\n"))
        #expect(result.conflicts.map { $0.contains("PBXFileReference 'C' was removed by us and changed by them") } == [true])
    }

    @Test("different settings of one configuration are merged, also in lists")
    func settings() throws {
        func text(_ settings: String) -> String {
            Self.base.replacing(
                "/* End PBXProject section */",
                with: "/* End PBXProject section */\n\n/* Begin XCBuildConfiguration section */\n\t\tX1 /* Debug */ = {\n\t\t\t"
                    + "isa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n\(settings)\t\t\t};\n\t\t\tname = Debug;\n\t\t};\n"
                    + "/* End XCBuildConfiguration section */"
            )
        }
        let list = { (items: [String]) in "\t\t\t\tF = (\n" + items.map { "\t\t\t\t\t\($0),\n" }.joined() + "\t\t\t\t);\n" }
        let base = text("\t\t\t\tA = 1;\n" + list(["x", "y"]))
        let ours = text("\t\t\t\tA = 2;\n" + list(["x", "ours", "y"]))
        let theirs = text("\t\t\t\tA = 1;\n\t\t\t\tB = 1;\n" + list(["y", "theirs"]))
        let expected = text("\t\t\t\tA = 2;\n\t\t\t\tB = 1;\n" + list(["ours", "y", "theirs"]))
        #expect(try merge(ours, theirs, base: base) == (expected, []))
    }

    @Test("of two newer versions the later one holds")
    func versions() throws {
        let ours = Self.base.replacing("objectVersion = 77", with: "objectVersion = 90")
        let theirs = Self.base.replacing("objectVersion = 77", with: "objectVersion = 100")
        #expect(try merge(ours, theirs) == (theirs, []))
    }

    @Test("a reference to what the other side has removed is a warning")
    func dangling() throws {
        let line = "\t\tC1 /* C.swift */ = {isa = PBXFileReference; path = C.swift; sourceTree = \"<group>\"; };\n"
        let ours = Self.base.replacing(line, with: "").replacing("\t\t\t\tC1 /* C.swift */,\n", with: "")
        let theirs = Self.base.replacing(
            "/* Begin PBXFileReference section */",
            with: "/* Begin PBXBuildFile section */\n\t\tF1 = {isa = PBXBuildFile; fileRef = C1; };\n/* End PBXBuildFile section */\n\n"
                + "/* Begin PBXFileReference section */"
        )
        let warnings = try merge(ours, theirs).conflicts
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("'fileRef' of PBXBuildFile 'F1' names 'C1', which the other side has removed") == true)
    }

    @Test("our comments and blanks stay where theirs has changed nothing")
    func handwritten() throws {
        let theirs = adding("D1", "D.swift", behind: "A1 /* A.swift */")
        let result = try merge(ObjectChangesTests.handwritten, theirs)
        #expect(result.text.contains("\t\tC1   =   {isa") && result.text.contains("// nothing yet") && result.text.contains("D.swift"))
        #expect(result.conflicts == [])
    }
}
