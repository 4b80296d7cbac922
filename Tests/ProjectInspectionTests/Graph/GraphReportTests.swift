import Diagnostics
import JSON
import ProjectInspection
import SystemSupport
import Testing

@Suite("The graph as it is printed")
struct GraphReportTests {
    /// An app that needs a framework and a package, and its tests; names are hard to write down.
    private static let text = """
        {
            objectVersion = 77;
            objects = {
                ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, KIT, TESTS); };
                MAIN = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
                APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    dependencies = (D1, ); packageProductDependencies = (P1, ); };
                KIT = {isa = PBXNativeTarget; name = "Kit \\"<1>\\" \\\\"; productType = "com.apple.product-type.framework"; };
                TESTS = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                    dependencies = (D2, ); };
                D1 = {isa = PBXTargetDependency; target = KIT; platformFilters = (ios, ); };
                D2 = {isa = PBXTargetDependency; target = APP; };
                P1 = {isa = XCSwiftPackageProductDependency; productName = Net; package = R1; };
                R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Net.git"; };
            };
            rootObject = ROOT;
        }
        """

    private func report(_ selection: GraphReport.Selection = .init(), text: String = Self.text) throws -> GraphReport {
        try GraphReport(try OpenedWorkspace(SampleInspection.request(text: text)), selection: selection)
    }

    @Test("text has a line for each dependency, and one for each target without")
    func rows() throws {
        #expect(
            try report().rows == [
                ["App", "Kit \"<1>\" \\", "depends on it (only for ios)"], ["App", "Net", "uses the product 'Net'"],
                ["Kit \"<1>\" \\", "-", "needs nothing"], ["Tests", "App", "depends on it"], ["Net", "-", "needs nothing"],
            ]
        )
    }

    @Test("the text for Graphviz escapes quotation marks and backslashes")
    func dot() throws {
        let lines = try report().dot.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines.suffix(8)
                == [
                    "n0 [label = \"App\", fillcolor = \"#cfe3ff\"];",
                    "n1 [label = \"Kit \\\"<1>\\\" \\\\\", fillcolor = \"#ece4fa\"];",
                    "n2 [label = \"Tests\", fillcolor = \"#e4f3dc\"];",
                    "n0 -> n1;", "n0 -> n3 [style = dashed];", "n2 -> n0;", "}",
                ].map { Substring($0) }.inserting(
                    "n3 [label = \"Net\", fillcolor = \"#f1f3f4\", style = \"rounded,filled,dashed\"];", at: 0)
        )
    }

    @Test("the text for Mermaid escapes what it would read as its own")
    func mermaid() throws {
        #expect(
            try report().mermaid == """
                flowchart LR
                    n0(["App"])
                    n1["Kit #34;#60;1#62;#34; \\"]
                    n2{{"Tests"}}
                    n3[/"Net"/]
                    n0 --> n1
                    n0 -.-> n3
                    n2 --> n0

                """
        )
    }

    @Test("the JSON has the nodes, the edges with their reasons, and the circles")
    func json() throws {
        let json = try report().json
        #expect(json["schema"]?.text == "trellis-project/graph/1")
        #expect(
            json["edges"]?.items?.first == [
                "from": "App", "to": "Kit \"<1>\" \\", "reason": "depends on it", "platforms": ["ios"],
            ]
        )
        #expect(
            json["nodes"]?.items?.last == ["label": "Net", "name": "Net", "project": .null, "role": "external", "productType": .null]
        )
        #expect(json["cycles"] == [])
    }

    @Test("a part of the graph begins at a target")
    func selection() throws {
        var selection = GraphReport.Selection()
        selection.targets = ["App"]
        selection.isReversed = true
        #expect(try report(selection).rows.map { $0[0] } == ["App", "Tests"])
    }

    @Test("a target that does not exist is an error with the nearest one")
    func unknownTarget() {
        var selection = GraphReport.Selection()
        selection.targets = ["Test"]
        #expect {
            try report(selection)
        } throws: {
            "\($0)" == "error: the project 'App' has no target 'Test'; did you mean 'Tests'? [unknown-target]"
        }
    }

    @Test("targets that need each other are an error at the first of them")
    func cycle() throws {
        let text = Self.text.replacing("name = \"Kit \\\"<1>\\\" \\\\\";", with: "name = Kit; dependencies = (D2, );")
        let cycles = try report(text: text).cycles
        #expect(
            cycles.map(\.description) == [
                "/code/App.xcodeproj/project.pbxproj:6:9: error: targets need each other in a circle: 'App' -> 'Kit' -> 'App'; "
                    + "remove one of these dependencies [dependency-cycle]"
            ]
        )
    }

    @Test("a picture without Graphviz is an error that says what to install")
    func noGraphviz() {
        #expect {
            try GraphPicture.svg(dot: "digraph {}", searchPath: "/nowhere")
        } throws: {
            "\($0)"
                == "error: there is no 'dot' on PATH to draw the picture; install Graphviz (apt-get install graphviz, brew install "
                + "graphviz) or print '--format dot' [no-graphviz]"
        }
    }

    @Test(
        "a picture is drawn by Graphviz", .enabled(if: ExecutableSearch.find("dot", path: ProcessEnvironment.variable("PATH") ?? "") != nil)
    )
    func picture() throws {
        let svg = try GraphPicture.svg(dot: try report().dot, searchPath: ProcessEnvironment.variable("PATH") ?? "")
        #expect(svg.contains("<svg") && svg.contains(">App</text>") && svg.contains("Kit &quot;&lt;1&gt;&quot; \\</text>"))
    }
}

extension Array {
    /// The array with one more element.
    fileprivate func inserting(_ element: Element, at index: Int) -> [Element] {
        var result = self
        result.insert(element, at: index)
        return result
    }
}
