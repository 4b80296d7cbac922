import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("real workspaces", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct WorkspaceCorpusTests {
    /// The files that do not come back byte for byte, with the reason.
    private static let changed = [
        // Written by hand: attributes on the line of their element, and a space around neither '='.
        "swiftlang__swift-package-manager__Workspace.xcworkspace",
        // Written by premake: tabs, and no line end at the end.
        "mlabbe__nativefiledialog__NativeFileDialog.xcworkspace",
    ]

    @Test("every workspace is read without a word, and comes back byte for byte unless Xcode did not write it")
    func sameBytes() throws {
        let files =
            Corpus.files(below: "xcworkspace", suffix: ".xcworkspacedata") + Corpus.files(below: "trees", suffix: ".xcworkspacedata")
        #expect(files.count == 24)
        var changed: [String] = []
        for file in files {
            let bytes = try DiskFileSystem().read(file)
            var diagnostics: [Diagnostic] = []
            let workspace = try WorkspaceDocument.read(bytes, path: file, diagnostics: &diagnostics)
            #expect(diagnostics == [], "\(file)")
            #expect(!workspace.items.isEmpty, "\(file)")
            guard workspace.bytes != bytes else { continue }
            changed.append(PathText.lastComponent(of: PathText.parent(of: file)))
            let again = try WorkspaceDocument.read(workspace.bytes, path: file, diagnostics: &diagnostics)
            #expect(again.bytes == workspace.bytes, "\(file)")
            #expect(again.items.map(\.locationText) == workspace.items.map(\.locationText), "\(file)")
        }
        #expect(changed.sorted() == Self.changed.sorted())
    }

    @Test("the workspaces of a project in a real tree stand for the project")
    func embedded() throws {
        for file in Corpus.files(below: "trees", suffix: ".xcworkspacedata") {
            var diagnostics: [Diagnostic] = []
            let workspace = try WorkspaceDocument.read(try DiskFileSystem().read(file), path: file, diagnostics: &diagnostics)
            let place = WorkspacePlace(file: file)
            let members = workspace.members(at: place, fileSystem: DiskFileSystem(), diagnostics: &diagnostics)
            #expect(members.map(\.kind) == [.project])
            #expect(members.map(\.path) == [place.embedder])
            #expect(diagnostics == [])
        }
    }
}
