import JSON
import TestSupport
import Testing

/// The commands of `trellis-package` that look at products, run the way users run them.
@Suite struct VerifyCommandTests {
    private static let program = BuiltProgram("trellis-package")

    /// A product with a planted fault of several kinds.
    private static var faulty: ExampleProduct {
        var product = CleanProducts.phone
        product.add("X.xcframework/ios-arm64/X.framework/.DS_Store", "x")
        product.replace(">15.0<", with: ">13.0<", in: "X.xcframework/ios-arm64/X.framework/Info.plist")
        product.add("X.xcframework/ios-arm64/X.framework/Modules/X.swiftmodule/arm64-apple-ios.private.swiftinterface", "// private\n")
        return product
    }

    private func run(_ product: ExampleProduct, _ arguments: String...) throws -> BuiltProgram.Outcome {
        try ScratchFolder.with { folder in
            try product.write(to: folder)
            return try Self.program.run(arguments, in: folder.path)
        }
    }

    @Test("planted faults are lines with path, severity and rule")
    func lines() throws {
        let framework = "X.xcframework/ios-arm64/X.framework"
        let outcome = try run(Self.faulty, "verify", "X.xcframework")
        let expected = """
            \(framework)/.DS_Store:1:1: warning: '.DS_Store' is what Finder keeps of a folder's window; remove it (junk-file)
            \(framework)/Info.plist:19:1: error: the system may be as old as 13.0, but the code for arm64 needs 15.0 \
            (minimum-system-mismatch)
            \(framework)/Modules/X.swiftmodule/arm64-apple-ios.private.swiftinterface:1:1: note: the private interface shows what is not \
            meant for users (private-module)

            """
        #expect(outcome.standardOutput == expected)
        #expect(outcome.standardError == "")
        #expect(outcome.status == 1)
    }

    @Test("planted faults are findings of a report in JSON")
    func json() throws {
        let outcome = try run(Self.faulty, "verify", "--json", "X.xcframework")
        let report = try JSONReader.read(Array(outcome.standardOutput.utf8), path: "report.json")
        #expect(outcome.status == 1)
        #expect(report["schema"]?.text == "trellis-report/1")
        let rules = report["findings"]?.items.map { $0["rule"]?.text ?? "" }
        #expect(rules == ["junk-file", "minimum-system-mismatch", "private-module"])
    }

    @Test("a clean product is silent, and notes alone are no failure")
    func clean() throws {
        #expect(try run(CleanProducts.xcframework, "verify", "X.xcframework") == .init(status: 0))
        let notes = try run(Self.faulty, "verify", "--rule", "private-module", "X.xcframework")
        #expect(notes.status == 0)
        #expect(notes.standardOutput.contains("note:"))
    }

    @Test("rules are chosen and left out")
    func selection() throws {
        let one = try run(Self.faulty, "verify", "--rule", "junk-file", "X.xcframework")
        #expect(one.standardOutput.split(separator: "\n").count == 1)
        let without = try run(
            Self.faulty, "verify", "--without", "junk-file", "--without", "minimum-system-mismatch", "X.xcframework")
        #expect(without.status == 0)
        let unknown = try run(Self.faulty, "verify", "--rule", "junk", "X.xcframework")
        #expect(unknown.status == 2)
        #expect(unknown.standardError.contains("there is no rule 'junk'"))
    }

    @Test("every form of report can be written beside the lines")
    func reports() throws {
        try ScratchFolder.with { folder in
            try Self.faulty.write(to: folder)
            let formats = ["xcode", "json", "sarif", "checkstyle", "junit", "github", "gitlab", "markdown", "html", "relative"]
            let arguments = formats.flatMap { ["--report", "\($0):out/\($0)"] }
            try folder.makeFolder("out")
            let outcome = try Self.program.run(["verify", "X.xcframework"] + arguments, in: folder.path)
            #expect(outcome.standardOutput.contains("(junk-file)"))
            for format in formats { #expect(folder.text("out/\(format)")?.contains("junk-file") == true, "\(format)") }
        }
    }

    @Test("an app is followed through what its programs load")
    func app() throws {
        #expect(try run(CleanProducts.app, "verify", "--app", "App.app") == .init(status: 0))
        var broken = CleanProducts.app
        broken.addApp("E1", at: "App.app/PlugIns/E1.appex", .program(loading: ["F1"]), type: "XPC!")
        let outcome = try run(broken, "verify", "--app", "App.app")
        let expected = """
            App.app/PlugIns/E1.appex/E1:1:1: error: '@rpath/F1.framework/F1' is not found; looked for at: \
            App.app/PlugIns/E1.appex/Frameworks/F1.framework/F1 (framework-not-found)

            """
        #expect(outcome == .init(status: 1, standardOutput: expected))
        #expect(try run(CleanProducts.phone, "verify", "--app", "X.xcframework").status == 2)
    }

    @Test("libraries that are given together must not overwrite each other's module maps")
    func together() throws {
        var product = ExampleProduct()
        for name in ["X", "Y"] {
            product.addLibraryXCFramework(name, [ExampleBinary(platform: 2, fileType: 1)])
            product.move("\(name).xcframework/ios-arm64/Headers/\(name)", to: "\(name).xcframework/ios-arm64/Headers/common")
        }
        let outcome = try run(product, "verify", "X.xcframework", "Y.xcframework")
        let expected = """
            Y.xcframework/ios-arm64/Headers/common/module.modulemap:1:1: error: 'common/module.modulemap' stands in the headers of \
            'X.xcframework' too; they overwrite each other (headers-module-map-clash)

            """
        #expect(outcome == .init(status: 1, standardOutput: expected))
    }

    @Test("rules are listed and explained without a product")
    func explanations() throws {
        let list = try Self.program.run(["verify", "--list-rules"])
        #expect(list.status == 0)
        #expect(list.standardOutput.contains("junk-file"))
        let page = try Self.program.run(["verify", "--explain", "junk-file"])
        #expect(page.standardOutput.hasPrefix("# junk-file: files that nobody wants\n"))
        #expect(try Self.program.run(["verify", "--explain", "junk"]).status == 2)
    }

    @Test("a command line without a path or with an unknown report is wrong")
    func usage() throws {
        #expect(try Self.program.run(["verify"]).status == 64)
        #expect(try run(CleanProducts.phone, "verify", "--report", "pdf", "X.xcframework").status == 64)
        #expect(try Self.program.run(["inspect"]).status == 64)
        #expect(try Self.program.run(["verify", "nothing-there"]).status == 2)
    }

    @Test("inspect and diff answer in words and in JSON")
    func inspectAndDiff() throws {
        let text = try run(CleanProducts.phone, "inspect", "X.xcframework")
        #expect(text.standardOutput.hasPrefix("X.xcframework            xcframework, 6 files, "))
        let json = try run(CleanProducts.phone, "inspect", "--json", "X.xcframework")
        #expect(json.standardOutput.hasPrefix("{\n  \"schema\": \"trellis-package/inspect/1\","))
        try ScratchFolder.with { folder in
            try CleanProducts.phone.write(to: folder)
            #expect(try ShellScript.run("zip -qry X.zip X.xcframework && echo x >X.xcframework/new", in: folder.path) == "")
            let diff = try Self.program.run(["diff", "X.zip", "X.xcframework"], in: folder.path)
            #expect(diff == .init(status: 1, standardOutput: "+ new (2 bytes)\n"))
            #expect(try Self.program.run(["diff", "X.zip", "X.zip"], in: folder.path) == .init(status: 0))
        }
    }
}

extension JSONValue {
    fileprivate subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    fileprivate var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    fileprivate var items: [JSONValue] {
        guard case .array(let items) = self else { return [] }
        return items
    }
}
