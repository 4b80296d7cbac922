import ProjectInspection
import ProjectModel
import SystemSupport
import Testing

/// The example app is written down three times; the same question gets the same answer.
@Suite("One question over every kind of project")
struct KindsOfProjectTests {
    private static let folder = PathText.normalized(PathText.join(#filePath, "../../../Examples/Recipes"))

    private func open(_ name: String) throws -> OpenedWorkspace {
        try OpenedWorkspace(
            ProjectRequest(path: Self.folder + "/" + name, currentDirectory: Self.folder, fileSystem: DiskFileSystem())
        )
    }

    private func files(_ name: String, _ target: String, _ phase: BuildPhase.Kind) throws -> [String] {
        let opened = try open(name)
        return try FilesReport(opened, targets: try opened.targets(named: [target]), phase: phase).paths
    }

    private static let names = ["Recipes.xcodeproj", "project.yml", "Package.swift"]

    @Test("the sources and resources of a target are the same", arguments: ["App", "DesignSystem", "RecipesTests"])
    func files(target: String) throws {
        for phase in [BuildPhase.Kind.sources, .resources] {
            let answers = try Self.names.map { try files($0, target, phase) }
            #expect(answers[1] == answers[0], "\(phase)")
            #expect(answers[2] == answers[0], "\(phase)")
        }
        #expect(try !files("project.yml", target, .sources).isEmpty)
    }

    @Test("the project and the spec have the same members in every phase")
    func specAndProject() throws {
        for target in ["App", "RecipesWidget", "DesignSystem", "RecipesTests"] {
            for phase in [BuildPhase.Kind.sources, .resources, .headers, .frameworks, .copy] {
                #expect(try files("project.yml", target, phase) == files("Recipes.xcodeproj", target, phase), "\(target) \(phase)")
            }
        }
    }

    @Test("the owners of a file are the same")
    func owners() throws {
        let file = "Shared/TodaySnapshot.swift"
        for name in Self.names.dropLast() {
            let report = OwnersReport(try open(name), files: [file], base: Self.folder)
            #expect(report.answers[0].owners.map(\.target) == ["App", "RecipesWidget"], "\(name)")
        }
        #expect(OwnersReport(try open("Package.swift"), files: [file], base: Self.folder).answers[0].owners.map(\.target) == ["App"])
    }

    @Test("the graph is the same, but for the widget, which the package does not have")
    func graph() throws {
        let edges = [["App", "DesignSystem", "depends on it"], ["RecipesTests", "App", "depends on it"]]
        for name in Self.names {
            let rows = try GraphReport(try open(name)).rows.filter { $0[1] != "-" && $0[1] != "RecipesWidget" }
            #expect(rows == edges, "\(name)")
        }
    }

    @Test("a setting of the project and of the spec is the same")
    func settings() throws {
        for name in ["SWIFT_VERSION", "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "IPHONEOS_DEPLOYMENT_TARGET", "INFOPLIST_FILE"] {
            let values = try ["Recipes.xcodeproj", "project.yml"].map { project -> String? in
                let opened = try open(project)
                var question = SettingsQuestion()
                question.configurations = ["Debug"]
                let report = try SettingsReport(opened, targets: try opened.targets(named: ["App"]), names: [name], question: question)
                return report.answers[0].settings[0].value
            }
            #expect(values[0] == values[1], "\(name)")
        }
    }
}
