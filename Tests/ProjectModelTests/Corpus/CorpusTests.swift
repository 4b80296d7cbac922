import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Real projects", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct CorpusTests {
    @Test("every project file that is not broken on purpose loads without an error")
    func everyProjectLoads() throws {
        let broken = Corpus.brokenProjectNames
        let files = Corpus.files(in: "pbxproj", suffix: ".pbxproj")
        #expect(files.count > 250)
        for file in files where !broken.contains(PathText.lastComponent(of: file)) {
            var diagnostics: [Diagnostic] = []
            let project = try XcodeProject.load(at: file, diagnostics: &diagnostics)
            #expect(!diagnostics.contains { $0.severity == .error }, "\(file)")
            #expect(project.document.objectCount > 0)
            _ = project.memberships()
        }
    }

    @Test("every project file that is broken on purpose is refused with a line")
    func brokenProjects() throws {
        for name in Corpus.brokenProjectNames.sorted() {
            var diagnostics: [Diagnostic] = []
            do {
                _ = try XcodeProject.load(at: Corpus.path("pbxproj/" + name), diagnostics: &diagnostics)
                Issue.record("\(name) was read")
            } catch let error as DiagnosticError {
                #expect(error.diagnostics.first?.location?.line != nil, "\(name)")
            }
        }
    }

    @Test("the members of real trees are in their lists, but for as many as the repositories do not have")
    func membersAreInTheirTree() throws {
        // Projects of operating system parts name files that are not published; the others name files that a build makes.
        let absent = ["dyld.xcodeproj": 341, "Ghostty.xcodeproj": 11, "ResourceApp.xcodeproj": 2]
        var memberCount = 0
        for tree in CorpusTree.all {
            for project in tree.projects {
                let loaded = try tree.load(project)
                let paths = loaded.memberships().compactMap(\.file.absolutePath).map { PathText.relative($0, to: tree.root) }
                memberCount += paths.count
                let name = PathText.lastComponent(of: PathText.parent(of: project))
                #expect(paths.count { !tree.holds($0) } == absent[name, default: 0], "\(project)")
            }
        }
        #expect(memberCount > 6000)
    }

    @Test("the members of targets that were checked by hand", arguments: PinnedTarget.all)
    func pinnedTargets(pinned: PinnedTarget) throws {
        let tree = try #require(CorpusTree(pinned.tree))
        let project = try tree.load(pinned.project)
        let target = try #require(project.targets(named: pinned.target).first)
        let found = project.memberships(of: target).filter { project.exists($0.file) != false }.map { membership in
            let path = membership.file.absolutePath.map { PathText.relative($0, to: tree.root) } ?? membership.file.path.description
            return "\(membership.phase.name) \(path)"
        }
        #expect(found.sorted() == pinned.members.sorted())
    }
}
