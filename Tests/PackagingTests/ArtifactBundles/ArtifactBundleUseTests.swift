import Archives
import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

/// Bundles that are built with, as their users do.
@Suite(
    "Packages that use bundles", .serialized, .enabled(if: BundleTools.arePresent, "there is no swift, clang or ar on PATH, or no Linux"))
struct ArtifactBundleUseTests {
    private static let names = (library: "Fast", tool: "maker")

    /// A library and a program, compiled.
    private func compile(in scratch: ScratchFolder) throws {
        try scratch.write("int fast(void);\n", to: "include/fast.h")
        try scratch.write("module Fast { header \"fast.h\" export * }\n", to: "include/module.modulemap")
        try scratch.write("int fast(void) { return 42; }\n", to: "fast.c")
        let source = """
            #include <stdio.h>
            int main(int count, char **words) {
                FILE *file = fopen(words[1], "w");
                if (!file) return 1;
                fprintf(file, "let made = \\"%s\\"\\n", words[2]);
                return fclose(file);
            }
            """
        try scratch.write(source, to: "maker.c")
        let script = "\"$1\" -c fast.c -o fast.o && \"$2\" rcs libfast.a fast.o && \"$1\" maker.c -o built"
        #expect(try ShellScript.run(script, [BundleTools.clang ?? "", BundleTools.archiver ?? ""], in: scratch.path) == "")
    }

    private func writePackage(_ targets: String, main: String, to scratch: ScratchFolder) throws {
        try scratch.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "User", targets: [
            \(targets)
            ])
            """, to: "user/Package.swift")
        try scratch.write(main, to: "user/Sources/app/main.swift")
    }

    private func run(_ options: String, in scratch: ScratchFolder) throws -> String {
        let script = "\"$1\" run --scratch-path \"$2/build\" --disable-sandbox \(options) app 2>log; cat log >&2"
        let output = try ShellScript.run(
            "(\(script)) 2>errors || true; tail -n 30 errors >failure", [BundleTools.swift ?? "", scratch.path],
            in: scratch.path("user"))
        return output
    }

    @Test("a library from a folder and a program from a zip are found, linked and run")
    func bundles() throws {
        try ScratchFolder.with { scratch in
            try compile(in: scratch)
            var library = ArtifactBundleArguments()
            library.staticLibraries = [Self.names.library]
            library.variants = ["\(BundleTools.triple)=\(scratch.path("libfast.a"))"]
            library.headers = [scratch.path("include")]
            library.version = "1.0.0"
            try write(library, to: "user/Fast.artifactbundle", scratch)
            var tool = ArtifactBundleArguments()
            tool.executables = [Self.names.tool]
            tool.variants = ["\(BundleTools.triple)=\(scratch.path("built"))"]
            tool.version = "1.0.0"
            try write(tool, to: "user/maker.artifactbundle.zip", scratch)
            try scratch.write(
                """
                import PackagePlugin
                @main struct Make: BuildToolPlugin {
                    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                        let output = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
                        let words = [output.path(percentEncoded: false), "made by the tool"]
                        let tool = try context.tool(named: "maker").url
                        return [.buildCommand(displayName: "Making", executable: tool, arguments: words, outputFiles: [output])]
                    }
                }
                """, to: "user/Plugins/Make/Make.swift")
            try writePackage(
                """
                    .binaryTarget(name: "FastBinary", path: "Fast.artifactbundle"),
                    .binaryTarget(name: "maker", path: "maker.artifactbundle.zip"),
                    .plugin(name: "Make", capability: .buildTool(), dependencies: ["maker"]),
                    .executableTarget(name: "app", dependencies: ["FastBinary"], plugins: ["Make"]),
                """, main: "import Fast\nprint(fast(), made)\n", to: scratch)
            #expect(try run("", in: scratch) == "42 made by the tool\n", "\(scratch.text("user/failure") ?? "")")

            // The same library out of a zip: only the linking is done again.
            let zip = ZipArchiving(path: scratch.path("user/Fast.artifactbundle"), output: scratch.path("user/Fast.zip"), level: "6")
            _ = try zip.write(with: OutputWriter())
            try writePackage(
                """
                    .binaryTarget(name: "FastBinary", path: "Fast.zip"),
                    .executableTarget(name: "app", dependencies: ["FastBinary"]),
                """, main: "import Fast\nprint(fast() + 1)\n", to: scratch)
            #expect(try run("", in: scratch) == "43\n", "\(scratch.text("user/failure") ?? "")")
        }
    }

    @Test("the slice of an xcframework for Linux is found where the experimental flag is given")
    func xcframework() throws {
        try ScratchFolder.with { scratch in
            try compile(in: scratch)
            let request = XCFrameworkRequest(
                inputs: [.init(library: scratch.path("libfast.a"), headers: scratch.path("include"))],
                output: scratch.path("user/Fast.xcframework"))
            #expect(try XCFrameworkCreation.run(request).map(\.code) == ["module-map-clash"])
            let library = PathText.join(request.output, "linux-\(BundleTools.architecture)/libfast.a")
            #expect(DiskFileSystem().kind(at: library) == .file)
            try writePackage(
                """
                    .binaryTarget(name: "Fast", path: "Fast.xcframework"),
                    .executableTarget(name: "app", dependencies: ["Fast"]),
                """, main: "import Fast\nprint(fast())\n", to: scratch)
            let output = try run("--experimental-xcframeworks-on-linux", in: scratch)
            #expect(output == "42\n", "\(scratch.text("user/failure") ?? "")")
        }
    }

    @Test("the plugin of Trellis takes its program out of a bundle")
    func plugin() throws {
        try ScratchFolder.with { scratch in
            // A stand-in writes what the option '--output' names.
            let script = "while [ $# -gt 0 ]; do [ \"$1\" != --output ] || echo 'let made = 7' > \"$2\"; shift; done"
            for name in ["trellis-codegen", "trellis-lint"] { try scratch.writeScript(script, to: name) }
            var bundle = ArtifactBundleArguments()
            bundle.executables = ["trellis-codegen", "trellis-lint"]
            bundle.variants = bundle.executables.map { "\($0):\(BundleTools.triple)=\(scratch.path($0))" }
            bundle.version = "1.0.0"
            try write(bundle, to: "user/trellis.artifactbundle.zip", scratch)
            let repository = PathText.normalized(PathText.join(#filePath, "../../../.."))
            let source = "Plugins/TrellisCodegen/TrellisCodegen.swift"
            try scratch.write(DiskFileSystem().read(PathText.join(repository, source)), to: "user/" + source)
            try scratch.write("{}\n", to: "user/trellis.yml")
            try writePackage(
                """
                    .binaryTarget(name: "TrellisPrograms", path: "trellis.artifactbundle.zip"),
                    .plugin(name: "TrellisCodegen", capability: .buildTool(), dependencies: ["TrellisPrograms"]),
                    .executableTarget(name: "app", plugins: ["TrellisCodegen"]),
                """, main: "print(made)\n", to: scratch)
            #expect(try run("", in: scratch) == "7\n", "\(scratch.text("user/failure") ?? "")")
        }
    }

    private func write(_ arguments: ArtifactBundleArguments, to name: String, _ scratch: ScratchFolder) throws {
        let output = try BundleOutput(scratch.path(name), fileExtension: ArtifactBundlePlan.fileExtension, writer: OutputWriter())
        let plan = try ArtifactBundlePlan(arguments.request())
        #expect(plan.diagnostics == [])
        try output.write(plan.tree)
    }
}
