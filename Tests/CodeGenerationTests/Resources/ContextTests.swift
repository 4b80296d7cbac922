import CodeGeneration
import Testing

/// What templates see of resources, in the words of SwiftGen.
@Suite struct ContextTests {
    /// What a template prints for an entry.
    private func text(_ template: String, parser: String, _ files: [String: String], entry: String = "") throws -> String {
        var project = MemoryProject(files)
        project.files["swiftgen.yml"] = "\(parser):\n  inputs: R\n\(entry)  outputs: { templatePath: T.stencil, output: out.txt }\n"
        project.files["T.stencil"] = template
        return try project.outputs()["out.txt"]?.flatMap { $0 } ?? ""
    }

    @Test("colours have their components as two digits each, sorted by name")
    func colors() throws {
        let files = ["R/b.txt": "Two: #0A0B0C\nOne: #ffffff80\n", "R/a.json": "{}"]
        #expect(
            try text("{{ palettes }}", parser: "colors", files)
                == #"[["colors": [], "name": "a"], ["colors": [["alpha": "80", "blue": "ff", "green": "ff", "name": "One", "red": "ff"], "#
                + #"["alpha": "ff", "blue": "0c", "green": "0b", "name": "Two", "red": "0a"]], "name": "b"]]"#)
        let android = ["R/c.xml": "<resources><color name=\"a\">#80112233</color></resources>"]
        #expect(
            try text("{{ palettes.0.colors.0.alpha }}", parser: "colors", android, entry: "  options: { colorFormat: argb }\n") == "80")
    }

    @Test("asset catalogs have groups and the five types of assets, whose value is the name at run time")
    func assets() throws {
        let files = [
            "R/B.xcassets/Contents.json": "{}", "R/A.xcassets/N/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "R/A.xcassets/N/i.imageset/Contents.json": "{}", "R/A.xcassets/N/Plain/c.colorset/Contents.json": "{}",
            "R/A.xcassets/d.dataset/x": "", "R/A.xcassets/s.symbolset/x": "", "R/A.xcassets/r.arresourcegroup/x": "",
            "R/A.xcassets/AppIcon.appiconset/x": "", "R/A.xcassets/i.imageset/i.png": "",
        ]
        #expect(
            try text("{{ catalogs }}", parser: "xcassets", files)
                == #"[["assets": [["isNamespaced": "true", "items": [["isNamespaced": "false", "items": [["name": "c", "type": "color", "#
                + #""value": "N/c"]], "name": "Plain", "type": "group"], ["name": "i", "type": "image", "value": "N/i"]], "name": "N", "#
                + #""type": "group"], ["name": "d", "type": "data", "value": "d"], ["name": "i", "type": "image", "value": "i"], "#
                + #"["name": "r", "type": "arresourcegroup", "value": "r"], ["name": "s", "type": "symbol", "value": "s"]], "name": "A"], "#
                + #"["assets": [], "name": "B"]]"#)
        #expect(
            try text("{{ resourceCount }}", parser: "xcassets", files)
                == #"["arresourcegroup": 1, "color": 1, "data": 1, "image": 2, "symbol": 1]"#)
        #expect(try text("{{ resourceCount }}", parser: "xcassets", ["R/B.xcassets/Contents.json": "{}"]) == "[:]")
    }

    @Test("files have their extension, their folder and their kind of content, nested as their folders are")
    func files() throws {
        let files = ["R/b/two.mp3": "", "R/one.txt": "1", "R/none": "", "R/x.bundle/in.txt": ""]
        #expect(
            try text("{{ groups }}", parser: "files", files)
                == #"[["directories": [["files": [["ext": "mp3", "mimeType": "audio/mpeg", "name": "two", "path": "b"]], "name": "b"]], "#
                + #""files": [["mimeType": "application/octet-stream", "name": "none", "path": ""], "#
                + #"["ext": "txt", "mimeType": "text/plain", "name": "one", "path": ""]], "name": "R"]]"#)
        #expect(try text("{{ groups.0.directories.0.files.0.name }}", parser: "files", files, entry: "  filter: '\\.mp3$'\n") == "two")
    }

    @Test("storyboards have scenes and segues with their types, and the modules that they need")
    func storyboards() throws {
        let scene = """
            <scene><objects><viewController id="a" storyboardIdentifier="B" customClass="C" customModule="M" customModuleProvider="target" \
            sceneMemberID="viewController"><connections><segue identifier="s" kind="show"/></connections></viewController></objects></scene>
            <scene><objects><tableViewController storyboardIdentifier="A" sceneMemberID="viewController"/></objects></scene>
            """
        let files = [
            "R/Main.storyboard": "<document targetRuntime=\"AppleTV\" initialViewController=\"a\"><scenes>\(scene)</scenes></document>"
        ]
        #expect(try text("{{ platform }} {{ modules }}", parser: "ib", files) == #"tvOS ["UIKit"]"#)
        #expect(
            try text("{{ storyboards.0.scenes }}", parser: "ib", files)
                == #"[["baseType": "TableViewController", "identifier": "A", "module": "UIKit", "moduleIsPlaceholder": false, "#
                + #""type": "UITableViewController"], ["customClass": "C", "customModule": "M", "identifier": "B", "module": "M", "#
                + #""moduleIsPlaceholder": true, "type": "C"]]"#)
        #expect(
            try text("{{ storyboards.0.segues }} {{ storyboards.0.initialScene.identifier }}", parser: "ib", files)
                == #"[["identifier": "s", "module": "UIKit", "moduleIsPlaceholder": false, "#
                + #""type": "UIStoryboardSegue"]] B"#)
    }

    @Test("a class of one's own has a module even when none is known, and a class of the system has neither")
    func customClasses() throws {
        let scene = """
            <scene><objects><viewController id="a" storyboardIdentifier="A" customClass="C" sceneMemberID="viewController"><connections>
            <segue identifier="s" kind="custom" customClass="S" customModule="M"/></connections></viewController></objects></scene>
            """
        let files = ["R/Main.storyboard": "<document targetRuntime=\"MacOSX.Cocoa\"><scenes>\(scene)</scenes></document>"]
        #expect(
            try text("{{ storyboards.0.scenes }} {{ storyboards.0.segues }}", parser: "ib", files)
                == #"[["customClass": "C", "customModule": "", "identifier": "A", "module": "", "moduleIsPlaceholder": false, "#
                + #""type": "C"]] [["customClass": "S", "customModule": "M", "identifier": "s", "module": "M", "#
                + #""moduleIsPlaceholder": false, "type": "S"]]"#)
        #expect(try text("{{ modules }}", parser: "ib", files) == #"["M"]"#)
    }

    @Test("data models have entities, configurations and requests by name")
    func dataModels() throws {
        let contents = """
            <model><entity name="E" representedClassName=".K"><attribute name="a" attributeType="Boolean" usesScalarValueType="YES"/>
            <relationship name="r" toMany="YES" destinationEntity="F" inverseName="i" inverseEntity="F"/></entity>
            <entity name="F" parentEntity="E" codeGenerationType="class"/>
            <fetchRequest name="Q" entity="E" predicateString="a == $A"/></model>
            """
        let files = ["R/M.xcdatamodeld/M.xcdatamodel/contents": contents, "R/M.xcdatamodeld/M.xcdatamodel/layout": "x"]
        #expect(
            try text("{{ models.0.configurations }} {{ models.0.entities.E.attributes }}", parser: "coredata", files)
                == #"["Default": ["E", "F"]] [["customClassName": "", "isDerived": false, "isIndexed": false, "isOptional": false, "#
                + #""isTransient": false, "name": "a", "#
                + #""propertyType": "attribute", "type": "Boolean", "typeName": "Bool", "userInfo": [:], "usesScalarValueType": true]]"#)
        #expect(
            try text("{{ models.0.entities.E.relationships }} {{ models.0.entities.F.superEntity }}", parser: "coredata", files)
                == #"[["destinationEntity": "F", "inverseRelationship": ["entityName": "F", "name": "i"], "isIndexed": false, "#
                + #""isOptional": false, "isOrdered": false, "isToMany": true, "isTransient": false, "name": "r", "#
                + #""propertyType": "relationship", "userInfo": [:]]] E"#)
        #expect(
            try text(
                "{{ models.0.entities.E.className }} {{ models.0.entities.E.shouldGenerateCode }} {{ "
                    + "models.0.entities.F.shouldGenerateCode }} "
                    + "{{ models.0.fetchRequests.E.0.name }} {{ models.0.fetchRequests.E.0.substitutionVariables }}", parser: "coredata",
                files)
                == #"K true false Q ["A": "Bool"]"#)
    }

    @Test("an entity without a parent is looked up without an error")
    func entitiesWithoutParent() throws {
        let files = ["R/M.xcdatamodel/contents": "<model><entity name=\"E\" representedClassName=\"K\"/></model>"]
        #expect(
            try text(
                "{% for name, entity in models.0.entities %}{{ name }}: "
                    + "{{ models.0.entities[entity.superEntity].className|default:'none' }}{% endfor %}",
                parser: "coredata", files) == "E: none")
    }

    @Test("data files have values, and what is known of them")
    func documents() throws {
        let json = ["R/a.json": #"{"k": [1, 2], "n": null}"#]
        #expect(
            try text("{{ files.0.name }} {{ files.0.path }} {{ files.0.document }}", parser: "json", json)
                == #"a a.json ["data": ["k": [1, 2], "n": nil], "metadata": ["properties": ["k": ["element": ["type": "#
                + #""Int"], "type": "Array"], "#
                + #""n": ["type": "Optional"]], "type": "Dictionary"]]"#)
        #expect(try text("{{ files.0.documents.count }}", parser: "json", json) == "1")
        #expect(
            try text("{{ files.0.document.metadata }}", parser: "json", ["R/a.json": "[[[1]]]"])
                == #"["element": ["element": ["element": ["type": "Int"], "type": "Array"], "items": [["element": ["element": ["type": "#
                + #""Int"], "items": [["element": ["type": "Int"], "type": "Array"]], "type": "Array"], "type": "Array"]], "type": "#
                + #""Array"], "type": "Array"]"#)
        let yaml = ["R/a.yml": "- 1\n---\nx: yes\n"]
        #expect(
            try text(
                "{% for d in files.0.documents %}{{ d.data }} {{ d.metadata }};{% endfor %}[{{ files.0.document }}]", parser: "yaml", yaml)
                == #"[1] ["element": ["type": "Int"], "type": "Array"];["x": true] ["properties": ["x": ["type": "Bool"]], "#
                + #""type": "Dictionary"];[]"#)
        let numbers = ["R/a.yml": "[1.0, 2.5, 3, -4., 1e15]"]
        #expect(try text("{{ files.0.documents.0.data }}", parser: "yaml", numbers) == "[1.0, 2.5, 3, -4.0, 1000000000000000]")
        #expect(try text("{{ files.0.document.data }}", parser: "json", ["R/a.json": "[1.0, 2.5, 3]"]) == "[1, 2.5, 3]")
        let plist = ["R/a.plist": "<plist><array><date>2001-01-01T00:00:10Z</date><data>AQI=</data></array></plist>"]
        #expect(
            try text(
                "{{ files.0.document.data.0 }} {{ files.0.document.data.0.timeIntervalSinceReferenceDate }} {{ files.0.document.data.1 }}",
                parser: "plist", plist) == "2001-01-01 00:00:10 +0000 10 2 bytes")
    }

    @Test("an option that a parser does not know is told with the place of the entry")
    func unknownOption() {
        var project = MemoryProject(["R/a.xml": "<resources/>", "T.stencil": "x"])
        project.files["swiftgen.yml"] =
            "colors:\n  inputs: R\n  options: { colorFormt: argb }\n  outputs: { templatePath: T.stencil, output: out.txt }\n"
        #expect(
            project.messages() == [
                "swiftgen.yml:4:12: warning: unknown option 'colorFormt' of 'colors'; did you mean 'colorFormat' [unknown-option]"
            ])
        project.files["swiftgen.yml"] =
            "colors:\n  inputs: R\n  options: { colorFormat: bgr }\n  outputs: { templatePath: T.stencil, output: out.txt }\n"
        #expect(
            project.messages() == [
                "swiftgen.yml:4:12: error: the colour format 'bgr' is not known; write 'rgba' or 'argb' [invalid-option]"
            ])
    }
}
