import JSON
import TestSupport
import Testing

@Suite struct TrellisBundleTests {
    private let program = BuiltProgram("trellis-bundle")

    /// A folder with resources, a configuration and a cache of its own.
    private func withFolder(_ body: (ScratchFolder) throws -> Void) throws {
        try ScratchFolder.with { folder throws in
            try folder.write("\"title\" = \"Recipes\";\n", to: "Texts/en.lproj/Main.strings")
            try folder.write("plain", to: "Texts/read me.txt")
            try folder.write("bundle:\n  - { folder: Texts, output: Build/, sdk: iphoneos }\n", to: "trellis.yml")
            try body(folder)
        }
    }

    private func run(_ folder: ScratchFolder, _ arguments: String...) throws -> BuiltProgram.Outcome {
        try program.run(arguments, in: folder.path, environment: ["TRELLIS_CACHE": folder.path + "/cache"])
    }

    @Test("a bundle is made in silence, and a second run has nothing to do")
    func build() throws {
        try withFolder { folder throws in
            #expect(try run(folder, "build", "Texts", "--sdk", "iphoneos", "--output", "Texts.bundle") == BuiltProgram.Outcome(status: 0))
            let again = try run(folder, "build", "Texts", "--sdk", "iphoneos", "--output", "Texts.bundle", "--json")
            let value = try JSONReader.read(Array(again.standardOutput.utf8), path: "")
            #expect(value["schema"]?.text == "trellis-bundle/1")
            #expect(value["written"] == .boolean(false))
            #expect(value["unchanged"]?.integer == 2)
            #expect(value["compiled"]?.integer == 0)
            #expect(value["outputs"]?.items?.map(\.text) == ["Info.plist", "en.lproj/Main.strings", "read me.txt"])
        }
    }

    @Test("the bundles of a configuration are made, and each step says how it came to be")
    func configured() throws {
        try withFolder { folder throws in
            let first = try run(folder, "run", "--explain")
            #expect(first.standardOutput == "compiled: Texts/en.lproj/Main.strings\ncopied: Texts/read me.txt\n")
            let second = try run(folder, "run", "--explain")
            #expect(second.standardOutput == "unchanged: Texts/en.lproj/Main.strings\nunchanged: Texts/read me.txt\n")
        }
    }

    @Test("Make and Xcode are told what was read and made")
    func lists() throws {
        try withFolder { folder throws in
            #expect(
                try run(folder, "build", "Texts", "--sdk", "iphoneos", "--output", "B.bundle", "--depfile", "B.d", "--xcfilelists", "Lists")
                    .status == 0)
            #expect(
                folder.text("B.d")?.hasPrefix(
                    "B.bundle/Info.plist B.bundle/en.lproj/Main.strings B.bundle/read\\ me.txt: \\\n  Texts/en.lproj/Main.strings \\\n")
                    == true)
            #expect(
                folder.text("Lists/Texts-inputs.xcfilelist") == "$(SRCROOT)/Texts/en.lproj/Main.strings\n$(SRCROOT)/Texts/read me.txt\n")
        }
    }

    @Test("a resource that cannot be compiled is an error with its place, and nothing is written")
    func failure() throws {
        try withFolder { folder throws in
            try folder.write("\"title\" = ", to: "Texts/en.lproj/Main.strings")
            let outcome = try run(folder, "build", "Texts", "--output", "Texts.bundle")
            #expect(outcome.status == 2)
            #expect(outcome.standardError.hasPrefix("Texts/en.lproj/Main.strings:1:"))
            #expect(folder.names().filter { $0 != "cache" } == ["Texts", "trellis.yml"])
        }
    }

    @Test("a folder that is no bundle is only replaced when the user says so")
    func otherFolder() throws {
        try withFolder { folder throws in
            try folder.write("mine", to: "Important/file.txt")
            let refusal = try run(folder, "build", "Texts", "--output", "Important")
            #expect(refusal.status == 2)
            #expect(refusal.standardError.contains("--force"))
            #expect(folder.text("Important/file.txt") == "mine")
            #expect(try run(folder, "build", "Texts", "--output", "Important", "--force").status == 0)
        }
    }

    @Test("single resources are compiled, or only named")
    func compile() throws {
        try withFolder { folder throws in
            let dry = try run(folder, "compile", "Texts/en.lproj/Main.strings", "--output", "Out", "--strings", "xml", "--dry-run")
            #expect(dry == BuiltProgram.Outcome(status: 0, standardOutput: "en.lproj/Main.strings\n"))
            #expect(try run(folder, "compile", "Texts/en.lproj/Main.strings", "--output", "Out", "--strings", "xml").status == 0)
            #expect(folder.text("Out/en.lproj/Main.strings")?.contains("<string>Recipes</string>") == true)
            let missing = try run(folder, "compile", "nothing.strings", "--output", "Out")
            #expect(missing == BuiltProgram.Outcome(status: 2, standardError: "error: there is no file 'nothing.strings' [no-file]\n"))
        }
    }

    @Test("a step says what it depends on, and what made it run again")
    func explain() throws {
        try withFolder { folder throws in
            _ = try run(folder, "run")
            try folder.write("\"title\" = \"All recipes\";\n", to: "Texts/en.lproj/Main.strings")
            _ = try run(folder, "run")
            let lines = try run(folder, "cache", "explain", "Texts/en.lproj/Main.strings").standardOutput.split(separator: "\n")
            #expect(lines.first == "Texts/en.lproj/Main.strings")
            #expect(lines.last?.hasPrefix("  input en.lproj/Main.strings: ") == true)
            #expect(lines.last?.contains(" → ") == true)
            #expect(try run(folder, "cache", "verify").status == 0)
            #expect(try run(folder, "cache", "clear").standardOutput.hasPrefix("removed "))
            #expect(try run(folder, "cache", "explain", "Texts/en.lproj/Main.strings").status == 2)
        }
    }

    @Test(
        "a command line that says too little is wrong usage",
        arguments: [
            (["build"], "error: 'build' needs '--output PATH'"), (["compile", "x"], "error: 'compile' needs '--output FOLDER'"),
            (["build", "--output", "B", "--set", "=1"], "error: '--set =1' sets nothing; write NAME=VALUE"),
            (
                ["build", "--output", "B", "--remote", "cache"],
                "error: '--remote cache' is no address; write one that begins with http:// or https://"
            ),
        ])
    func usage(arguments: [String], message: String) throws {
        try withFolder { folder throws in
            let outcome = try program.run(arguments, in: folder.path)
            #expect(outcome.status == 64)
            #expect(outcome.standardError.hasPrefix(message + "\n"))
        }
    }
}
