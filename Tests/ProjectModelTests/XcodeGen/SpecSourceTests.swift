import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("Sources of specs")
struct SpecSourceTests {
    @Test("a folder gives its files to the phases of their types")
    func folder() throws {
        let spec = SampleSpec(
            target: "sources: App",
            files: [
                "App/A.swift", "App/b.m", "App/Deep/C.metal", "App/Model.xcdatamodeld/M.xcdatamodel/contents", "App/Help.docc/x.md",
                "App/Assets.xcassets/Contents.json", "App/data.json", "App/some.yml", "App/lib.a", "App/Kit.framework/Kit", "App/h.h",
                "App/Info.plist", "App/J.Info.plist", "App/Other.plist", "App/.DS_Store", "App/old.swift.orig", "App/noextension",
                "App/.hidden.txt",
                "App/c.xcconfig", "App/e.entitlements", "App/p.pch", "App/t.xctestplan", "App/module.modulemap", "App/Folder.v2/D.swift",
            ]
        )
        #expect(
            try spec.members() == [
                "Sources App/A.swift", "Sources App/Deep/C.metal", "Sources App/Folder.v2/D.swift", "Sources App/Help.docc",
                "Sources App/Model.xcdatamodeld", "Sources App/b.m",
                "Resources App/.hidden.txt", "Resources App/Assets.xcassets", "Resources App/J.Info.plist",
                "Resources App/Other.plist", "Resources App/data.json",
                "Resources App/lib.a", "Resources App/some.yml",
                "Frameworks App/Kit.framework",
            ]
        )
    }

    @Test("files of languages belong together, and folders of languages may lie at any depth")
    func languages() throws {
        let spec = SampleSpec(
            target: "sources: App",
            files: ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings", "App/Deep/pt-BR.lproj/T.strings", "App/x.txt"]
        )
        let project = try spec.load().project
        let found = project.memberships().map { "\($0.file.absolutePath ?? "") \($0.file.language ?? "-") \($0.file.fileType ?? "")" }
        #expect(
            found == [
                "/code/App/Base.lproj/Main.storyboard Base file.storyboard",
                "/code/App/Deep/pt-BR.lproj/T.strings pt-BR text.plist.strings",
                "/code/App/de.lproj/Main.strings de text.plist.strings", "/code/App/x.txt - text",
            ]
        )
    }

    @Test(
        "patterns: what is excluded falls out, also when it is included",
        arguments: [
            ("excludes: ['*.md']", ["A/x.md", "B.txt"]),
            ("excludes: ['**/*.md']", ["B.txt"]),
            ("excludes: [A]", ["B.txt", "r.md"]),
            ("excludes: ['A/**']", ["B.txt", "r.md"]),
            ("excludes: ['{A/x,r}.md']", ["B.txt"]),
            ("excludes: ['{A,r.md}']", ["B.txt"]),
            ("excludes: ['?.txt', '[q-s].md']", ["A/x.md"]),
            ("excludes: ['../App/A', '../Other/B.txt']", ["B.txt", "r.md"]),
            ("excludes: ['./r.md', A//x.md]", ["B.txt"]),
            ("excludes: ['R.md', 'a']", ["A/x.md", "B.txt", "r.md"]),
            ("includes: ['**/*.md']", ["A/x.md", "r.md"]),
            ("includes: [A, B.txt]", ["A/x.md", "B.txt"]),
            ("includes: ['A/**']", ["A/x.md"]),
            ("{includes: [A], excludes: ['**/x.*']}", []),
            ("includes: ['**'], excludes: ['*']", []),
        ])
    func patterns(options: String, expected: [String]) throws {
        let options = options.hasPrefix("{") ? String(options.dropFirst().dropLast()) : options
        let files = ["App/A/x.md", "App/B.txt", "App/r.md"]
        let spec = SampleSpec(target: "sources: [{path: App, \(options)}]", files: files)
        #expect(try spec.members() == expected.map { "Resources App/" + $0 })
    }

    @Test("'*' passes over names that begin with a dot, and '**' goes through folders that do")
    func hidden() throws {
        let files = ["App/.a.txt", "App/b.txt", "App/.d/c.txt", "App/.d/.e.txt"]
        #expect(
            try SampleSpec(target: "sources: [{path: App, excludes: ['*.txt']}]", files: files).members()
                == ["Resources App/.a.txt", "Resources App/.d/.e.txt", "Resources App/.d/c.txt"]
        )
        #expect(
            try SampleSpec(target: "sources: [{path: App, excludes: ['**/*.txt']}]", files: files).members()
                == ["Resources App/.a.txt", "Resources App/.d/.e.txt"]
        )
        #expect(try SampleSpec(target: "sources: [{path: App, excludes: ['**/.*']}]", files: files).members() == ["Resources App/b.txt"])
    }

    @Test("a package is taken when anything in it is left")
    func packages() throws {
        let files = ["App/A.xcassets/Contents.json", "App/A.xcassets/i.imageset/i.png", "App/B.bundle/x"]
        func members(_ options: String) throws -> [String] {
            try SampleSpec(target: "sources: [{path: App, \(options)}]", files: files).members()
        }
        #expect(try members("excludes: [A.xcassets]") == ["Resources App/B.bundle"])
        #expect(try members("excludes: ['*/**']") == [])
        #expect(try members("excludes: ['A.xcassets/*']") == ["Resources App/B.bundle"])
        #expect(try members("excludes: ['A.xcassets/Contents.json']") == ["Resources App/A.xcassets", "Resources App/B.bundle"])
        #expect(try members("includes: ['A.xcassets/i.imageset/*']") == ["Resources App/A.xcassets"])
        #expect(try members("includes: ['A.xcassets/none/*']") == [])
    }

    @Test("a source may be a file, an item, or a folder that is one item because its name has an extension")
    func files() throws {
        let spec = SampleSpec(
            target:
                """
                sources: [A.swift, Assets.xcassets, Folder.v2, de.lproj/T.strings, {path: Data, type: folder}, {path: x.json,\
                 type: file}]
                """,
            files: ["A.swift", "Assets.xcassets/c.json", "Folder.v2/B.swift", "de.lproj/T.strings", "Data/d.swift", "x.json"]
        )
        #expect(
            try spec.members() == [
                "Sources A.swift", "Resources Assets.xcassets", "Resources Folder.v2", "Resources de.lproj/T.strings", "Resources Data",
                "Resources x.json",
            ]
        )
    }

    @Test("a source that is missing is an error with its place, unless it is optional")
    func missing() throws {
        let text = MarkedText(
            "name: S\ntargets:\n  App:\n    type: tool\n    platform: macOS\n    sources:\n      - ①Gone\n"
                + "      - path: ②Lost/*.swift\n")
        let reports = try SampleSpec(text.text + "      - {path: Maybe, optional: true}\n").load().diagnostics
        #expect(reports.map(\.location) == [text.location("①", in: "/code/project.yml"), text.location("②", in: "/code/project.yml")])
        #expect(
            reports.map(\.message) == [
                "there is no source 'Gone' for the target 'App'; correct the path, or write 'optional: true'",
                "there is no source 'Lost/*.swift' for the target 'App'; patterns belong into 'includes' and 'excludes'",
            ]
        )
        #expect(reports.map(\.code) == ["missing-source", "missing-source"])
    }

    @Test("a source may put all its files into another phase, or none")
    func buildPhases() throws {
        let spec = SampleSpec(
            target: """
                sources:
                  - {path: R, buildPhase: resources}
                  - {path: N, buildPhase: none}
                  - {path: C, buildPhase: {copyFiles: {destination: sharedSupport, subpath: sub}}}
                  - {path: X.xpc}
                """,
            files: ["R/a.swift", "R/noextension", "N/b.swift", "C/c.swift", "C/Info.plist", "X.xpc/x"]
        )
        #expect(
            try spec.members() == [
                "Resources R/a.swift", "Resources R/noextension", "CopyFiles C/Info.plist", "CopyFiles C/c.swift", "CopyFiles X.xpc",
            ]
        )
        let destinations = try spec.load().project.targets[0].phases.compactMap(\.destination)
        #expect(destinations.map(\.place) == [.sharedSupport, .productsDirectory])
        #expect(destinations.map(\.path) == ["sub", "$(CONTENTS_FOLDER_PATH)/XPCServices"])
    }

    @Test(
        "headers are for frameworks and dynamic libraries; a static library copies the public ones",
        arguments: [
            ("framework", ["Headers S/a.h"]), ("library.dynamic", ["Headers S/a.h"]), ("application", []),
            ("library.static", ["CopyFiles S/a.h", "CopyFiles S/module.modulemap"]),
        ])
    func headers(type: String, expected: [String]) throws {
        #expect(try SampleSpec(target: "sources: S", type: type, files: ["S/a.h", "S/module.modulemap"]).members() == expected)
    }

    @Test("roles, flags, platforms and reasons come from the entry")
    func attributes() throws {
        let spec = SampleSpec(
            target: """
                sources:
                  - {path: S, compilerFlags: [-a, "-b c"], headerVisibility: private, destinationFilters: [iOS, visionOS, macCatalyst]}
                  - {path: P, headerVisibility: project, compilerFlags: -x -y}
                """,
            type: "framework",
            files: ["S/a.h", "S/b.m", "S/c.txt", "P/d.h", "P/e.c"]
        )
        let found = try spec.load().project.memberships().map {
            "\($0.role)|\($0.compilerFlags ?? "")|\($0.platforms.joined(separator: " "))|\($0.reason)"
        }
        let platforms = "ios xros maccatalyst"
        #expect(
            found == [
                "private header||\(platforms)|source 'S' of the spec", "project header|||source 'P' of the spec",
                "|-a -b c|\(platforms)|source 'S' of the spec", "|-x -y||source 'P' of the spec", "||\(platforms)|source 'S' of the spec",
            ]
        )
    }

    @Test("platforms may follow from folders and from the end of a name")
    func inferredPlatforms() throws {
        let files = [
            "S/a.swift", "S/iOS/b.swift", "S/Deep/MACOS/c.swift", "S/d_tvOs.swift", "S/ios/e_tvos.swift", "S/f_iOS.txt", "visionOS/g.swift",
        ]
        let entries = "sources: [{path: S, inferDestinationFiltersByPath: true}, {path: visionOS, inferDestinationFiltersByPath: true}]"
        let project = try SampleSpec(target: entries, files: files).load().project
        let found = project.memberships().map { SampleSpec.shown($0.file.path) + " " + $0.platforms.joined() }
        #expect(
            found == [
                "S/Deep/MACOS/c.swift macos", "S/a.swift ", "S/d_tvOs.swift tvos", "S/iOS/b.swift ios", "S/ios/e_tvos.swift ios",
                "visionOS/g.swift xros", "S/f_iOS.txt ",
            ]
        )
    }

    @Test("options may change what an extension means")
    func fileTypes() throws {
        let top =
            """
            options: {fileTypes: {abc: {buildPhase: sources, compilerFlags: -f}, swift: {buildPhase: none}, dir: {file: \
            false}, icon: {file: true}}}\n
            """
        let files = ["S/a.abc", "S/b.swift", "S/c.dir/d.txt", "S/e.icon/f", "S/g.abcd/h.abc"]
        let spec = SampleSpec(target: "sources: S", top: top, files: files)
        #expect(try spec.members() == ["Sources S/a.abc", "Sources S/g.abcd/h.abc", "Resources S/c.dir/d.txt", "Resources S/e.icon"])
        #expect(try spec.load().project.memberships().first?.compilerFlags == "-f")
    }

    @Test("a file that two entries name is a member once, by the first")
    func repetition() throws {
        let spec = SampleSpec(target: "sources: [{path: S/a.swift, compilerFlags: -x}, S, S]", files: ["S/a.swift", "S/b.swift"])
        #expect(try spec.members() == ["Sources S/a.swift", "Sources S/b.swift"])
        #expect(try spec.load().project.memberships().map(\.compilerFlags) == ["-x", nil])
    }

    @Test("the Info.plist belongs to no phase, whatever its name")
    func informationFile() throws {
        let files = ["S/App-Info.plist", "S/Other.plist", "S/Info.plist"]
        #expect(
            try SampleSpec(target: "sources: S\ninfo: {path: S/App-Info.plist}", files: files).members() == ["Resources S/Other.plist"]
        )
        let setting = "sources: S\nsettings: {configs: {release: {INFOPLIST_FILE: $(SRCROOT)/S/App-Info.plist}}}"
        #expect(try SampleSpec(target: setting, files: files).members() == ["Resources S/Other.plist"])
    }

    @Test("a watched folder follows Xcode's rules: types, hidden names, explicit folders and exceptions")
    func synchronized() throws {
        let spec = SampleSpec(
            target: "sources: [{path: S, type: syncedFolder, excludes: [Gone.swift, '**/No'], explicitFolders: [Res, '**/*Tests']}]",
            files: [
                "S/a.swift", "S/.hidden.swift", "S/Gone.swift", "S/No/b.swift", "S/Res/c.swift", "S/Deep/XTests/d.swift", "S/Info.plist",
                "S/e.s", "S/f.json", "S/g.xcconfig",
            ]
        )
        #expect(
            try spec.members() == [
                "Sources S/a.swift", "Sources S/e.s", "Resources S/Deep/XTests", "Resources S/Res", "Resources S/f.json",
            ]
        )
        let byDefault = SampleSpec(target: "sources: S", top: "options: {defaultSourceDirectoryType: syncedFolder}\n", files: ["S/.a.txt"])
        #expect(try byDefault.members() == [])
    }

    @Test("resources may stand before the sources, and scripts have their places")
    func phaseOrder() throws {
        let lines = """
            sources: S
            preBuildScripts: [{script: a, name: Before}]
            postCompileScripts: [{script: a, name: Middle}]
            postBuildScripts: [{script: a}]
            """
        func phases(_ more: String) throws -> [String] {
            try SampleSpec(target: lines + more, files: ["S/a.swift", "S/b.txt"]).load().project.targets[0].phases.map(\.name)
        }
        #expect(try phases("") == ["Before", "Sources", "Middle", "Resources", "Run Script"])
        #expect(
            try phases("\nputResourcesBeforeSourcesBuildPhase: true") == ["Before", "Resources", "Sources", "Middle", "Run Script"]
        )
    }

    @Test("a membership has the place of its entry")
    func places() throws {
        let text = MarkedText("name: S\ntargets:\n  ①App:\n    type: tool\n    platform: macOS\n    sources: [②A, {path: ③B}]\n")
        let project = try SampleSpec(text.text, files: ["A/a.swift", "B/b.swift"]).load().project
        #expect(project.targets[0].location == text.location("①", in: "/code/project.yml"))
        #expect(
            project.memberships().map(project.location) == [
                text.location("②", in: "/code/project.yml"), text.location("③", in: "/code/project.yml"),
            ]
        )
    }
}
