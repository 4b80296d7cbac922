import BundleInspection
import Reports
import TestSupport
import Testing

/// The search for libraries with code from a real linker.
@Suite(.enabled(if: BinaryTool.areThere(.clang, .appleLinker), "no clang or ld64.lld on PATH"))
struct RealBinaryTests {
    /// What is found in an app with an extension that looks for a framework in a folder.
    private func findings(searchPath: String) throws -> [String] {
        try ScratchFolder.with { folder in
            var product = ExampleProduct()
            product.addApp("App", at: "App.app", ExampleBinary())
            product.addApp("E", at: "App.app/PlugIns/E.appex", ExampleBinary(), type: "XPC!")
            product.addFramework("X", at: "App.app/Frameworks/X.framework", ExampleBinary(), hasModule: false)
            try product.write(to: folder)
            try folder.write("int x(void);\nint main(void) { return x(); }\n", to: "main.c")
            try folder.write("int x(void) { return 1; }\n", to: "x.c")
            for name in ["main", "x"] {
                try BinaryTool.clang.run(["-target", "arm64-apple-ios15.0", "-c", "\(name).c", "-o", "\(name).o"], in: folder.path)
            }
            let shared = ["-arch", "arm64", "-platform_version", "ios", "15.0", "17.0", "-undefined", "dynamic_lookup"]
            let framework = "App.app/Frameworks/X.framework/X"
            try BinaryTool.appleLinker.run(
                shared + ["-dylib", "-install_name", "@rpath/X.framework/X", "x.o", "-o", framework], in: folder.path)
            let programs = [("App.app/App", "@executable_path/Frameworks"), ("App.app/PlugIns/E.appex/E", searchPath)]
            for (path, search) in programs {
                try BinaryTool.appleLinker.run(shared + ["-rpath", search, "main.o", framework, "-o", path], in: folder.path)
            }
            let verification = Verification(
                paths: ["App.app"], selection: try RuleSelection(among: RuleTable.packaging), needsApp: true,
                tool: .init(name: "test", version: "1"))
            return try verification.report(from: folder.path).findings.map { "\($0.path): \($0.message)" }
        }
    }

    @Test("an extension that looks two folders up finds the framework of its app")
    func found() throws {
        #expect(try findings(searchPath: "@executable_path/../../Frameworks") == [])
    }

    @Test("an extension that looks into its own folder does not")
    func missing() throws {
        let expected =
            "App.app/PlugIns/E.appex/E: '@rpath/X.framework/X' is not found; looked for at: "
            + "App.app/PlugIns/E.appex/Frameworks/X.framework/X"
        #expect(try findings(searchPath: "@executable_path/Frameworks") == [expected])
    }
}
