import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("the package of Trellis itself")
struct TrellisPackageTests {
    private static let root = PathText.normalized(PathText.join(#filePath, "../../../.."))

    private static var hasGit: Bool { DiskFileSystem().kind(at: root + "/.git") != nil }

    @Test("its targets are in the model, with the sources that git has in their folders", .enabled(if: hasGit))
    func files() throws {
        try ScratchFolder.with { scratch in
            let manifests = ManifestEvaluator(cacheFolder: scratch.path("cache"))
            var diagnostics: [Diagnostic] = []
            let package = try SwiftPackage.load(at: Self.root, manifests: manifests, diagnostics: &diagnostics)
            #expect(diagnostics == [])
            #expect(package.name == "Trellis")

            let model = try #require(package.targets(named: "ProjectModel").first)
            let sources = package.files(of: model).filter { $0.role == .source }.map(\.path)
            #expect(sources == (try filesOfGit("Sources/ProjectModel").filter { $0.hasSuffix(".swift") }))
            #expect(model.dependencies.contains { $0.subject == .target(name: "JSON") })
            let line = try #require(model.location?.line)
            let text = String(decoding: try DiskFileSystem().read(Self.root + "/Package.swift"), as: UTF8.self)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("module(\"ProjectModel\""))

            let library = try #require(package.targets(named: "CYAML").first)
            #expect(
                package.files(of: library).map { "\($0.role.word) \($0.path)" }
                    == ["module-map Sources/CYAML/module.modulemap", "public-header Sources/CYAML/shim.h"]
            )
        }
    }

    /// The files of a folder that git tracks or would track, and that are there, sorted.
    private func filesOfGit(_ folder: String) throws -> [String] {
        let git = try #require(ExecutableSearch.find("git", path: ProcessEnvironment.variable("PATH") ?? ""))
        let arguments = ["-C", Self.root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", folder]
        let output = try ProcessRunner.run(ProcessRequest(executable: git, arguments: arguments)).standardOutput
        let names = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return names.filter { DiskFileSystem().kind(at: Self.root + "/" + $0) != nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
