import TestSupport

extension RuleExample {
    private static let info = "core.artifactbundle/info.json"

    static let artifactBundles: [RuleExample] = [
        RuleExample("artifact-manifest", "no info.json", of: CleanProducts.libraryBundle) {
            $0.remove(info)
        } finds: {
            ["core.artifactbundle:1 error: there is no info.json"]
        },
        RuleExample("artifact-manifest", "an info.json that is no JSON", of: CleanProducts.libraryBundle) {
            $0.add(info, "{\n  \"schemaVersion\": 1.2,,\n}\n")
        } finds: {
            ["core.artifactbundle/info.json:2 error: invalid JSON: a key in quotation marks was expected"]
        },
        RuleExample("artifact-manifest", "a schema, a type and a version that SwiftPM does not take", of: CleanProducts.programBundle) {
            let info = "tool.artifactbundle/info.json"
            $0.replace("\"1.0\"", with: "\"2.0\"", in: info)
            $0.replace("executable", with: "program", in: info)
            $0.replace("\"version\": \"1.0.0\",\n", with: "", in: info)
        } finds: {
            [
                "tool.artifactbundle/info.json:2 error: SwiftPM takes the versions 1.0, 1.1, 1.2 of the schema, not '2.0'",
                "tool.artifactbundle/info.json:4 error: 'tool' has no 'version', without which SwiftPM takes nothing of the bundle",
                "tool.artifactbundle/info.json:5 error: SwiftPM knows no type 'program'; it knows executable, staticLibrary, "
                    + "swiftSDK, crossCompilationDestination, experimentalWindowsDLL",
            ]
        },
        RuleExample("artifact-manifest", "a key that nobody reads", of: CleanProducts.programBundle) {
            $0.replace("\"version\"", with: "\"supportedTriple\": [], \"version\"", in: "tool.artifactbundle/info.json")
        } finds: {
            ["tool.artifactbundle/info.json:6 warning: nobody reads 'supportedTriple' in the artifact 'tool'"]
        },
        RuleExample("artifact-manifest", "a library without headers", of: CleanProducts.libraryBundle) {
            $0.replace("[\"include\"]", with: "[]", in: info)
        } finds: {
            [
                "core.artifactbundle/info.json:8 error: a variant of 'core' names neither headers nor a module map, so that no source can "
                    + "import it"
            ]
        },
        RuleExample("artifact-manifest", "a variant that never matches", of: CleanProducts.programBundle) {
            $0.replace(", \"supportedTriples\": [\"x86_64-unknown-linux-gnu\"]", with: "", in: "tool.artifactbundle/info.json")
        } finds: {
            ["tool.artifactbundle/info.json:8 error: a variant of 'tool' has no 'supportedTriples', so that SwiftPM uses it nowhere"]
        },
        RuleExample("artifact-name", "a library without 'lib'", of: CleanProducts.libraryBundle) {
            $0.move("core.artifactbundle/linux/libcore.a", to: "core.artifactbundle/linux/core.a")
            $0.replace("libcore.a", with: "core.a", in: info)
        } finds: {
            ["core.artifactbundle/info.json:8 error: 'core.a' has to be called 'libNAME.a', or the linker does not find it"]
        },
        RuleExample("artifact-triple", "a file for another processor", of: CleanProducts.libraryBundle) {
            $0.replace("x86_64-unknown-linux-gnu", with: "aarch64-unknown-linux-gnu", in: info)
        } finds: {
            [
                "core.artifactbundle/linux/libcore.a:1 error: the variant is for 'aarch64-unknown-linux-gnu', but it is for x86_64 "
                    + "(x86_64-unknown-linux-gnu, x86_64-swift-linux-musl, x86_64-unknown-linux-musl)"
            ]
        },
        RuleExample("artifact-triple", "a program in the place of a library", of: CleanProducts.libraryBundle) {
            var program = ELFBuilder(type: 2)
            program.interpreter = "/lib64/ld-linux-x86-64.so.2"
            $0.add("core.artifactbundle/linux/libcore.a", program.bytes(), permissions: 0o755)
        } finds: {
            ["core.artifactbundle/linux/libcore.a:1 error: 'core' is a static library, but the file is of the kind 'executable'"]
        },
        RuleExample("artifact-missing-file", "headers that are gone", of: CleanProducts.libraryBundle) {
            $0.remove("core.artifactbundle/include")
        } finds: {
            ["core.artifactbundle/info.json:8 error: nothing stands at 'include' in the bundle"]
        },
        RuleExample("artifact-missing-file", "no module map", of: CleanProducts.libraryBundle) {
            $0.remove("core.artifactbundle/include/module.modulemap")
        } finds: {
            ["core.artifactbundle/info.json:8 error: 'core' has no module map, so that no source can import it"]
        },
        RuleExample("artifact-duplicate-triple", "two variants for one machine", of: CleanProducts.programBundle) {
            let variant = "{ \"path\": \"linux/tool\", \"supportedTriples\": [\"x86_64-unknown-linux-gnu\"] }"
            $0.replace(variant, with: variant + ",\n        " + variant, in: "tool.artifactbundle/info.json")
        } finds: {
            ["tool.artifactbundle/info.json:9 warning: 'linux/tool' and 'linux/tool' of 'tool' are both for 'x86_64-unknown-linux-gnu'"]
        },
        RuleExample("artifact-name-collision", "two libraries with one file name", of: CleanProducts.libraryBundle) {
            $0.addLibraryBundle("other", library: "libcore.a")
        } finds: {
            ["other.artifactbundle/info.json:8 error: 'core' in 'core.artifactbundle' has a 'libcore.a' for 'x86_64-unknown-linux-gnu' too"]
        },
        RuleExample("artifact-undefined-symbols", "a function of another library", of: CleanProducts.libraryBundle) {
            $0.addLibraryBundle("core", undefined: ["EVP_DigestInit_ex", "malloc"])
        } finds: {
            ["core.artifactbundle/linux/libcore.a:1 warning: 'EVP_DigestInit_ex' is neither defined nor in the C library"]
        },
    ]

    static let apps: [RuleExample] = [
        RuleExample("framework-not-found", "an extension that looks into its own folder only", of: CleanProducts.app) {
            $0.addApp("E1", at: "App.app/PlugIns/E1.appex", .program(loading: ["F1"]), type: "XPC!")
        } finds: {
            [
                "App.app/PlugIns/E1.appex/E1:1 error: '@rpath/F1.framework/F1' is not found; looked for at: "
                    + "App.app/PlugIns/E1.appex/Frameworks/F1.framework/F1"
            ]
        },
        RuleExample("framework-embedded-twice", "the same copy in the extension", of: CleanProducts.app) {
            $0.addFramework("F1", at: "App.app/PlugIns/E1.appex/Frameworks/F1.framework", firstFramework, hasModule: false)
        } finds: {
            ["App.app/PlugIns/E1.appex/Frameworks/F1.framework:1 error: 'App.app/Frameworks/F1.framework' is the same; embed it once"]
        },
        RuleExample("framework-embedded-twice", "another build in the extension", of: CleanProducts.app) {
            var other = firstFramework
            other.uuid = 9
            $0.addFramework("F1", at: "App.app/PlugIns/E1.appex/Frameworks/F1.framework", other, hasModule: false)
        } finds: {
            [
                "App.app/PlugIns/E1.appex/Frameworks/F1.framework:1 error: 'App.app/Frameworks/F1.framework' is another build of it; "
                    + "embed it once"
            ]
        },
    ]

    private static var firstFramework: ExampleBinary {
        var binary = ExampleBinary()
        binary.uuid = 1
        return binary
    }
}
