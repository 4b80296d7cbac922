import BundleInspection
import SystemSupport
import TestSupport
import Testing

/// The property lists of real xcframeworks and the info.json of real artifact bundles: what is found is a fault of the file.
@Suite(.enabled(if: Corpus.isPresent, "no corpus"))
struct CorpusRuleTests {
    /// What rules find in products that consist of one file each, as the name of the file and the finding.
    private func findings(in folder: String, _ suffix: String, at path: String, _ rules: [String]) throws -> [String] {
        let asked = RuleTable.packaging.filter { rules.contains($0.explanation.identifier) }
        let files = Corpus.files(in: folder, suffix: suffix)
        #expect(!files.isEmpty)
        return try files.flatMap { file -> [String] in
            var product = ExampleProduct()
            product.add(path, try DiskFileSystem().read(file))
            return product.findings(asked).map { PathText.lastComponent(of: file) + ": " + $0 }
        }
    }

    @Test("property lists of xcframeworks")
    func xcframeworks() throws {
        let rules = ["xcframework-manifest", "xcframework-duplicate-slice", "xcframework-identifier"]
        let found = try findings(in: "xcframework-info", ".plist", at: "X.xcframework/Info.plist", rules)
        let name = "CocoaPods__CocoaPods__CoconutLib-Oddly-Named-XCF-Slices-Example_CoconutLib_build__Info.plist"
        let expected = [
            "\(name): xcframework-identifier X.xcframework/Info.plist:11 warning: the identifier 'coconut-water' should be "
                + "'ios-arm64_x86_64-simulator'",
            "\(name): xcframework-identifier X.xcframework/Info.plist:28 warning: the identifier 'coconut-liquid' should be 'ios-arm64'",
        ]
        #expect(found == expected)
    }

    @Test("info.json of artifact bundles")
    func artifactBundles() throws {
        let rules = ["artifact-manifest", "artifact-name", "artifact-duplicate-triple"]
        let found = try findings(in: "artifactbundle-info", ".json", at: "X.artifactbundle/info.json", rules)
        let place = "X.artifactbundle/info.json"
        let libraries = ["Complex", "Simple"].flatMap { name -> [String] in
            let file = "swiftlang__swift-package-manager__\(name)Bundle__info.json"
            let artifact = name.lowercased()
            return [
                "\(file): artifact-manifest \(place):8 error: a variant of '\(artifact)' names neither headers nor a module map, so that "
                    + "no source can import it",
                "\(file): artifact-name \(place):8 error: '\(artifact).a' has to be called 'libNAME.a', or the linker does not find it",
                "\(file): artifact-manifest \(place):10 warning: nobody reads 'headerPaths' in a variant of '\(artifact)'",
            ]
        }
        let others = [
            "swiftlang__swift-package-manager__Simple__info.json: artifact-manifest \(place):49 warning: not every reader of JSON takes "
                + "this: invalid JSON: a value was expected",
            "swiftlang__swift-package-manager__Ubuntu-24.04-X64__info.json: artifact-manifest \(place):5 error: SwiftPM knows no type "
                + "'library'; it knows executable, staticLibrary, swiftSDK, crossCompilationDestination, experimentalWindowsDLL",
        ]
        #expect(found == libraries + others)
    }
}
