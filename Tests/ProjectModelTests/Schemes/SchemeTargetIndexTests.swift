import ProjectModel
import Testing

@Suite("targets of schemes")
struct SchemeTargetIndexTests {
    private let index = SchemeTargetIndex([
        SchemeTarget(container: "/w/App.xcodeproj", identifier: "A1", name: "App"),
        SchemeTarget(container: "/w/App.xcodeproj", identifier: "A2", name: "Kit"),
        SchemeTarget(container: "/w/App.xcodeproj", identifier: "A3", name: "Kit"),
        SchemeTarget(container: "/w/Pods/Pods.xcodeproj", identifier: "A1", name: "Pods"),
        SchemeTarget(container: "/w/Kit", identifier: "Kit", name: "Kit"),
    ])

    private func find(_ identifier: String, _ name: String, _ container: String, in folder: String = "/w") -> String? {
        var reference = BuildableReference(
            blueprintIdentifier: identifier, buildableName: "", blueprintName: name, container: WorkspaceLocation(.container, "")
        )
        reference.referencedContainer = container
        return index.target(of: reference, in: folder).map { match in
            "\(match.target.container) \(match.target.identifier)\(match.isByName ? " by name" : "")"
        }
    }

    @Test("the identifier decides, in the project that the reference names")
    func identifier() {
        #expect(find("A1", "Other", "container:App.xcodeproj") == "/w/App.xcodeproj A1")
        #expect(find("A1", "App", "container:Pods/Pods.xcodeproj") == "/w/Pods/Pods.xcodeproj A1")
        #expect(find("A3", "Kit", "container:App.xcodeproj") == "/w/App.xcodeproj A3")
        #expect(find("Kit", "Kit", "container:Kit") == "/w/Kit Kit")
        #expect(find("Kit", "Kit", "container:", in: "/w/Kit") == "/w/Kit Kit")
        #expect(find("A1", "App", "container:../w/App.xcodeproj", in: "/w/x/..") == "/w/App.xcodeproj A1")
        #expect(find("A1", "App", "absolute:/w/App.xcodeproj", in: "/elsewhere") == "/w/App.xcodeproj A1")
    }

    @Test("an identifier that is out of date gives way to the name, the first of equal ones")
    func name() {
        #expect(find("OLD", "App", "container:App.xcodeproj") == "/w/App.xcodeproj A1 by name")
        #expect(find("OLD", "Kit", "container:App.xcodeproj") == "/w/App.xcodeproj A2 by name")
        #expect(index.target(container: "/w/Kit", identifier: nil, name: "Kit")?.isByName == true)
    }

    @Test("what is in no project or in another one is not found")
    func unknown() {
        #expect(find("OLD", "Pods", "container:App.xcodeproj") == nil)
        #expect(find("A1", "App", "container:Other.xcodeproj") == nil)
        #expect(find("A1", "App", "App.xcodeproj") == nil)
        #expect(find("A1", "App", "self:") == nil)
        #expect(find("A1", "App", "container:" + String(repeating: "a", count: 5000)) == nil)
        #expect(index.target(container: "/w/Kit", identifier: nil, name: nil) == nil)
    }
}
