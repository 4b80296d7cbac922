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

    @Test("no target of a real tree has a member below the tree that is not in its list, once members that are missing are left out")
    func membersAreInTheirTree() throws {
        for tree in CorpusTree.all {
            for project in tree.projects {
                let loaded = try tree.load(project)
                for membership in loaded.memberships() where loaded.exists(membership.file) == true {
                    let path = try #require(membership.file.absolutePath)
                    let relative = PathText.relative(path, to: tree.root)
                    #expect(tree.holds(relative), "\(relative) of \(project)")
                }
            }
        }
    }

    @Test("the members of targets that were looked up by hand", arguments: PinnedTarget.all)
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
