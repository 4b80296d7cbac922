import Diagnostics
import ProjectModel
import TestSupport
import Testing
import YAML

@Suite("Merging specs")
struct SpecMergingTests {
    @Test("mappings go into each other, lists are appended, texts are replaced, in the order of the lower one")
    func merging() throws {
        let spec = SampleSpec(
            "include: base.yml\nname: Top\nlist: [c]\nmap: {b: 20, z: 1}\n",
            specs: ["base.yml": "name: Base\nmap: {a: 1, b: 2}\nlist: [a, b]\n"]
        )
        #expect(try spec.json() == #"{"name": "Top","map": {"a": 1,"b": 20,"z": 1},"list": ["a","b","c"]}"#)
    }

    @Test("':REPLACE' replaces lists and mappings, at any depth")
    func replacing() throws {
        let spec = SampleSpec(
            "include: base.yml\nlist:REPLACE: [c]\ntop:\n  map:REPLACE: {z: 1}\n",
            specs: ["base.yml": "list: [a, b]\ntop: {map: {a: 1}, keep: 2}\n"]
        )
        #expect(try spec.json() == #"{"list": ["c"],"top": {"map": {"z": 1},"keep": 2}}"#)
    }

    @Test("':REPLACE' in a target waits for the template when no include has the key")
    func replacingTemplates() throws {
        let spec = SampleSpec(
            """
            targets: {App: {templates: [T], "sources:REPLACE": [own]}}
            targetTemplates: {T: {sources: [template], type: tool}}
            """
        )
        #expect(try spec.json().hasPrefix(#"{"targets": {"App": {"sources": ["own"],"type": "tool","templates": ["T"]}}"#))
    }

    @Test("included specs are merged in their order, and the including one goes on top")
    func order() throws {
        let spec = SampleSpec(
            "include: [one.yml, {path: two.yml}]\nc: root\n",
            specs: ["one.yml": "a: one\nb: one\nc: one\n", "two.yml": "b: two\nc: two\n"]
        )
        #expect(try spec.json() == #"{"a": "one","b": "two","c": "root"}"#)
    }

    @Test("a file counts once, where it is met first, however often it is included")
    func once() throws {
        let spec = SampleSpec(
            "include: [through.yml, part.yml, part.yml, {path: ./part.yml, relativePaths: false}]\nlist: [root]\n",
            specs: ["through.yml": "include: part.yml\nlist: [through]\n", "part.yml": "list: [part]\n"]
        )
        #expect(try spec.json() == #"{"list": ["part","through","root"]}"#)
        #expect(try spec.merged().spec.files == ["/code/part.yml", "/code/project.yml", "/code/through.yml"])
    }

    @Test(
        "an include that is switched off is not read",
        arguments: [
            ("false", 0), ("no", 0), ("${WANTED}", 1), ("${UNWANTED}", 0), ("${UNSET}", 0), ("true", 1), ("YES", 1), ("1", 1), ("0", 0),
        ])
    func enabling(value: String, count: Int) throws {
        let spec = SampleSpec("include:\n  path: part.yml\n  enable: \(value)\n", specs: ["part.yml": "part: 1\n"])
        let merged = try spec.merged(environment: ["WANTED": "yes", "UNWANTED": "0"]).spec
        #expect(merged.files.count == 1 + count)
    }

    @Test("an included path may hold a variable")
    func variableInclude() throws {
        let spec = SampleSpec("include: ${KIND}.yml\n", specs: ["part.yml": "a: 1\n"])
        #expect(try spec.merged(environment: ["KIND": "part"]).spec.json(isSorted: true) == "{\n  \"a\": 1\n}\n")
    }

    @Test("every value has the place where it is written")
    func places() throws {
        let root = MarkedText("include: sub/part.yml\n①name: ②Top\n")
        let part = MarkedText("targets:\n  ③App: ④{type: ⑤tool}\n")
        let merged = try SampleSpec(root.text, specs: ["sub/part.yml": part.text]).merged().spec.root
        #expect(merged["name"]?.location == root.location("②", in: "/code/project.yml"))
        #expect(merged["targets"]?["App"]?["type"]?.location == part.location("⑤", in: "/code/sub/part.yml"))
        #expect(merged["targets"]?.pairs?.first?.key.location == part.location("③", in: "/code/sub/part.yml"))
    }

    @Test("the paths of an included spec are seen from the root: sources, files, scripts, packages, plans")
    func relativePaths() throws {
        let part = """
            configFiles: {Debug: d.xcconfig}
            options: {carthageBuildPath: build, bundleIdPrefix: com.example}
            fileGroups: [Docs, ../Up]
            packages: {Kit: {path: Kit}, Net: {url: net}}
            projectReferences: {Other: {path: ../Other.xcodeproj}}
            targets:
              App:
                sources: [A, {path: B, excludes: [C]}]
                configFiles: {Debug: d.xcconfig}
                dependencies: [{framework: F.framework}, {target: T}]
                info: {path: Info.plist}
                entitlements: {path: App.entitlements}
                preBuildScripts: [{path: s.sh}]
                scheme: {testPlans: [{path: p.xctestplan}]}
              One: {sources: Single}
            aggregateTargets: {All: {buildScripts: [{path: s.sh, script: x}]}}
            schemes: {S: {test: {testPlans: [{path: p.xctestplan}]}}}
            """
        let json = try SampleSpec("include: sub/dir/part.yml\n", specs: ["sub/dir/part.yml": part]).json()
        for expected in [
            #"""
            "configFiles": {"Debug": "sub/dir/d.xcconfig"},"options": {"carthageBuildPath": "sub/dir/build",\#
            "bundleIdPrefix": "com.example"}
            """#,
            #""fileGroups": ["sub/dir/Docs","sub/Up"]"#,
            #""packages": {"Kit": {"path": "sub/dir/Kit"},"Net": {"url": "net"}}"#,
            #""projectReferences": {"Other": {"path": "sub/Other.xcodeproj"}}"#,
            #""sources": ["sub/dir/A",{"path": "sub/dir/B","excludes": ["C"]}]"#,
            #""dependencies": [{"framework": "sub/dir/F.framework"},{"target": "T"}]"#,
            #""info": {"path": "sub/dir/Info.plist"},"entitlements": {"path": "sub/dir/App.entitlements"}"#,
            #""preBuildScripts": [{"path": "sub/dir/s.sh"}],"scheme": {"testPlans": [{"path": "sub/dir/p.xctestplan"}]}"#,
            #""One": {"sources": "sub/dir/Single"}"#,
            #""buildScripts": [{"path": "sub/dir/s.sh","script": "x"}]"#,
            #""schemes": {"S": {"test": {"testPlans": [{"path": "sub/dir/p.xctestplan"}]}}}"#,
        ] {
            #expect(json.contains(expected), "\(expected)")
        }
    }

    @Test("without relative paths an included spec and what it includes are seen from the including one")
    func fixedPaths() throws {
        let spec = SampleSpec(
            "include: {path: sub/part.yml, relativePaths: false}\n",
            specs: [
                "sub/part.yml": "include: sub/more.yml\ntargets: {App: {sources: A}}\n",
                "sub/more.yml": "targets: {More: {sources: M}}\n",
            ]
        )
        #expect(try spec.json() == #"{"targets": {"More": {"sources": "sub/M"},"App": {"sources": "A"}}}"#)
    }

    @Test("a spec may be JSON, and may include YAML")
    func json() throws {
        let spec = SampleSpec(#"{"include": ["part.yml"], "name": "J", "n": 1.5}"#, specs: ["part.yml": "a: [x]"])
        #expect(try spec.json() == #"{"a": ["x"],"name": "J","n": 1.5}"#)
    }

    @Test("variables are replaced once, in keys and values, and unknown ones stay")
    func variables() throws {
        let text = "${K}: a${V}b${V}\nlist: [\"${UNKNOWN}\", $V, \"${\", \"${V\", \"${${V}}\"]\nn: ${N}\nsettings: $(V)\n"
        let json = try SampleSpec(text).json(environment: ["K": "key", "V": "${K}", "N": "12"])
        #expect(
            json
                == ##"{"key": "a${K}b${K}","list": ["${UNKNOWN}","$V","${","${V","${${K}}"],"n": "12","settings": "$(V)"}"##
        )
    }

    @Test(
        "what is written without quotation marks is what XcodeGen takes it for",
        arguments: [
            ("YES", "true"), ("no", "false"), ("On", "true"), ("true", "true"), ("5.0", "5.0"), ("5.10", "5.1"), ("1e3", "1000.0"),
            ("010", "8"), ("0x1F", "31"), ("12", "12"), ("~", "null"), ("'5.10'", "\"5.10\""), ("26.07.5", "\"26.07.5\""),
        ])
    func scalars(text: String, json: String) throws {
        #expect(try SampleSpec("v: \(text)\n").json() == "{\"v\": \(json)}")
    }
}

@Suite("Templates and platforms of specs")
struct SpecTemplateTests {
    @Test("templates lie below the target in their order, nested ones below those that name them")
    func nesting() throws {
        let spec = SampleSpec(
            """
            targets: {App: {templates: [A, B], sources: [app], v: app}}
            targetTemplates:
              A: {templates: [N], sources: [a], v: a, w: a}
              B: {templates: [N], sources: [b], w: b, x: b}
              N: {sources: [n], v: n, w: n, x: n, y: n}
            """
        )
        #expect(
            try spec.json().hasPrefix(
                #"""
                {"targets": {"App": {"sources": ["n","a","b","app"],"v": "app","w": "b","x": "b","y": "n","templates": ["N",\#
                "N","A","B"]}}
                """#
            )
        )
    }

    @Test("the name of the target and the attributes are replaced in what came of templates, and the environment wins")
    func attributes() throws {
        let spec = SampleSpec(
            """
            targets: {App: {templates: [T], templateAttributes: {kind: Big, variable: no}, own: "${target_name}"}}
            targetTemplates:
              T: {sources: ["${target_name}/${kind}", "${variable}"], templateAttributes: {kind: Small, size: 1}, s: "${size}"}
            """
        )
        let json = try spec.merged(environment: ["variable": "won"]).spec.json(isSorted: true)
        #expect(json.contains("\"own\": \"App\""))
        #expect(json.contains("\"App/Big\",\n        \"won\""))
        #expect(json.contains("\"s\": \"1\""))
    }

    @Test("a target without templates keeps '${target_name}'")
    func noTemplates() throws {
        #expect(try SampleSpec("targets: {App: {a: \"${target_name}\"}}").json() == ##"{"targets": {"App": {"a": "${target_name}"}}}"##)
    }

    @Test("schemes have templates as well")
    func schemes() throws {
        let spec = SampleSpec(
            "schemes: {Run: {templates: [S], test: {a: 1}}}\nschemeTemplates: {S: {build: {targets: {\"${scheme_name}\": all}}}}\n"
        )
        #expect(
            try spec.json().hasPrefix(#"{"schemes": {"Run": {"build": {"targets": {"Run": "all"}},"templates": ["S"],"test": {"a": 1}}}"#))
    }

    @Test("each platform makes a target, with '${platform}', a name for it, and the plain product name")
    func platforms() throws {
        let spec = SampleSpec(
            """
            targets:
              Kit:
                platform: [iOS, tvOS]
                deploymentTarget: {iOS: 15.0, tvOS: "16.0"}
                dependencies: [{target: "Base_${platform}"}]
              Pre: {platform: [macOS], platformPrefix: "Mac", platformSuffix: "", settings: {base: {A: 1}}}
            """
        )
        #expect(
            try spec.json() == """
                {"targets": {"Kit_iOS": {"platform": "iOS","dependencies": [{"target": "Base_iOS"}],"productName": "Kit",\
                "settings": {"PRODUCT_NAME": "Kit"},"deploymentTarget": 15.0},\
                "Kit_tvOS": {"platform": "tvOS","dependencies": [{"target": "Base_tvOS"}],"productName": "Kit",\
                "settings": {"PRODUCT_NAME": "Kit"},"deploymentTarget": "16.0"},\
                "MacPre": {"platform": "macOS","platformPrefix": "Mac","platformSuffix": "",\
                "settings": {"base": {"A": 1,"PRODUCT_NAME": "Pre"}},"productName": "Pre"}}}
                """
        )
    }

    @Test("the platforms may come from a template, and the name of the target in a template has its platform")
    func platformTemplates() throws {
        let spec = SampleSpec(
            """
            targets: {One: {templates: [T]}, Two: {platform: [iOS, macOS], templates: [S]}}
            targetTemplates: {T: {platform: [iOS, watchOS]}, S: {sources: "${target_name}"}}
            """
        )
        let names = try spec.load().project.targets.map(\.name)
        #expect(names == ["One_iOS", "One_watchOS", "Two_iOS", "Two_macOS"])
        #expect(try spec.json().contains(#""sources": "Two_macOS""#))
    }
}
