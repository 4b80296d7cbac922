import Diagnostics
import ProjectInspection
import SystemSupport
import TestSupport
import Testing

@Suite("Converting projects")
struct ProjectConversionTests {
    private func convert(_ format: ProjectConversion.Format, _ files: [String: String]) throws -> ProjectConversion {
        try ProjectConversion(of: "/code", to: format, fileSystem: MemoryFileSystem(files))
    }

    private func failure(_ format: ProjectConversion.Format, _ files: [String: String]) -> String? {
        do {
            _ = try convert(format, files)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("a project that has the format already is refused")
    func sameFormat() {
        let text = SampleInspection.text()
        #expect(
            failure(.pbxproj, ["/code/App.xcodeproj/project.pbxproj": text])
                == "/code/App.xcodeproj/project.pbxproj: error: the project is in the format 'pbxproj' already [same-format]"
        )
        #expect(
            failure(.xcproj, ["/code/App.xcodeproj/project.xcproj": "{}"])
                == "/code/App.xcodeproj/project.xcproj: error: the project is in the format 'xcproj' already [same-format]"
        )
    }

    @Test("losses are notes, and that the format is unproven is a warning")
    func losses() throws {
        let text = SampleInspection.text("ODD = {isa = OddThing; };")
        let conversion = try convert(.xcproj, ["/code/App.xcodeproj/project.pbxproj": text])
        #expect(
            conversion.diagnostics.map { "\($0)" } == [
                "/code/App.xcodeproj/project.pbxproj:20:9: note: an object of the class 'OddThing' is lost: "
                    + "the class is unknown [conversion-loss]",
                "/code/App.xcodeproj/project.pbxproj: warning: no file that Xcode wrote in the JSON format has been seen, and the names of "
                    + "some keys are guesses; open the result in Xcode before you rely on it [unproven-format]",
            ]
        )
    }

    @Test("the new file takes the place of the old one, unless that has changed")
    func replacing() throws {
        try ScratchFolder.with { folder in
            let text = SampleInspection.text()
            try folder.write(text, to: "App.xcodeproj/project.pbxproj")
            let conversion = try ProjectConversion(of: folder.path, to: .xcproj, fileSystem: DiskFileSystem())
            try folder.write(text + "\n", to: "App.xcodeproj/project.pbxproj")
            #expect(throws: DiagnosticError.self) { try conversion.replaceProjectFile() }
            try folder.write(text, to: "App.xcodeproj/project.pbxproj")
            try conversion.replaceProjectFile()
            let names = try DiskFileSystem().entries(of: folder.path + "/App.xcodeproj").map(\.name)
            #expect(names == ["project.xcproj"])
            #expect(try DiskFileSystem().read(folder.path + "/App.xcodeproj/project.xcproj") == conversion.bytes)
        }
    }
}
