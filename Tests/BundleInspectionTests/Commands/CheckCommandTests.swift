import JSON
import TestSupport
import Testing

/// `trellis-bundle check`, run the way users run it.
@Suite struct CheckCommandTests {
    private static let program = BuiltProgram("trellis-bundle")

    /// An app whose extension has taken over its identifier.
    private static var faulty: ExampleProduct {
        var product = CleanProducts.app
        product.replace("com.example.App.E1", with: "com.example.App", in: "App.app/PlugIns/E1.appex/Info.plist")
        return product
    }

    private static let line =
        "App.app/PlugIns/E1.appex/Info.plist:7:1: error: CFBundleIdentifier 'com.example.App' is that of 'App.app' too [ITMS-90685] "
        + "(identifier-collision)\n"

    @Test("findings are lines with the code of the store, and the exit code says that there are some")
    func lines() throws {
        try ScratchFolder.with { folder in
            try Self.faulty.write(to: folder)
            let outcome = try Self.program.run(["check", "App.app"], in: folder.path)
            #expect(outcome.standardOutput == Self.line)
            #expect(outcome.standardError == "")
            #expect(outcome.status == 1)
        }
    }

    @Test("a clean app is silence and success")
    func clean() throws {
        try ScratchFolder.with { folder in
            try CleanProducts.app(extensions: 6, frameworks: 40).write(to: folder)
            let outcome = try Self.program.run(["check", "App.app"], in: folder.path)
            #expect(outcome.standardOutput == "")
            #expect(outcome.status == 0)
        }
    }

    @Test("an ipa and an archive of Xcode are read as they are")
    func containers() throws {
        try ScratchFolder.with { folder in
            var product = Self.faulty
            product.move("App.app", to: "Payload/App.app")
            try product.write(to: folder)
            #expect(try ShellScript.run("zip -qry App.ipa Payload && rm -r Payload", in: folder.path) == "")
            let package = try Self.program.run(["check", "App.ipa"], in: folder.path)
            #expect(package.standardOutput.hasPrefix("App.ipa/Payload/App.app/PlugIns/E1.appex/Info.plist:7:1: error: "))
            #expect(package.status == 1)
            product.move("Payload", to: "App.xcarchive/Products/Applications")
            try product.write(to: folder)
            let archive = try Self.program.run(["check", "App.xcarchive"], in: folder.path)
            #expect(
                archive.standardOutput.hasPrefix("App.xcarchive/Products/Applications/App.app/PlugIns/E1.appex/Info.plist:7:1: error: "))
            #expect(archive.status == 1)
        }
    }

    @Test("rules can be chosen and left out")
    func selection() throws {
        try ScratchFolder.with { folder in
            try Self.faulty.write(to: folder)
            let without = try Self.program.run(["check", "App.app", "--without", "identifier-collision"], in: folder.path)
            #expect(without.standardOutput == "")
            #expect(without.status == 0)
            let other = try Self.program.run(["check", "App.app", "--rule", "child-version"], in: folder.path)
            #expect(other.status == 0)
            let unknown = try Self.program.run(["check", "App.app", "--rule", "identifier-colision"], in: folder.path)
            #expect(unknown.standardError.contains("did you mean 'identifier-collision'"))
            #expect(unknown.status == 2)
            // A rule for packages is none of the store's.
            #expect(try Self.program.run(["check", "App.app", "--rule", "xcframework-platform"], in: folder.path).status == 2)
        }
    }

    @Test("what a baseline has is not told again, what is new is")
    func baseline() throws {
        try ScratchFolder.with { folder in
            try Self.faulty.write(to: folder)
            #expect(try Self.program.run(["check", "App.app", "--report", "json:old.json"], in: folder.path).status == 1)
            let known = try Self.program.run(["check", "App.app", "--baseline", "old.json"], in: folder.path)
            #expect(known.standardOutput == "")
            #expect(known.status == 0)
            try folder.write([1], to: "App.app/.DS_Store")
            let new = try Self.program.run(["check", "App.app", "--baseline", "old.json"], in: folder.path)
            #expect(new.standardOutput.hasPrefix("App.app/.DS_Store:1:1: warning: "))
            #expect(new.standardOutput.split(separator: "\n").count == 1)
            #expect(new.status == 1)
            try folder.write(Array("{}".utf8), to: "old.json")
            #expect(try Self.program.run(["check", "App.app", "--baseline", "old.json"], in: folder.path).status == 2)
        }
    }

    @Test("reports are JSON, SARIF and a page")
    func reports() throws {
        try ScratchFolder.with { folder in
            try Self.faulty.write(to: folder)
            let json = try JSONReader.read(
                Array(try Self.program.run(["check", "App.app", "--json"], in: folder.path).standardOutput.utf8), path: "json")
            #expect(json["schema"]?.text == "trellis-report/1")
            #expect(json["findings"]?.items?.first?["rule"]?.text == "identifier-collision")
            let sarif = try JSONReader.read(
                Array(try Self.program.run(["check", "App.app", "--sarif"], in: folder.path).standardOutput.utf8), path: "sarif")
            #expect(sarif["version"]?.text == "2.1.0")
            let page = try Self.program.run(["check", "App.app", "--html", "page.html"], in: folder.path)
            #expect(page.standardOutput == Self.line)
            #expect(try ShellScript.run("grep -c identifier-collision page.html", in: folder.path) == "1\n")
        }
    }

    @Test("the page of a rule is printed, and no product is needed for it")
    func explanation() throws {
        try ScratchFolder.with { folder in
            let page = try Self.program.run(["check", "--explain", "child-version"], in: folder.path)
            #expect(page.standardOutput.hasPrefix("# child-version: extension with another version than its app\n"))
            #expect(try Self.program.run(["check", "--list-rules"], in: folder.path).standardOutput.contains("bundle-nesting"))
            #expect(try Self.program.run(["check"], in: folder.path).status == 64)
        }
    }
}
