import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Real specs", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct SpecCorpusTests {
    private static var files: [String] {
        (Corpus.files(below: "xcodegen", suffix: ".yml") + Corpus.files(below: "xcodegen", suffix: ".json"))
            .filter { !$0.hasSuffix(partOfAnotherFolder) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What this file includes is named as seen from the root that includes it, so that it cannot be read on its own.
    private static let partOfAnotherFolder = "/legacy_paths_test/legacy_included_paths_test.yml"

    /// Files that name or include something; the others are parts. A part that is named as well can be read on its own.
    private static func isRoot(_ file: String) throws -> Bool {
        let text = String(decoding: try DiskFileSystem().read(file), as: UTF8.self)
        return text.split(separator: "\n").contains { $0.hasPrefix("name:") || $0.hasPrefix("include:") || $0.hasPrefix("  \"include\":") }
    }

    @Test("every spec loads, whether it is a root or a part")
    func everySpecLoads() throws {
        var count = 0
        for file in Self.files {
            var diagnostics: [Diagnostic] = []
            let project = try XcodeGenProject.load(at: file, diagnostics: &diagnostics)
            _ = project.memberships()
            for diagnostic in diagnostics { #expect(diagnostic.location?.line != nil, "\(diagnostic)") }
            count += 1
        }
        #expect(count == 96)
    }

    @Test("the tree of every root is the one that was looked at")
    func trees() throws {
        var found: [SpecTrees.Row] = []
        for file in try Self.files.filter(Self.isRoot) {
            var diagnostics: [Diagnostic] = []
            let fileSystem = DiskFileSystem()
            let spec = try MergedSpec.read(at: file, fileSystem: fileSystem, environment: [:], diagnostics: &diagnostics)
            let project = try XcodeGenProject.load(at: file, diagnostics: &diagnostics)
            let name = PathText.relative(file, to: Corpus.path("xcodegen"))
            found.append(SpecTrees.Row(file: name, hash: Self.hash(spec.json(isSorted: true)), targets: project.targets.map(\.name)))
        }
        #expect(found == SpecTrees.all)
    }

    @Test(
        "values of real trees that were put together by hand",
        arguments: [
            // A root on top of an included part, through ':REPLACE' and a template of another file.
            ("mapbox__mapbox-maps-ios/Examples.yml", "targetTemplates/map-library", #"{"dependencies":[{"package":"MapboxMaps"}]}"#),
            (
                "mapbox__mapbox-maps-ios/Examples.yml", "targets/ExamplesTests/sources",
                #"[{"destinationFilters":["iOS"],"path":"Tests/ExamplesTests"}]"#
            ),
            ("mapbox__mapbox-maps-ios/Examples.yml", "targets/Examples/settings/base/MAPBOXMAPS_PATH", #""./""#),
            ("mapbox__mapbox-maps-ios/Examples.yml", "targets/Examples/preBuildScripts/0/path", #""scripts/insert_access_token.sh""#),
            // Each file once, in its order.
            (
                "yonaskolb__XcodeGen/Tests/Fixtures/duplicated_include/duplicated_import_sut.yml", "fileGroups",
                #"["First","Second","Third"]"#
            ),
            // Paths through three folders.
            (
                "yonaskolb__XcodeGen/Tests/Fixtures/paths_test.yml", "targets/target2/sources",
                #"["paths_test/same_relative_path_test/parent2/same/target2/source"]"#
            ),
            ("yonaskolb__XcodeGen/Tests/Fixtures/paths_test.yml", "targets/NewTarget/sources", #"["paths_test/template_source","source"]"#),
            ("yonaskolb__XcodeGen/Tests/Fixtures/paths_test.yml", "projectReferences/ProjX/path", #""TestProject/Project.xcodeproj""#),
            ("yonaskolb__XcodeGen/Tests/Fixtures/legacy_paths_test.yml", "targets/IncludedTarget/sources", #"["source"]"#),
            (
                "yonaskolb__XcodeGen/Tests/Fixtures/include_test.yml", "settingGroups",
                #"""
                {"new":{"MY_SETTING":"VALUE"},"test":{"MY_SETTING1":"NEW VALUE","MY_SETTING2":"VALUE2",\#
                "MY_SETTING3":"VALUE3","MY_SETTING4":"${SETTING4}"},"toReplace":{"MY_SETTING2":"VALUE2"}}
                """#
            ),
            ("yonaskolb__XcodeGen/Tests/Fixtures/include_test.yml", "targets/NewTarget/sources", #"["template","target"]"#),
            ("yonaskolb__XcodeGen/Tests/Fixtures/include_test.json", "targets/IncludedTarget/sources", #""NewSource""#),
            (
                "yonaskolb__XcodeGen/Tests/Fixtures/variables_test.yml", "targets/SomeTarget/sources",
                #"["SomeTarget","doesNotWin","templateVariable"]"#
            ),
            ("Swinject__Swinject/project.yml", "targets/SwinjectTests-tvOS/dependencies", #"[{"target":"Swinject-tvOS"}]"#),
            ("tuist__XcodeProj/carthage-project.yml", "options/deploymentTarget/macOS", "10.11"),
            ("element-hq__element-x-ios/project.yml", "targets/NSE/info/path", #""NSE/SupportingFiles/Info.plist""#),
        ])
    func excerpts(file: String, path: String, expected: String) throws {
        var diagnostics: [Diagnostic] = []
        let spec = try MergedSpec.read(
            at: Corpus.path("xcodegen/" + file),
            fileSystem: DiskFileSystem(),
            environment: [:],
            diagnostics: &diagnostics
        )
        #expect(spec.excerpt(path) == expected)
    }

    /// FNV-1a of 64 bits.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(value, radix: 16)
    }
}

@Suite("Targets of real specs", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct SpecPinnedTargetTests {
    @Test("the members of targets that were checked by hand against the spec and the list of files", arguments: PinnedSpecTarget.all)
    func pinned(pinned: PinnedSpecTarget) throws {
        let tree = try #require(CorpusTree(pinned.tree))
        let project = try tree.loadSpec(pinned.spec).project
        let target = try #require(project.targets(named: pinned.target).first)
        let found = project.memberships(of: target).map { membership in
            let path = membership.file.absolutePath.map { PathText.relative($0, to: tree.root) } ?? membership.file.path.description
            return "\(membership.phase.name) \(path)"
        }
        #expect(found.sorted() == pinned.members.sorted())
    }
}
