import ProjectModel
import Testing

@Suite("Adding, removing and moving groups")
struct GroupEditTests {
    private let sample = EditSample.plain

    @Test("a group stands for a folder, or for none")
    func add() throws {
        let views = try sample.after { try $0.addGroup("App/Views", folder: "App/Views") }
        #expect(
            views.text.contains(
                "/* Views */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t);\n"
                    + "\t\t\tpath = Views;\n\t\t\tsourceTree = \"<group>\";\n\t\t};"
            ))
        #expect(try views.edited { try $0.removeGroup("App/Views") } == sample.text)
        let other = try sample.after { try $0.addGroup("App/Views", folder: "Other") }
        #expect(other.text.contains("\t\t\tname = Views;\n\t\t\tpath = ../Other;\n\t\t\tsourceTree = \"<group>\";"))
        let loose = try sample.after { try $0.addGroup("Views") }
        #expect(loose.text.contains("\t\t\tname = Views;\n\t\t\tsourceTree = \"<group>\";"))
        #expect(try loose.edited { try $0.removeGroup("Views") } == sample.text)
    }

    @Test("a group for a folder takes the folder's new name, and what is in it follows")
    func rename() throws {
        let renamed = try sample.after { try $0.moveGroup("App", to: "Main") }
        #expect(
            try sample.lines { try $0.moveGroup("App", to: "Main") }.sorted() == [
                "+G1 /* Main */ = {", "+G1 /* Main */,", "+path = Main;", "-G1 /* App */ = {", "-G1 /* App */,", "-path = App;",
            ])
        var edit = try renamed.edit()
        try edit.removeFile("Main/Zoom.swift")
        #expect(try renamed.edited { try $0.moveGroup("Main", to: "App") } == sample.text)
    }

    @Test("the files of a group without a folder stay where they are")
    func moveLoose() throws {
        let filled = try sample.after { try $0.addFile("Other/Far.swift", group: "Loose") }
        let moved = try filled.after { try $0.moveGroup("Loose", to: "App/Loose") }
        #expect(moved.text.contains("name = Far.swift; path = ../Other/Far.swift; sourceTree = \"<group>\";"))
        #expect(try moved.edited { try $0.moveGroup("App/Loose", to: "Loose", index: 1) } == filled.text)
    }

    @Test("what is in a group goes with it only when that is asked for")
    func remove() throws {
        #expect(try sample.message { try $0.removeGroup("App") }.contains("the group 'App' has 3 children; '--recursive' removes them"))
        let removed = try sample.edited { try $0.removeGroup("App", isRecursive: true) }
        for text in ["Main.swift", "Words.strings", "Zoom.swift", "PBXVariantGroup", "PBXBuildFile"] { #expect(!removed.contains(text)) }
    }

    @Test("a group cannot be put into itself, nor beside one of its name, nor be the main group")
    func faults() throws {
        let nested = try sample.after { try $0.addGroup("App/Inner") }
        #expect(try nested.message { try $0.moveGroup("App", to: "App/Inner/App") }.contains("the group 'App' cannot be put into itself"))
        #expect(try nested.message { try $0.moveGroup("App", to: "Loose") }.contains("there is a group 'Loose' already"))
        #expect(try nested.message { try $0.addGroup("App/Inner") }.contains("there is a group 'App/Inner' already"))
        #expect(try nested.message { try $0.removeGroup("") }.contains("the main group of a project cannot be removed"))
        #expect(try nested.message { try $0.moveGroup("", to: "X") }.contains("the main group of a project cannot be moved"))
        #expect(try nested.message { try $0.addGroup("Nope/Inner") }.contains("there is no group 'Nope'"))
    }
}
