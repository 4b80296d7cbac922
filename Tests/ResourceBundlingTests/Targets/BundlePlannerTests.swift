import ArtifactCache
import BuildSettings
import Diagnostics
import Foundation
import PropertyLists
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

@Suite("The bundle of a target")
struct BundlePlannerTests {
    private static let spec = """
        name: Shop
        options: { developmentLanguage: de }
        settings: { MARKETING_VERSION: 2.1, CURRENT_PROJECT_VERSION: 17 }
        targets:
          App:
            type: application
            platform: iOS
            deploymentTarget: 16.0
            sources: [App]
            settings: { PRODUCT_BUNDLE_IDENTIFIER: com.example.shop }
          Texts:
            type: bundle
            platform: iOS
            deploymentTarget: 16.0
            sources: [Texts]
            settings:
              PRODUCT_BUNDLE_IDENTIFIER: com.example.texts
              PRODUCT_NAME: ShopTexts
              INFOPLIST_FILE: Info/Texts.plist
              INFOPLIST_OUTPUT_FORMAT: xml

        """

    private func withProject(_ body: (ScratchFolder, BundleEnvironment) throws -> Void) throws {
        try ScratchFolder.with { folder throws in
            try folder.write(Self.spec, to: "project.yml")
            try folder.write("struct A {}", to: "App/A.swift")
            try folder.write("\"a\" = \"A\";", to: "App/de.lproj/Main.strings")
            try folder.write("x", to: "App/data.bin")
            try folder.write("t", to: "Texts/text.txt")
            try folder.write("f", to: "Texts/Mono.ttf")
            try folder.write(
                "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; CFBundlePackageType = BNDL; UIAppFonts = (Sans.ttf); }",
                to: "Info/Texts.plist")
            let cache = SharedCache(local: ArtifactCache(folder: folder.path + "/cache"))
            try body(folder, BundleEnvironment(workingDirectory: folder.path, cache: cache, appleTools: AppleToolRunner(run: nil)))
        }
    }

    private func info(_ plan: PlannedBundle) throws -> PropertyListTree {
        var diagnostics: [Diagnostic] = []
        let bytes = try #require(plan.request.files.first).bytes
        return PropertyListTree(try PropertyListDocument.read(bytes, path: "Info.plist", diagnostics: &diagnostics).root)
    }

    @Test("the resources of an app become a bundle of its name, with an Info.plist for resources")
    func application() throws {
        try withProject { (folder, environment) throws in
            let arguments = BundleArguments(project: "project.yml", target: "App", output: "Build/")
            let plan = try BundlePlanner(arguments, environment).plan()
            #expect(plan.request.output == folder.path + "/Build/App.bundle")
            #expect(plan.request.resources.map(\.destination).sorted() == ["data.bin", "de.lproj/Main.strings"])
            #expect(plan.request.files.map(\.path) == ["Info.plist"])
            let info = try info(plan)
            #expect(info["CFBundleIdentifier"] == .string("com.example.shop.resources"))
            #expect(info["CFBundleDevelopmentRegion"] == .string("de"))
            #expect(info["CFBundleShortVersionString"] == .string("2.1"))
            #expect(info["CFBundleVersion"] == .string("17"))
            #expect(info["MinimumOSVersion"] == .string("16.0"))
            #expect(info["CFBundleSupportedPlatforms"] == .array([.string("iPhoneOS")]))
            #expect(info["CFBundleExecutable"] == nil)
            #expect(plan.definitionFiles == [folder.path + "/project.yml"])
            #expect(try BundleBuilder(plan.request).build().outputs == ["Info.plist", "data.bin", "de.lproj/Main.strings"])
        }
    }

    @Test("a target that is a bundle has the Info.plist that its settings say, and a PkgInfo")
    func bundleTarget() throws {
        try withProject { (folder, environment) throws in
            let arguments = BundleArguments(project: ".", target: "Texts", output: "Build/")
            let plan = try BundlePlanner(arguments, environment).plan()
            #expect(plan.request.output == folder.path + "/Build/ShopTexts.bundle")
            #expect(plan.request.files.map(\.path) == ["Info.plist", "PkgInfo"])
            #expect(plan.request.files.last?.bytes == Array("BNDL????".utf8))
            #expect(plan.request.files.first.map { String(decoding: $0.bytes, as: UTF8.self).hasPrefix("<?xml") } == true)
            #expect(try info(plan)["CFBundleIdentifier"] == .string("com.example.texts"))
            #expect(
                plan.diagnostics.map { "\($0.location?.path ?? ""): \($0.code)" } == [
                    "Info/Texts.plist: font-missing", "Texts/Mono.ttf: font-not-listed",
                ])
            #expect(plan.definitionFiles == ["Info/Texts.plist", "project.yml"].map { "\(folder.path)/\($0)" })
        }
    }

    @Test("a bundle goes where it is told: beside a name, into a framework of iOS or of macOS, or loose")
    func places() throws {
        try withProject { (folder, environment) throws in
            func output(_ change: (inout BundleArguments) -> Void) throws -> String {
                var arguments = BundleArguments(project: ".", target: "App", output: "Build/Kit.framework")
                change(&arguments)
                let output = try BundlePlanner(arguments, environment).plan().request.output
                return String(output.dropFirst(folder.path.utf8.count + 1))
            }
            #expect(try output { _ in } == "Build/Kit.framework/App.bundle")
            #expect(try output { $0.sdk = "macosx" } == "Build/Kit.framework/Versions/A/Resources/App.bundle")
            #expect(try output { $0.output = "Build/My.bundle" } == "Build/My.bundle")
            #expect(try output { ($0.output, $0.name) = ("Build/", "My") } == "Build/My.bundle")
            #expect(try output { ($0.output, $0.format) = ("Build/", .frameworkResources) } == "Build/App.resources")
        }
    }

    @Test("loose resources have no Info.plist")
    func loose() throws {
        try withProject { (_, environment) throws in
            var arguments = BundleArguments(project: ".", target: "App", output: "Build/")
            arguments.format = .frameworkResources
            let plan = try BundlePlanner(arguments, environment).plan()
            #expect(plan.request.files.isEmpty)
            #expect(plan.bundleName == nil)
            #expect(try BundleBuilder(plan.request).build().outputs == ["data.bin", "de.lproj/Main.strings"])
        }
    }

    @Test("what is not there is an error: a target, a configuration, a resource, a folder")
    func missing() throws {
        try withProject { (folder, environment) throws in
            func message(_ change: (inout BundleArguments) -> Void) -> String? {
                var arguments = BundleArguments(project: ".", target: "App", output: "Build/")
                change(&arguments)
                let changed = arguments
                return #expect(throws: DiagnosticError.self) { try BundlePlanner(changed, environment).plan() }?.diagnostics.first?.message
            }
            #expect(message { $0.target = "Ap" } == "the project 'Shop' has no target 'Ap'; did you mean 'App'?")
            #expect(message { $0.configuration = "Beta" } == "the target 'App' has no configuration 'Beta'; it has Debug, Release")
            #expect(
                message { ($0.target, $0.project) = (nil, "None") }
                    == "'None' is no folder; name one with resources, or a project with '--target'")
            try FileManager.default.removeItem(atPath: folder.path + "/Info/Texts.plist")
            #expect(message { $0.target = "Texts" } == "the Info.plist 'Info/Texts.plist' of target 'Texts' does not exist")
        }
    }

    @Test("a table that a catalog and a file of texts have both is an error that names both")
    func tableConflict() throws {
        try withProject { (folder, environment) throws in
            try folder.write(#"{"version":"1.0","sourceLanguage":"en","strings":{}}"#, to: "App/Main.xcstrings")
            let arguments = BundleArguments(project: ".", target: "App", output: "Build/")
            let error = #expect(throws: DiagnosticError.self) { try BundlePlanner(arguments, environment).plan() }
            #expect(error?.diagnostics.map(\.code) == ["table-conflict"])
            #expect(error?.diagnostics.first?.location?.path == "App/de.lproj/Main.strings")
        }
    }

    @Test("a bundle of a Swift package is named as its accessors look for it, and what is copied keeps its folders")
    func package() throws {
        try ScratchFolder.with { folder throws in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Kit", defaultLocalization: "en",
                    targets: [.target(name: "Design", resources: [.process("Resources"), .copy("Data/raw")])])
                """, to: "Package.swift")
            try folder.write("struct A {}", to: "Sources/Design/A.swift")
            try folder.write("\"a\" = \"A\";", to: "Sources/Design/Resources/inner/en.lproj/T.strings")
            try folder.write("{ a = b; }", to: "Sources/Design/Resources/inner/S.plist")
            try folder.write("{ a = b; }", to: "Sources/Design/Data/raw/deep/R.plist")
            let environment = BundleEnvironment(workingDirectory: folder.path, cache: nil, appleTools: AppleToolRunner(run: nil))
            var arguments = BundleArguments(project: ".", target: "Design", output: "Build/")
            arguments.sdk = "iphoneos"
            let plan = try BundlePlanner(arguments, environment).plan()
            #expect(plan.bundleName == "Kit_Design")
            #expect(try info(plan)["CFBundleIdentifier"] == .string("Kit.Design.resources"))
            let outcome = try BundleBuilder(plan.request).build()
            #expect(outcome.outputs == ["Info.plist", "S.plist", "en.lproj/T.strings", "raw/deep/R.plist"])
            let raw = try String(contentsOfFile: folder.path + "/Build/Kit_Design.bundle/raw/deep/R.plist", encoding: .utf8)
            #expect(raw == "{ a = b; }")
        }
    }
}
