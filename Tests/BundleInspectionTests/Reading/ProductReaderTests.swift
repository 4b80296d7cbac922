import BundleInspection
import Diagnostics
import Reports
import TestSupport
import Testing

@Suite struct ProductReaderTests {
    private func report(_ path: String, in folder: ScratchFolder, needsApp: Bool = false) throws -> [String] {
        let verification = Verification(
            paths: [path], selection: try RuleSelection(among: RuleTable.packaging), needsApp: needsApp,
            tool: .init(name: "test", version: "1"))
        return try verification.report(from: folder.path).findings.map { "\($0.rule ?? "") \($0.path)" }
    }

    @Test("a folder and its zip have the same findings, and nothing is unpacked")
    func zip() throws {
        var product = CleanProducts.xcframework
        product.add("X.xcframework/ios-arm64/X.framework/.DS_Store", "x")
        product.setPermissions(0o644, of: "X.xcframework/ios-arm64/X.framework/X")
        try ScratchFolder.with { folder in
            try product.write(to: folder)
            #expect(try ShellScript.run("zip -qry X.zip X.xcframework", in: folder.path) == "")
            let names = folder.names()
            let expected = [
                "junk-file X.xcframework/ios-arm64/X.framework/.DS_Store", "executable-bit X.xcframework/ios-arm64/X.framework/X",
            ]
            #expect(try report("X.xcframework", in: folder) == expected)
            #expect(try report("X.zip", in: folder) == expected.map { $0.replacing(" X.", with: " X.zip/X.") })
            #expect(folder.names() == names)
        }
    }

    @Test("paths are shown as they were given")
    func shownPaths() throws {
        var product = ExampleProduct()
        product.addFramework("X", at: "build/X.framework", ExampleBinary())
        product.add("build/X.framework/.DS_Store", "x")
        try ScratchFolder.with { folder in
            try product.write(to: folder)
            #expect(try report("build/X.framework", in: folder) == ["junk-file build/X.framework/.DS_Store"])
            #expect(try report("./build/X.framework/", in: folder) == ["junk-file build/X.framework/.DS_Store"])
            #expect(try report("build", in: folder) == ["junk-file build/X.framework/.DS_Store"])
            let absolute = folder.path("build/X.framework")
            #expect(try report(absolute, in: folder) == ["junk-file \(absolute)/.DS_Store"])
        }
    }

    @Test("links are not followed out of a folder, and the path that was given may be one")
    func links() throws {
        var product = ExampleProduct()
        product.addFramework("X", at: "X.framework", ExampleBinary())
        product.add("outside/.DS_Store", "x")
        product.link("X.framework/out", to: "../outside")
        product.link("Y.framework", to: "X.framework")
        try ScratchFolder.with { folder in
            try product.write(to: folder)
            #expect(try report("X.framework", in: folder) == ["unsafe-entry X.framework/out"])
            #expect(try report("Y.framework", in: folder).contains("unsafe-entry Y.framework/out"))
        }
    }

    @Test("an archive whose names lead out is a finding, not a failure")
    func unsafeArchive() throws {
        try ScratchFolder.with { folder in
            try folder.write("x", to: "a/b")
            try folder.makeFolder("c")
            let script = "cd c && tar -cPf ../bad.tar ../a/b"
            #expect(try ShellScript.run(script, in: folder.path) == "")
            #expect(try report("bad.tar", in: folder) == ["unsafe-entry bad.tar"])
        }
    }

    @Test(
        "what is not there, no product or damaged is an error",
        arguments: [("gone", "read-failed"), ("empty", "no-product"), ("bad.zip", "archive-unreadable")])
    func errors(path: String, code: String) throws {
        try ScratchFolder.with { folder in
            try folder.makeFolder("empty")
            try folder.write("no zip", to: "bad.zip")
            let error = #expect(throws: DiagnosticError.self) { try report(path, in: folder) }
            #expect(error?.diagnostics.map(\.code) == [code])
        }
    }

    @Test("an app is asked for and is not there")
    func noApp() throws {
        try ScratchFolder.with { folder in
            try CleanProducts.phone.write(to: folder)
            try CleanProducts.app.write(to: folder)
            let error = #expect(throws: DiagnosticError.self) { try report("X.xcframework", in: folder, needsApp: true) }
            #expect(error?.diagnostics.map(\.code) == ["no-app"])
            #expect(try report("App.app", in: folder, needsApp: true) == [])
        }
    }

    @Test("a file of code can be given by itself")
    func singleFile() throws {
        try ScratchFolder.with { folder in
            var binary = ExampleBinary()
            binary.installName = "@rpath/libY.dylib"
            try folder.write(binary.bytes(), to: "libX.dylib")
            #expect(try report("libX.dylib", in: folder) == ["executable-bit libX.dylib", "install-name libX.dylib"])
        }
    }

    @Test("rules are chosen and left out by name, and unknown names are told")
    func selection() throws {
        let selection = try RuleSelection(only: ["junk-file", "install-name"], without: ["install-name"], among: RuleTable.packaging)
        #expect(selection.rules(of: RuleTable.packaging).map(\.explanation.identifier) == ["junk-file"])
        let error = #expect(throws: DiagnosticError.self) { try RuleSelection(only: ["junk-fil"], among: RuleTable.packaging) }
        #expect(error?.diagnostics[0].message == "there is no rule 'junk-fil'; did you mean 'junk-file'; '--list-rules' names all of them")
    }
}
