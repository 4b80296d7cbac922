import JSON
import TestSupport
import Testing

/// `trellis-bundle report`, run the way users run it.
@Suite struct ReportCommandTests {
    private static let program = BuiltProgram("trellis-bundle")

    @Test("the sizes of an ipa are what its entries take")
    func package() throws {
        try ScratchFolder.with { folder in
            var product = SizeReportTests.product
            product.move("App.app", to: "Payload/App.app")
            try product.write(to: folder)
            #expect(try ShellScript.run("zip -qryX App.ipa Payload", in: folder.path) == "")
            let outcome = try Self.program.run(["report", "App.ipa", "--json"], in: folder.path)
            #expect(outcome.status == 0)
            let json = try JSONReader.read(Array(outcome.standardOutput.utf8), path: "json")
            #expect(json["schema"]?.text == "trellis-bundle-report/1")
            #expect(json["downloadIsEstimate"] == .boolean(false))
            let photo = json["files"]?.items?.first { $0["path"]?.text == "photo.jpg" }
            // The content as it is, two headers and the name in both.
            #expect(photo?["downloadBytes"]?.integer == 5000 + 30 + 46 + 2 * "Payload/App.app/photo.jpg".utf8.count)
            #expect(json["wastedInstalledBytes"]?.integer == 10_000)
        }
    }

    @Test("a budget that is exceeded is exit code 1 with what exceeds it, and one that holds is 0")
    func budget() throws {
        try ScratchFolder.with { folder in
            try SizeReportTests.product.write(to: folder)
            let small = try Self.program.run(["report", "App.app", "--budget", "10kB"], in: folder.path)
            #expect(small.status == 1)
            #expect(small.standardError.hasPrefix("error: the download has "))
            #expect(small.standardError.contains("more than the budget of 10kB; most of it: "))
            #expect(try Self.program.run(["report", "App.app", "--budget", "10MB"], in: folder.path).status == 0)
            #expect(try Self.program.run(["report", "App.app", "--install-budget", "1kB"], in: folder.path).status == 1)
            #expect(try Self.program.run(["report", "App.app", "--budget", "much"], in: folder.path).status == 64)
        }
    }

    @Test("an earlier build or its report shows what changed, and the page is written")
    func comparison() throws {
        try ScratchFolder.with { folder in
            try SizeReportTests.product.write(to: folder)
            let old = try Self.program.run(["report", "App.app", "--json"], in: folder.path)
            try folder.write(Array(old.standardOutput.utf8), to: "old.json")
            try folder.write(SizeReportTests.noise(7000), to: "App.app/new.png")
            let outcome = try Self.program.run(["report", "App.app", "--against", "old.json", "--html", "out/page.html"], in: folder.path)
            #expect(outcome.status == 0)
            #expect(outcome.standardOutput.contains("\n+ new.png            +7.0 kB   0 bytes\n"))
            #expect(try ShellScript.run("grep -c '<title>App.app: ' out/page.html", in: folder.path) == "1\n")
        }
    }

    @Test("what is no product, and an archive that nobody should unpack, are errors")
    func errors() throws {
        try ScratchFolder.with { folder in
            try folder.write(Array("x".utf8), to: "empty/readme.txt")
            let nothing = try Self.program.run(["report", "empty"], in: folder.path)
            #expect(nothing.status == 2)
            #expect(nothing.standardError.contains("there is no bundle and no code at 'empty'"))
            #expect(try Self.program.run(["report", "gone.ipa"], in: folder.path).status == 2)
            #expect(try ShellScript.run("mkdir -p a/b && echo x > x && cd a/b && zip -q ../../Bad.ipa ../../x", in: folder.path) == "")
            #expect(try Self.program.run(["report", "Bad.ipa"], in: folder.path).status == 2)
        }
    }
}
