import Diagnostics
import ProjectModel
import PropertyLists
import Testing

@Suite("Projects in the notations of property lists other than OpenStep text")
struct NotationTests {
    private static let json = """
        {"objectVersion":"77",
         "objects":{"R1":{"isa":"PBXProject","mainGroup":"M\\u0031","targets":[]},
          "M1":{"isa":"PBXGroup","children":[],"name":"a \\"b\\" \\/ \\ud83d\\ude00\\n","sourceTree":"<group>"}},
         "rootObject":"R1","archiveVersion":1}
        """

    private func read(_ bytes: [UInt8]) throws -> PBXProjDocument {
        var diagnostics: [Diagnostic] = []
        let document = try PBXProjDocument.read(bytes, path: "project.pbxproj", diagnostics: &diagnostics)
        #expect(diagnostics == [])
        return document
    }

    @Test("JSON is read with places, escapes and numbers")
    func reading() throws {
        let document = try read(Array(Self.json.utf8))
        #expect(document.propertyList.format == .json)
        #expect(document.project?.mainGroup?.text("name") == "a \"b\" / 😀\n")
        #expect(document.object("M1")?.location.description == "project.pbxproj:3:3")
        #expect(document.propertyList.root["archiveVersion"]?.integer == 1)
        #expect(PropertyListTree(document.propertyList.root["archiveVersion"] ?? document.propertyList.root) == .integer(1))
        let printed = XcodeTextWriter.text(of: document, projectName: "App")
        #expect(try read(printed).object("M1")?.text("name") == "a \"b\" / 😀\n")
    }

    @Test(
        "what is wrong in JSON is told with its place",
        arguments: [
            ("{\"a\":\n null}", "2:2: error: invalid JSON: 'null' is no value of a property list [invalid-json]"),
            ("{\"a\":[1 2]}", "1:9: error: invalid JSON: ',' or ']' was expected [invalid-json]"),
            ("{\"a\":1,}", "1:8: error: invalid JSON: a key in quotation marks was expected [invalid-json]"),
            ("{\"a\":\"b", "1:6: error: invalid JSON: the string has no closing quotation mark [invalid-json]"),
            ("{\"a\":\"\\x\"}", "1:7: error: invalid JSON: unknown escape in a string [invalid-json]"),
            ("{\"a\":1} x", "1:9: error: invalid JSON: text behind the end of the value [invalid-json]"),
            ("{\"a\":01e}", "1:6: error: invalid JSON: '01e' is no value of a property list [invalid-json]"),
        ]
    )
    func faults(text: String, message: String) {
        #expect {
            try read(Array(text.utf8))
        } throws: {
            "\($0)" == "project.pbxproj:" + message
        }
    }

    @Test("JSON and other notations say what to do when they are to be edited")
    func refusal() throws {
        var changes = ObjectChanges()
        changes.remove("M1")
        #expect {
            try read(Array(Self.json.utf8)).text(applying: changes, projectName: "App")
        } throws: {
            "\($0)" == "project.pbxproj: error: a project in JSON is not edited; write it anew with 'trellis-project format --write' "
                + "first [not-openstep]"
        }
    }

    @Test("XML in the layout of Apple's tools is edited, and the inverse restores the bytes")
    func editingXML() throws {
        let tree = PropertyListTree(try read(Array(Self.json.utf8)).propertyList.root)
        let bytes = XMLWriter.bytes(of: tree)
        let document = try read(bytes)
        var changes = ObjectChanges()
        changes.write(.dictionary([.init("isa", .string("PBXFileReference")), .init("path", .string("A & B.swift"))]), to: "F1")
        changes.setRoot("objectVersion", to: .string("90"))
        let changed = try read(try document.text(applying: changes, projectName: "App"))
        #expect(changed.propertyList.format == .xml)
        #expect(changed.object("F1")?.text("path") == "A & B.swift")
        #expect(changed.objectVersion == 90)
        var back = ObjectChanges()
        back.remove("F1")
        back.setRoot("objectVersion", to: .string("77"))
        #expect(try changed.text(applying: back, projectName: "App") == bytes)
    }
}
