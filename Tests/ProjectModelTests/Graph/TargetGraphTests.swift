import ProjectModel
import Testing

@Suite("The graph of targets")
struct TargetGraphTests {
    private func graph(_ projects: PlainProject...) -> TargetGraph {
        TargetGraph(Workspace(name: "All", path: "/code/All.xcworkspace", projects: projects))
    }

    /// The edges as `from > to: reason`.
    private func edges(_ graph: TargetGraph) -> [String] {
        graph.nodes.indices.flatMap { node in
            graph.dependencies[node].map { "\(graph.nodes[node].label) > \(graph.nodes[$0.node].label): \($0.reason)" }
        }
    }

    /// A project whose targets need others of the same project.
    private func project(_ name: String, _ needs: [(String, [String])]) -> PlainProject {
        PlainProject(name: name, needs: needs.map { ($0.0, $0.1.map { .target(name: $0) }) })
    }

    @Test("a target needs what it says it depends on")
    func dependency() {
        #expect(edges(graph(project("App", [("App", ["Kit"]), ("Kit", [])]))) == ["App > Kit: depends on it"])
    }

    @Test("a target of another project is found by the path of its project")
    func otherProject() {
        let app = PlainProject(name: "App", needs: [("App", [.projectTarget(name: "Kit", project: "/code/Kit.xcodeproj")])])
        #expect(edges(graph(app, project("Kit", [("Kit", [])]))) == ["App > Kit: depends on it"])
    }

    @Test("a target of a project outside of the workspace is a node without targets behind it")
    func missingProject() {
        let app = PlainProject(name: "App", needs: [("App", [.projectTarget(name: "Kit", project: "/code/Kit.xcodeproj")])])
        let graph = graph(app)
        #expect(edges(graph) == ["App > Kit: depends on it"])
        #expect(graph.nodes[1].subject == .missingTarget(name: "Kit", project: "/code/Kit.xcodeproj"))
    }

    @Test("a product of a package leads to the targets that it is made of")
    func product() {
        let app = PlainProject(name: "App", needs: [("App", [.packageProduct(name: "Net", package: .local(path: "/code/Net"))])])
        let package = PlainProject(
            name: "Net",
            kind: .swiftPackage,
            needs: [("Core", []), ("HTTP", [.target(name: "Core")])],
            products: ["Net": ["HTTP"]]
        )
        #expect(edges(graph(app, package)) == ["App > HTTP: uses the product 'Net'", "HTTP > Core: depends on it"])
    }

    @Test("a package in the workspace stands in for the remote one of the same identity")
    func override() {
        let url = "https://example.com/team/Net.git"
        let app = PlainProject(name: "App", needs: [("App", [.packageProduct(name: "Net", package: .remote(url: url))])])
        let package = PlainProject(name: "Net", kind: .swiftPackage, needs: [("Net", [])], products: ["Net": ["Net"]])
        #expect(edges(graph(app, package)) == ["App > Net: uses the product 'Net'"])
        #expect(graph(app, package).nodes.count == 2)
    }

    @Test("a product of a package elsewhere is one node however many use it")
    func remoteProduct() {
        let product = TargetDependency.Subject.packageProduct(name: "Net", package: .remote(url: "https://example.com/Net"))
        let graph = graph(PlainProject(name: "App", needs: [("App", [product]), ("Kit", [product])]))
        #expect(edges(graph) == ["App > Net: uses the product 'Net'", "Kit > Net: uses the product 'Net'"])
        #expect(graph.nodes.last?.packageIdentity == "net")
    }

    @Test("a target that links the product of another one needs it, one of its own project first")
    func implicit() {
        var app = project("App", [("App", []), ("Kit", [])])
        app.linked = ["App": ["Kit.framework", "Far.framework", "UIKit.framework", "App.framework"]]
        #expect(
            edges(graph(project("Far", [("Kit", []), ("Far", [])]), app)) == [
                "App > App/Kit: links or copies 'Kit.framework'", "App > Far: links or copies 'Far.framework'",
            ]
        )
    }

    @Test("what is said counts before what is found")
    func explicitBeforeImplicit() {
        var app = project("App", [("App", ["Kit"]), ("Kit", [])])
        app.linked = ["App": ["Kit.framework"]]
        #expect(edges(graph(app)) == ["App > Kit: depends on it"])
    }

    @Test("targets of the same name are told apart by their projects")
    func labels() {
        let graph = graph(project("A", [("Tests", []), ("Only", [])]), project("B", [("Tests", [])]))
        #expect(graph.nodes.map(\.label) == ["A/Tests", "Only", "B/Tests"])
        #expect(graph.nodes(named: "B/Tests") == [2])
        #expect(graph.nodes(named: "Tests") == [0, 2])
    }

    @Test("a part of the graph goes as many steps as are asked for, in either direction")
    func reachable() {
        let graph = graph(project("P", [("A", ["B"]), ("B", ["C"]), ("C", ["D"]), ("D", []), ("E", ["C"])]))
        #expect(graph.reachable(from: [1]).nodes.map(\.label) == ["B", "C", "D"])
        #expect(graph.reachable(from: [0], depth: 1).nodes.map(\.label) == ["A", "B"])
        #expect(graph.reachable(from: [0], depth: 0).nodes.map(\.label) == ["A"])
        #expect(graph.reachable(from: [2], isReversed: true).nodes.map(\.label) == ["A", "B", "C", "E"])
        #expect(edges(graph.reachable(from: [2], depth: 1, isReversed: true)) == ["B > C: depends on it", "E > C: depends on it"])
    }

    @Test("circles are told once each, from their first target on")
    func cycles() {
        let graph = graph(project("P", [("A", ["B"]), ("B", ["C", "D"]), ("C", ["B"]), ("D", ["E"]), ("E", ["D"]), ("F", ["F"])]))
        #expect(graph.cycles == [[1, 2], [3, 4], [5]])
    }

    @Test("the shortest way round stands for a knot of circles")
    func knot() {
        let graph = graph(project("P", [("A", ["B", "C"]), ("B", ["C"]), ("C", ["D"]), ("D", ["A"])]))
        #expect(graph.cycles == [[0, 2, 3]])
    }

    @Test("a chain of a hundred thousand targets is no danger to the stack")
    func longChain() {
        let count = 100_000
        let needs = (0..<count).map { ("T\($0)", [TargetDependency.Subject.target(name: "T\(($0 + 1) % count)")]) }
        let graph = graph(PlainProject(name: "P", needs: needs))
        #expect(graph.cycles.map(\.count) == [count])
    }
}
