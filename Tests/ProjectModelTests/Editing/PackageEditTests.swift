import ProjectModel
import Testing

@Suite("Adding and removing packages")
struct PackageEditTests {
    private let sample = EditSample(text: EditSample.plain.text, files: EditSample.plain.files + ["Kit/Package.swift", "App/Bare/"])
    private let url = "https://example.com/Parser.git"

    @Test("a package of a repository has its requirement, and no traits when it is to have none")
    func repository() throws {
        let lines = try sample.lines {
            try $0.addPackage("https://example.com/Parser.git", requirement: .upToNextMajor(from: "1.2.0"), traits: [])
        }
        #expect(
            lines.joined(separator: "\n") == """
                +packageReferences = (
                +B12AF153E9D012F864B39AC5 /* XCRemoteSwiftPackageReference "Parser" */,
                +);
                +
                +/* Begin XCRemoteSwiftPackageReference section */
                +B12AF153E9D012F864B39AC5 /* XCRemoteSwiftPackageReference "Parser" */ = {
                +isa = XCRemoteSwiftPackageReference;
                +repositoryURL = "https://example.com/Parser.git";
                +requirement = {
                +kind = upToNextMajorVersion;
                +minimumVersion = 1.2.0;
                +};
                +traits = (
                +);
                +};
                +/* End XCRemoteSwiftPackageReference section */
                """)
    }

    @Test("each requirement is written in the words of Xcode")
    func requirements() throws {
        let all: [(PackageRequirement, String)] = [
            (.upToNextMinor(from: "1.2.0"), "kind = upToNextMinorVersion;minimumVersion = 1.2.0;"),
            (
                .range(from: "1.0.0", before: "3.0.0-beta.1"),
                "kind = versionRange;maximumVersion = \"3.0.0-beta.1\";minimumVersion = 1.0.0;"
            ),
            (.exact("2.0.0"), "kind = exactVersion;version = 2.0.0;"),
            (.branch("main"), "branch = main;kind = branch;"),
            (.revision("abc"), "kind = revision;revision = abc;"),
        ]
        for (requirement, words) in all {
            let added = try sample.after { try $0.addPackage(url, requirement: requirement) }
            let start = try #require(added.text.ranges(of: "requirement = {").first?.upperBound)
            let text = added.text[start...].prefix { $0 != "}" }.filter { $0 != "\t" && $0 != "\n" }
            #expect(text == words)
            #expect(try added.edited { try $0.removePackage("parser") } == sample.text)
        }
    }

    @Test("a product of a package goes to a phase and to the list of its target, a plug-in to the dependencies")
    func products() throws {
        let lines = try sample.lines {
            try $0.addPhase(.frameworks, target: "App")
            try $0.addPackage(url, requirement: .branch("main"))
            try $0.addPackageProduct("Parser", package: "parser", target: "App")
            try $0.addPackageProduct("Gen", package: url, target: "App", kind: .plugin)
        }
        #expect(
            lines.joined(separator: "\n") == EditTexts.packageProducts)
    }

    @Test("a product that is used in two phases leaves one after the other")
    func phases() throws {
        let package = try sample.after {
            try $0.addPhase(.frameworks, target: "App")
            try $0.addPhase(.copy, target: "App", name: "Embed", destination: CopyDestination(.frameworks))
            try $0.addPackage(url, requirement: .exact("1.0.0"))
        }
        let linked = try package.after { try $0.addPackageProduct("Parser", package: "Parser", target: "App") }
        let both = try linked.after { try $0.addPackageProduct("Parser", package: "Parser", target: "App", phase: "Embed") }
        #expect(both.text.ranges(of: "productName = Parser;").count == 1)
        #expect(try both.edited { try $0.removePackageProduct("Parser", target: "App", phase: "Embed") } == linked.text)
        #expect(try both.edited { try $0.removePackageProduct("Parser", package: url, target: "App") } == package.text)
        #expect(
            try both.edited { try $0.removePhase("Embed", target: "App", isRecursive: true) }.ranges(of: "productName = Parser;").count == 1
        )
        #expect(
            try both.message { try $0.removePackage("parser") }.hasSuffix(
                "error: the package 'parser' is in use: 'Parser' by the target 'App'; '--recursive' takes its products out of all targets "
                    + "[package-in-use]"))
        #expect(!(try both.edited { try $0.removePackage("parser", isRecursive: true) }.contains("Parser")))
    }

    @Test("a package in a folder is an object of its own from version 60 on, and a reference to the folder before")
    func folder() throws {
        let lines = try sample.lines { try $0.addLocalPackage("Kit") }
        #expect(lines.contains("+relativePath = Kit;"))
        let old = EditSample(text: sample.text.replacing("objectVersion = 77", with: "objectVersion = 54"), files: sample.files)
        let added = try old.after { try $0.addLocalPackage("Kit") }
        #expect(added.text.contains("{isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = \"<group>\"; };"))
        let linked = try added.after {
            try $0.addPhase(.frameworks, target: "App")
            try $0.addPackageProduct("Kit", package: "Kit", target: "App")
        }
        #expect(linked.text.contains("isa = XCSwiftPackageProductDependency;\n\t\t\tproductName = Kit;"))
        for sample in [sample, old] {
            let added = try sample.after { try $0.addLocalPackage("Kit") }
            #expect(try added.edited { try $0.removePackage("Kit") } == sample.text)
        }
    }

    @Test("what cannot be is refused, with words that say what to do")
    func faults() throws {
        let faults: [(String, (inout ProjectEdit) throws -> Void)] = [
            (
                "'1.0' is no version of a package; versions are like 1.2.0 [wrong-version]",
                { try $0.addPackage("u", requirement: .exact("1.0")) }
            ),
            (
                "the project uses the package 'https://EXAMPLE.com/parser' already [already-there]",
                { try $0.addPackage("https://EXAMPLE.com/parser", requirement: .branch("main")) }
            ),
            (
                "there is no package in 'App/Bare', that is no file 'Package.swift' [no-such-package]",
                { try $0.addLocalPackage("App/Bare") }
            ),
            (
                "the project uses no package 'other'; 'trellis-project add package' adds one [no-such-package]",
                { try $0.addPackageProduct("P", package: "other", target: "App") }
            ),
            (
                "the target 'App' has no phase 'frameworks'; 'trellis-project add phase' or 'add script' makes one [no-such-phase]",
                { try $0.addPackageProduct("P", package: "parser", target: "App") }
            ),
            ("the target 'App' does not use the product 'P' [not-a-member]", { try $0.removePackageProduct("P", target: "App") }),
        ]
        let sample = try sample.after { try $0.addPackage(url, requirement: .branch("main")) }
        for (message, change) in faults {
            let actual = try sample.message(change)
            #expect(actual.hasSuffix("error: " + message), "\(actual)")
        }
        let old = EditSample(text: EditSample.plain.text.replacing("objectVersion = 77", with: "objectVersion = 46"), files: [])
        #expect(
            try old.message { try $0.addPackage("u", requirement: .branch("main")) }.hasSuffix(
                "error: the project has the object version 46, and Swift packages need 52 or later, that is Xcode 11; raise the project "
                    + "format in Xcode first [old-object-version]"))
    }
}
