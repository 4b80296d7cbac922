import Diagnostics
import ProjectModel
import Testing

@Suite("A project file as it stands")
struct PBXProjDocumentTests {
    private func read(_ text: String, _ diagnostics: inout [Diagnostic]) throws -> PBXProjDocument {
        try PBXProjDocument.read(Array(text.utf8), path: "project.pbxproj", diagnostics: &diagnostics)
    }

    private func failure(_ text: String) -> String? {
        var diagnostics: [Diagnostic] = []
        do {
            _ = try read(text, &diagnostics)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("a file without objects is no project")
    func noObjects() {
        #expect(
            failure("{\n  rootObject = A;\n}")
                == "project.pbxproj:1:1: error: the file has no dictionary 'objects', so it is no Xcode project [no-objects]"
        )
    }

    @Test("a list is no project")
    func rootIsNoDictionary() {
        #expect(failure("(A, B)") == "project.pbxproj:1:1: error: a project file begins with a dictionary '{…}' [no-project]")
    }

    @Test("a root object that is missing is located at the reference")
    func missingRootObject() {
        #expect(
            failure("{\n  objects = {};\n  rootObject = A;\n}")
                == "project.pbxproj:3:16: error: the root object 'A' is missing from 'objects'; "
                + "the file may be cut or badly merged [no-root-object]"
        )
    }

    @Test("a root object of another class is located at the object")
    func wrongRootObject() {
        #expect(
            failure("{\n  objects = {\n    A = {isa = PBXGroup;};\n  };\n  rootObject = A;\n}")
                == "project.pbxproj:3:5: error: the root object is a 'PBXGroup' where a 'PBXProject' was expected [no-root-object]"
        )
    }

    @Test(
        "an object version that no Xcode writes is a warning, not an error",
        arguments: [("77", nil), ("46", nil), ("75", nil), ("110", nil), ("78", "78"), ("9999999999", "9999999999")] as [(String, String?)]
    )
    func objectVersions(version: String, warned: String?) throws {
        var diagnostics: [Diagnostic] = []
        let document = try read("{objectVersion = \(version); objects = {A = {isa = PBXProject;};}; rootObject = A;}", &diagnostics)
        #expect(document.objectVersion == Int(version))
        #expect(
            diagnostics.map(\.message)
                == (warned.map { ["the object version \($0) is of no known Xcode; it is read like the newest known"] } ?? [])
        )
    }

    @Test("an object version that is no number is a warning")
    func objectVersionIsNoNumber() throws {
        var diagnostics: [Diagnostic] = []
        _ = try read("{objectVersion = new; objects = {A = {isa = PBXProject;};}; rootObject = A;}", &diagnostics)
        #expect(diagnostics.map(\.message) == ["the object version 'new' is no number; it is read like the newest known"])
    }

    @Test("unknown classes and unknown keys of known ones are kept")
    func unknownThings() throws {
        var diagnostics: [Diagnostic] = []
        let document = try read(
            """
            {objectVersion = 77; rootObject = A; objects = {
                A = {isa = PBXProject; newKey = (1, 2);};
                B = {isa = PBXFutureThing; color = blue;};
            };}
            """,
            &diagnostics
        )
        let thing = try #require(document.object("B"))
        #expect(thing.objectClass == nil)
        #expect(thing.className == "PBXFutureThing")
        #expect(thing.text("color") == "blue")
        #expect(document.project?.object.texts("newKey") == ["1", "2"])
        #expect(document.objectCount == 2)
    }

    @Test("of two objects with one identifier the last counts and the first is reported as shadowed")
    func duplicateIdentifiers() throws {
        var diagnostics: [Diagnostic] = []
        let document = try read(
            """
            {objectVersion = 77; rootObject = A; objects = {
                A = {isa = PBXProject;};
                B = {isa = PBXGroup; name = one;};
                B = {isa = PBXGroup; name = two;};
            };}
            """,
            &diagnostics
        )
        #expect(document.object("B")?.text("name") == "two")
        #expect(document.shadowedObjects.map { $0.text("name") } == ["one"])
    }

    @Test("identifiers may be any text, quoted and escaped, and references find them however they are written")
    func unusualIdentifiers() throws {
        var diagnostics: [Diagnostic] = []
        let document = try read(
            #"""
            {objectVersion = 77; rootObject = "Aé"; objects = {
                "A\U00e9" = {isa = PBXProject; mainGroup = "\U0041é";};
                OBJ_1 = {isa = PBXGroup;};
            };}
            """#,
            &diagnostics
        )
        #expect(document.project?.identifier == "Aé")
        #expect(document.project?.mainGroup == document.object("Aé"))
        #expect(document.object("OBJ_1")?.objectClass == .group)
        #expect(document.object("OBJ_2") == nil)
    }

    @Test("thousands of identifiers that differ in one place only are all found")
    func manyIdentifiers() throws {
        let objects = (0..<5000).map { "ID\($0) = {isa = PBXGroup; name = N\($0); };" }.joined()
        var diagnostics: [Diagnostic] = []
        let document = try read("{objectVersion = 77; objects = {A = {isa = PBXProject;}; \(objects)}; rootObject = A;}", &diagnostics)
        #expect((0..<5000).allSatisfy { document.object("ID\($0)")?.text("name") == "N\($0)" })
    }
}
