import ProjectModel
import TestSupport
import Testing

@Suite("Faults of specs")
struct SpecFaultTests {
    @Test("includes in a circle are refused at the include that closes it, with the way there")
    func includeCycle() {
        let spec = SampleSpec(
            "name: A\ninclude: [b.yml]\n",
            specs: ["b.yml": "include: sub/c.yml\n", "sub/c.yml": "include:\n  - ../b.yml\n"]
        )
        #expect(
            spec.reports() == [
                """
                sub/c.yml:2:5: error: 'b.yml' includes itself; remove one of the includes [include-cycle]
                /code/b.yml:1:10: note: 'sub/c.yml' is included here
                """
            ]
        )
    }

    @Test("what cannot be included is refused where it is named")
    func includes() {
        #expect(
            SampleSpec("include: [{path: part.yml}]").reports()
                == ["project.yml:1:18: error: there is no file '/code/part.yml' to include [missing-include]"]
        )
        #expect(
            SampleSpec("include: [{file: part.yml}]").reports() == [
                """
                project.yml:1:11: error: an include needs the path of a file; write 'include: FILE' or 'include: {path: \
                FILE}' [invalid-include]
                """
            ]
        )
        #expect(
            SampleSpec("- a").reports() == ["project.yml:1:1: error: a spec is a mapping, but this is a list [invalid-spec]"]
        )
    }

    @Test("includes may be nested 64 levels deep and no deeper")
    func includeDepth() {
        func chain(_ count: Int) -> SampleSpec {
            let specs = (1...count).map { ("part\($0).yml", $0 == count ? "name: End" : "include: part\($0 + 1).yml") }
            return SampleSpec("include: part1.yml", specs: Dictionary(uniqueKeysWithValues: specs))
        }
        #expect(chain(63).reports() == [])
        #expect(chain(64).reports() == ["part63.yml:1:10: error: includes are nested deeper than 64 levels [spec-limit]"])
    }

    @Test("a bomb of aliases is refused with its place")
    func aliases() {
        var text = "name: Bomb\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...6 {
            text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(
            SampleSpec(text).reports() == [
                "project.yml:7:45: error: the document holds more than 1000000 values, counting what its aliases stand for [yaml-limit]"
            ]
        )
    }

    @Test("a template that uses itself is an error, and is applied once")
    func templateCycle() throws {
        let spec = SampleSpec(
            """
            name: A
            targets: {App: {type: tool, platform: iOS, templates: [T]}, Two: {type: tool, platform: iOS, templates: [T]}}
            targetTemplates:
              T: {templates: [U], a: 1}
              U: {templates: [T], b: 1}
            """
        )
        #expect(spec.reports().first == "project.yml:5:19: error: the template 'T' uses itself; it is applied once [template-cycle]")
        #expect(spec.reports().count { $0.contains("template-cycle") } == 1)
        #expect(try spec.json().hasPrefix(#"{"name": "A","targets": {"App": {"templates": ["T","U","T"],"b": 1,"a": 1"#))
    }

    @Test("templates that are nested too deep are refused")
    func templateDepth() {
        var text = "name: A\ntargets: {App: {type: tool, platform: iOS, templates: [T0]}}\ntargetTemplates:\n"
        for level in 0..<70 { text += "  T\(level): {templates: [T\(level + 1)]}\n" }
        #expect(SampleSpec(text).reports() == ["project.yml:67:21: error: templates are nested deeper than 64 levels [spec-limit]"])
    }

    @Test("templates and platforms that multiply a spec beyond all limits are refused with a place")
    func expansion() {
        let values = Array(repeating: "x", count: 900).joined(separator: ", ")
        let platforms = Array(repeating: "iOS", count: 1_000).joined(separator: ", ")
        let targets = (1...3).map { "  App\($0):\n    list: [\(values)]\n    platform: [\(platforms)]\n" }.joined()
        #expect(
            SampleSpec("name: A\ntargets:\n" + targets).reports()
                == [
                    """
                    project.yml:10:5: error: the spec grows to more than 2000000 values here; use fewer templates or \
                    platforms [spec-limit]
                    """
                ]
        )
    }

    @Test("variables that multiply a text beyond all limits are refused with a place")
    func variableExpansion() {
        let text = "name: A\nv: \"" + String(repeating: "${V}", count: 100) + "\"\n"
        let report = SampleSpec(text).reports(environment: ["V": String(repeating: "x", count: 1_000_000)])
        #expect(report == ["project.yml:2:4: error: the variables of the spec add more than 64 MiB of text here [spec-limit]"])
    }

    @Test("groups of settings that contain themselves are an error, and each is taken once")
    func groupCycle() throws {
        let spec = SampleSpec(
            """
            name: A
            settings: {groups: [G]}
            settingGroups:
              G: {groups: [H], base: {A: 1}}
              H: {groups: [G], base: {B: 1}}
            """
        )
        #expect(
            spec.reports() == [
                """
                project.yml:5:16: error: the group of settings 'G' contains itself; it is taken without what it takes from \
                itself [setting-group-cycle]
                """
            ]
        )
        #expect(try spec.setting("B", of: nil) == "1")
    }

    @Test("groups of settings that are nested too deep are refused")
    func groupDepth() {
        var text = "name: A\nsettings: {groups: [G0]}\nsettingGroups:\n"
        for level in 0..<200 { text += "  G\(level): {groups: [G\(level + 1)], base: {A: 1}}\n" }
        #expect(SampleSpec(text).reports().first?.hasSuffix("groups of settings are nested deeper than 128 levels [spec-limit]") == true)
    }

    @Test("keys that mean nothing are told with the nearest one that does")
    func unknownKeys() {
        let spec = SampleSpec(
            """
            name: A
            target: {}
            options: {bundleIDPrefix: com.example, nonsense: 1}
            targets:
              App:
                type: application
                platform: iOS
                source: [A]
            aggregateTargets: {All: {target: [App]}}
            """
        )
        #expect(
            spec.reports() == [
                "project.yml:2:1: warning: the key 'target' means nothing in a spec; did you mean 'targets' [unknown-key]",
                """
                project.yml:3:11: warning: the key 'bundleIDPrefix' means nothing in 'options'; did you mean \
                'bundleIdPrefix' [unknown-key]
                """,
                "project.yml:3:40: warning: the key 'nonsense' means nothing in 'options' [unknown-key]",
                "project.yml:8:5: warning: the key 'source' means nothing in the target 'App'; did you mean 'sources' [unknown-key]",
                """
                project.yml:9:26: warning: the key 'target' means nothing in the aggregate target 'All'; did you mean \
                'targets' [unknown-key]
                """,
            ]
        )
    }

    @Test("wrong values are told with what was meant")
    func wrongValues() {
        let spec = SampleSpec(
            """
            targets:
              App:
                type: aplication
                platform: IOS
                sources: [{path: A, optional: true, type: groop, buildPhase: resource}, {paths: B}]
                dependencies: [{target: Apo}, {targets: App}, {package: Kit}, {target: Other/X}]
                templates: [None]
                settings: {base: {A: 1}, B: 2, configs: {Debug: 1}, groups: [None]}
              NoPlatform: {type: tool}
            """
        )
        #expect(
            spec.reports() == [
                "project.yml:7:17: warning: there is no template 'None' [unknown-template]",
                "project.yml:1:1: error: the spec has no 'name'; it is called 'code' after its folder [missing-name]",
                "project.yml:8:30: warning: 'B' is ignored beside 'groups', 'base' or 'configs'; put it into one of them [ignored-setting]",
                """
                project.yml:8:53: error: the settings of the configuration 'Debug' are a mapping, but this is a whole number \
                [invalid-settings]
                """,
                "project.yml:4:15: error: unknown value 'IOS'; did you mean 'iOS' [unknown-value]",
                "project.yml:5:47: error: unknown value 'groop'; did you mean 'group' [unknown-value]",
                "project.yml:5:66: error: unknown value 'resource'; did you mean 'resources' [unknown-value]",
                "project.yml:5:77: error: a source needs a 'path' [invalid-source]",
                """
                project.yml:6:35: error: a dependency needs one of the keys 'target', 'framework', 'carthage', 'sdk', \
                'package', 'bundle' [invalid-dependency]
                """,
                "project.yml:3:11: error: unknown product type 'aplication'; did you mean 'application' [unknown-product-type]",
                """
                project.yml:9:3: error: the target 'NoPlatform' has no 'platform'; write one, or 'supportedDestinations' \
                [missing-platform]
                """,
                "project.yml:8:66: error: there is no group of settings 'None' [unknown-setting-group]",
            ]
        )
    }

    @Test("dependencies on what is not there are told where they are written")
    func unknownDependencies() {
        let spec = SampleSpec(
            target: "dependencies: [{target: Apo}, {package: Kit}, {target: Other/X}, {target: Xcode/Y}]",
            top: "projectReferences: {Xcode: {path: X.xcodeproj}}\npackages: {Kat: {path: Kat}}\n"
        )
        #expect(
            spec.reports() == [
                "project.yml:8:29: error: there is no target 'Apo'; did you mean 'App' [unknown-target]",
                "project.yml:8:45: error: there is no package 'Kit'; did you mean 'Kat' [unknown-package]",
                "project.yml:8:60: error: there is no reference to a project 'Other'; add it to 'projectReferences' [unknown-project]",
                """
                project.yml:2:35: warning: the project 'X.xcodeproj' cannot be read, so that nobody knows its products: \
                there is nothing at '/code/X.xcodeproj' [unreadable-project]
                """,
            ]
        )
    }

    @Test("damaged specs are read or refused, and nothing traps", arguments: 1...4 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) throws {
        let text = """
            name: ${NAME}
            include: [part.yml, {path: part.yml, enable: yes}]
            options: {deploymentTarget: {iOS: 15.0}, fileTypes: {abc: {buildPhase: sources}}, transitivelyLinkDependencies: true}
            configs: {Debug: debug, Release: release}
            settings: {groups: [G], base: {A: [1, 2]}, configs: {debug: {B: c}}}
            settingGroups: {G: {groups: [H], base: {C: d}}, H: {D: e}}
            packages: {Kit: {url: u, from: 1.0.0}}
            targets:
              App:
                type: application
                platform: [iOS, macOS]
                templates: [T]
                sources: [App, {path: "App", excludes: ["**/*.md", "{a,b/c}/[x-z]*"], includes: ["**"]}, {path: S, type: syncedFolder}]
                dependencies: [{target: Lib}, {sdk: UIKit.framework}, {package: Kit}, {bundle: B.bundle, copy: {destination: plugins}}]
              Lib:
                type: library.static
                supportedDestinations: [iOS, tvOS]
                sources: {path: Lib, buildPhase: {copyFiles: {destination: wrapper}}}
            targetTemplates: {T: {sources: ["${target_name}"], templateAttributes: {a: b}}}
            """
        let files = ["App/a.swift", "App/en.lproj/x.strings", "App/A.xcassets/c.json", "S/Info.plist", "Lib/l.h", "Lib/module.modulemap"]
        for bytes in Mutations(of: Array(text.utf8), structure: "{}[]\",:&*'#|>-?! \n${}*/.", count: 500, seed: seed) {
            let damaged = SampleSpec(String(decoding: bytes, as: UTF8.self), specs: ["part.yml": "a: 1"], files: files)
            _ = damaged.reports(environment: ["NAME": "N"])
        }
    }
}
