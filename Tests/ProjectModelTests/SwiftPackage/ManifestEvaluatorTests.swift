import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("manifests of Swift packages")
struct ManifestEvaluatorTests {
    private func load(_ path: String, _ manifests: ManifestEvaluator, from fileSystem: any FileSystem = DiskFileSystem()) throws
        -> SwiftPackage
    {
        var diagnostics: [Diagnostic] = []
        return try SwiftPackage.load(at: path, fileSystem: fileSystem, manifests: manifests, diagnostics: &diagnostics)
    }

    /// What is thrown for a package with a manifest that Swift refuses with these words.
    private func fault(_ error: String, output: String = "", status: Int = 1) throws -> String {
        try ScratchFolder.with { scratch in
            let swift = try StandInSwift(in: scratch, output: output, error: error, status: status)
            try scratch.write("// swift-tools-version: 5.9\n", to: "Demo/Package.swift")
            do {
                _ = try load(scratch.path("Demo/Package.swift"), swift.evaluator())
                return "nothing"
            } catch let error as DiagnosticError {
                return error.description.split(separator: scratch.path + "/").joined()
            }
        }
    }

    @Test("the same question is answered without starting a process")
    func cached() throws {
        try ScratchFolder.with { scratch in
            let swift = try StandInSwift(in: scratch)
            try scratch.write("// swift-tools-version: 5.9\n", to: "Demo/Package.swift")
            for _ in 0..<3 { #expect(try load(scratch.path("Demo"), swift.evaluator()).name == "Demo") }
            #expect(swift.calls == [1, 0])
            _ = try load(scratch.path("Demo"), swift.evaluator(["PWD": "/x", "SSH_TTY": "y", "TERM": "z", "SHLVL": "9"]))
            #expect(swift.calls == [1, 0])
        }
    }

    @Test("another manifest, variable or folder is another question")
    func keys() throws {
        try ScratchFolder.with { scratch in
            let swift = try StandInSwift(in: scratch)
            for folder in ["Demo", "Other"] { try scratch.write("// swift-tools-version: 5.9\n", to: "\(folder)/Package.swift") }
            _ = try load(scratch.path("Demo"), swift.evaluator())
            _ = try load(scratch.path("Demo"), swift.evaluator(["FEATURE": "1"]))
            #expect(swift.calls == [2, 0])
            _ = try load(scratch.path("Other"), swift.evaluator())
            #expect(swift.calls == [3, 0])
            try scratch.write("// swift-tools-version: 5.10\n", to: "Demo/Package.swift")
            _ = try load(scratch.path("Demo"), swift.evaluator())
            #expect(swift.calls == [4, 0])
            try scratch.write("", to: "Demo/Package@swift-5.1.swift")
            _ = try load(scratch.path("Demo"), swift.evaluator())
            #expect(swift.calls == [5, 1])
        }
    }

    @Test("without the cache, nothing is remembered and nothing is taken")
    func uncached() throws {
        try ScratchFolder.with { scratch in
            let swift = try StandInSwift(in: scratch)
            try scratch.write("", to: "Demo/Package.swift")
            for _ in 0..<2 { _ = try load(scratch.path("Demo"), swift.evaluator(usesCache: false)) }
            #expect(swift.calls == [2, 0])
            #expect(!scratch.names().contains { $0.hasPrefix("cache") })
        }
    }

    @Test("a damaged answer in the cache is asked for again, and a cache that cannot be written does not matter")
    func damagedCache() throws {
        try ScratchFolder.with { scratch in
            let swift = try StandInSwift(in: scratch)
            try scratch.write("", to: "Demo/Package.swift")
            _ = try load(scratch.path("Demo"), swift.evaluator())
            for name in scratch.names() where name.hasSuffix(".entry") { try scratch.write("rubbish", to: name) }
            for _ in 0..<2 { _ = try load(scratch.path("Demo"), swift.evaluator()) }
            #expect(swift.calls == [2, 0])
            let path = scratch.path("bin") + ":/usr/bin:/bin"
            let manifests = ManifestEvaluator(environment: ["PATH": path], cacheFolder: scratch.path("calls/cache"))
            #expect(try load(scratch.path("Demo"), manifests).name == "Demo")
        }
    }

    @Test("a manifest that is not on disk runs alone, at the end of the same path, and its paths mean the same")
    func elsewhere() throws {
        try ScratchFolder.with { scratch in
            let dependency = #"{"fileSystem": [{"identity": "dep", "path": "PLACE/../Dep"}]}"#
            let swift = try StandInSwift(in: scratch, output: #"{"name": "Demo", "dependencies": [\#(dependency)]}"#)
            let files = MemoryFileSystem(["/code/deep/Demo/Package.swift": "// in memory"])
            let package = try load("/code/deep/Demo", swift.evaluator(), from: files)
            #expect(package.packageDependencies == [PackageDependency(identity: "dep", reference: .local(path: "/code/deep/Dep"))])
            #expect(scratch.text("seen") == "// in memory")
            #expect(scratch.text("calls")?.contains("/code/deep/Demo --scratch-path ") == true)
        }
    }

    @Test("the manifest for the version of Swift is read, and the version is asked for once")
    func versions() throws {
        try ScratchFolder.with { scratch in
            let swift = try StandInSwift(in: scratch)
            let tools = "// swift-tools-version: "
            func name(_ main: String, _ others: [String: String]) throws -> String {
                var contents = Dictionary(uniqueKeysWithValues: others.map { ("/code/Package@swift-\($0).swift", tools + $1) })
                contents["/code/Package.swift"] = tools + main
                return PathText.lastComponent(of: try load("/code", swift.evaluator(), from: MemoryFileSystem(contents)).path)
            }
            #expect(try name("5.5", ["6": "5.4"]) == "Package@swift-6.swift")
            #expect(try name("5.5", ["6": "5.4", "6.3": "5.4"]) == "Package@swift-6.3.swift")
            #expect(try name("5.5", ["6.2": "5.4"]) == "Package.swift")
            #expect(try name("5.5", ["5.9": "5.9", "5.8": "5.8"]) == "Package@swift-5.9.swift")
            #expect(try name("5.5", ["7": "7.0", "6.3.1.1": "6.0"]) == "Package.swift")
            #expect(swift.calls == [5, 1])
        }
    }

    @Test("the errors of the compiler are told with their places, each once")
    func compilerErrors() throws {
        let output = """
            error: 'demo': Invalid manifest (compiled with: ["/opt/swiftc"])
            PLACE/Package.swift:3:22: error: incorrect label
            1 | // swift-tools-version:5.9
              |                      `- error: incorrect label
            PLACE/Package.swift:3:22: error: incorrect label
            PLACE/Package.swift:4:14: warning: never used
            PLACE/Package.swift:5:1: error: expected ')'
            error: invalid manifests at [<AbsolutePath:"PLACE">]
            """
        #expect(
            try fault(output) == """
                Demo/Package.swift:3:22: error: the manifest does not compile: incorrect label [invalid-manifest]
                Demo/Package.swift:5:1: error: the manifest does not compile: expected ')' [invalid-manifest]
                """
        )
    }

    @Test("a manifest that traps, one that SwiftPM refuses, and one without any reason")
    func otherErrors() throws {
        #expect(
            try fault("  5 |main/Package.swift:7: Fatal error: boom\n\nerror: fatalError\n")
                == "Demo/Package.swift:7: error: the manifest stops with a fatal error: boom [invalid-manifest]"
        )
        #expect(
            try fault("warning: x\nerror: 'demo': package 'demo' is using Swift tools version 99.0.0\n")
                == "Demo/Package.swift: error: the manifest cannot be read: package 'demo' is using Swift tools version 99.0.0 "
                + "[invalid-manifest]"
        )
        #expect(try fault("") == "Demo/Package.swift: error: the manifest cannot be read: swift gives no reason [invalid-manifest]")
    }

    @Test("output that is no package is refused")
    func badOutput() throws {
        #expect(
            try fault("", output: "[]", status: 0)
                == "Demo/Package.swift: error: the output of 'swift package dump-package' cannot be read: it has no 'name' "
                + "[manifest-output]"
        )
        #expect(
            try fault("", output: "{]", status: 0)
                == "Demo/Package.swift: error: the output of 'swift package dump-package' cannot be read: "
                + "invalid JSON: a key in quotation marks was expected [manifest-output]"
        )
    }

    @Test("what is missing is said: Swift, the manifest, the folder")
    func missing() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("", to: "Demo/Package.swift")
            try scratch.write("", to: "Empty/a.swift")
            let manifests = ManifestEvaluator(environment: ["PATH": scratch.path("nothing")], cacheFolder: scratch.path("cache"))
            func message(_ name: String) throws -> String {
                do {
                    _ = try load(scratch.path(name), manifests)
                    return "nothing"
                } catch let error as DiagnosticError {
                    return error.description.split(separator: scratch.path + "/").joined()
                }
            }
            #expect(
                try message("Demo") == "Demo/Package.swift: error: there is no 'swift' on PATH, which is needed to read the manifest; "
                    + "install it from https://www.swift.org/install [no-swift]"
            )
            #expect(try message("Empty") == "Empty: error: there is no 'Package.swift' in 'Empty' [no-package]")
            #expect(
                try message("Empty/a.swift")
                    == "Empty/a.swift: error: 'Empty/a.swift' is no package; name a folder with a 'Package.swift' [no-package]"
            )
            #expect(try message("None") == "None: error: there is nothing at 'None' [no-such-file]")
        }
    }

    @Test("the real Swift runs a manifest that is not on disk, and its paths start where the package is")
    func realElsewhere() throws {
        try ScratchFolder.with { scratch in
            let manifest = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Demo",
                    dependencies: [.package(path: "../../Dep"), .package(path: "Inner")],
                    targets: [.target(name: "A", resources: [.process("R", localization: .base)])]
                )
                """
            let files = MemoryFileSystem([
                "/code/deep/Demo/Package.swift": manifest, "/code/deep/Demo/Sources/a.swift": "", "/code/deep/Demo/Sources/R/x.xib": "",
            ])
            let package = try load("/code/deep/Demo", ManifestEvaluator(cacheFolder: scratch.path("cache")), from: files)
            #expect(package.packageDependencies.map(\.reference) == [.local(path: "/code/Dep"), .local(path: "/code/deep/Demo/Inner")])
            #expect(package.listing == "A library.static\n    process[Base] Sources/R/x.xib\n    source Sources/a.swift\n")
        }
    }

    @Test("the words of the real Swift are understood")
    func realErrors() throws {
        try ScratchFolder.with { scratch in
            let text = MarkedText("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: ①3)\n")
            try scratch.write(text.text, to: "Demo/Package.swift")
            let error = #expect(throws: DiagnosticError.self) {
                try load(scratch.path("Demo"), ManifestEvaluator(cacheFolder: scratch.path("cache")))
            }
            #expect(error?.diagnostics.first?.location == text.location("①", in: scratch.path("Demo/Package.swift")))
        }
    }
}
