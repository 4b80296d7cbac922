import Testing

@Suite struct ImportGraphTests {
    private let manifest = SourceFacts(
        reading: """
            let targets = [
                module("Diagnostics"),
                module("SystemSupport", ["Diagnostics"]),
                module("YAML", ["Diagnostics", "CYAML"]),
                module("Linting", ["Diagnostics", "ProjectInspection"]),
                .target(name: "Drawer", dependencies: ["Diagnostics"]),
                tests("LintingTests", ["Linting"]),
            ]
            """,
        path: "Package.swift"
    )

    @Test("a capability that depends on another is found, and so is a module without a layer", .readsSwift)
    func layers() {
        #expect(
            report(ImportGraph.findings(in: manifest)) == """
                Package.swift:5: 'Linting' may not depend on 'ProjectInspection'
                Package.swift:6: 'Drawer' is in no layer; give it one in ImportGraph.layers
                """
        )
    }

    @Test("a test target may use what it tests and TestSupport", .readsSwift)
    func testTargets() {
        #expect(manifest.targets.last?.dependencies == ["Linting", "TestSupport"])
    }

    @Test("imports that are not declared, or not allowed in their place, are found", .readsSwift)
    func imports() {
        let file = SourceFacts(
            reading: """
                public import Diagnostics
                import struct Foundation.URL
                import Glibc
                import Synchronization
                import YAML
                """,
            path: "Sources/Linting/Run.swift"
        )
        #expect(
            report(ImportGraph.findings(in: file, targets: manifest.targets)) == """
                Sources/Linting/Run.swift:2: 'Foundation' may not be imported here: it slows the start of the programs, \
                or one platform does not have it
                Sources/Linting/Run.swift:3: only SystemSupport may import 'Glibc'
                Sources/Linting/Run.swift:5: 'Linting' does not declare the dependency 'YAML' in Package.swift
                """
        )
    }

    @Test("the module that owns a platform module may import it, and TestSupport may import Foundation", .readsSwift)
    func allowedImports() {
        let glibc = SourceFacts(reading: "import Glibc", path: "Sources/SystemSupport/Paths/Disk.swift")
        let foundation = SourceFacts(reading: "import Foundation", path: "Sources/TestSupport/Corpus.swift")
        #expect(ImportGraph.findings(in: glibc, targets: manifest.targets) == [])
        #expect(ImportGraph.findings(in: foundation, targets: manifest.targets) == [])
    }

    @Test("a declared dependency that nobody imports is found, but not in a placeholder", .readsSwift)
    func unusedDependencies() {
        let files = [
            SourceFacts(reading: "import CYAML", path: "Sources/YAML/Reader.swift"),
            SourceFacts(reading: "// empty", path: "Sources/SystemSupport/Placeholder.swift"),
        ]
        #expect(
            report(ImportGraph.unusedDependencies(in: files, manifest: manifest))
                == "Package.swift:4: 'YAML' declares 'Diagnostics' and never imports it"
        )
    }
}
