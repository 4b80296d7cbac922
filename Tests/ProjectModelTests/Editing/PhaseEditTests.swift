import ProjectModel
import Testing

@Suite("Adding and removing phases and scripts")
struct PhaseEditTests {
    private let sample = EditSample.plain

    @Test("a copy phase stands where it is put, with its place as a number before version 90")
    func copy() throws {
        let lines = try sample.lines {
            try $0.addPhase(
                .copy, target: "App", name: "Embed Frameworks", destination: CopyDestination(.frameworks), position: .before("resources"))
        }
        #expect(
            lines.joined(separator: "\n") == """
                +/* Begin PBXCopyFilesBuildPhase section */
                +3ED0AB6533F0E87AF75CFD9D /* Embed Frameworks */ = {
                +isa = PBXCopyFilesBuildPhase;
                +buildActionMask = 2147483647;
                +dstPath = "";
                +dstSubfolderSpec = 10;
                +files = (
                +);
                +name = "Embed Frameworks";
                +runOnlyForDeploymentPostprocessing = 0;
                +};
                +/* End PBXCopyFilesBuildPhase section */
                +
                +3ED0AB6533F0E87AF75CFD9D /* Embed Frameworks */,
                """)
        let text = try sample.edited {
            try $0.addPhase(
                .copy, target: "App", name: "Embed Frameworks", destination: CopyDestination(.frameworks), position: .before("resources"))
        }
        #expect(text.contains("P1 /* Sources */,\n\t\t\t\t3ED0AB6533F0E87AF75CFD9D /* Embed Frameworks */,\n\t\t\t\tP2 /* Resources */,"))
    }

    @Test("from version 90 on a copy phase has a word for its place, and no key that says nothing")
    func copyInLateVersion() throws {
        let lines = try EditSample.late.lines {
            try $0.addPhase(.copy, target: "App", destination: CopyDestination(.plugIns))
        }
        #expect(
            lines.joined(separator: "\n") == """
                +/* Begin PBXCopyFilesBuildPhase section */
                +20B7847F7FBD34DF115A18DA /* CopyFiles */ = {
                +isa = PBXCopyFilesBuildPhase;
                +dstPath = "";
                +dstSubfolder = PlugIns;
                +files = (
                +);
                +};
                +/* End PBXCopyFilesBuildPhase section */
                +
                +20B7847F7FBD34DF115A18DA /* CopyFiles */,
                """)
    }

    @Test("a script has all that Xcode asks for")
    func script() throws {
        var script = ScriptPhase("echo\n")
        script.inputPaths = ["a"]
        script.outputFileListPaths = ["b"]
        script.isAlwaysOutOfDate = true
        script.showsEnvironment = false
        script.dependencyFile = "d"
        script.runsOnInstallOnly = true
        let lines = try sample.lines { [script] in
            try $0.addScript("Lint", script, target: "App", position: .first)
        }
        #expect(
            lines.joined(separator: "\n") == """
                +5E8F5C594138EB732AC8E973 /* Lint */,
                +
                +/* Begin PBXShellScriptBuildPhase section */
                +5E8F5C594138EB732AC8E973 /* Lint */ = {
                +isa = PBXShellScriptBuildPhase;
                +alwaysOutOfDate = 1;
                +buildActionMask = 8;
                +dependencyFile = d;
                +files = (
                +);
                +inputFileListPaths = (
                +);
                +inputPaths = (
                +a,
                +);
                +name = Lint;
                +outputFileListPaths = (
                +b,
                +);
                +outputPaths = (
                +);
                +runOnlyForDeploymentPostprocessing = 1;
                +shellPath = /bin/sh;
                +shellScript = "echo\\n";
                +showEnvVarsInLog = 0;
                +};
                +/* End PBXShellScriptBuildPhase section */
                """)
    }

    @Test("from version 90 on the lines of a script are a list, and empty lists are left out")
    func scriptInLateVersion() throws {
        let lines = try EditSample.late.lines {
            try $0.addScript("Lint", ScriptPhase("a\nb\n"), target: "App")
        }
        #expect(
            lines.joined(separator: "\n") == """
                +5E8F5C594138EB732AC8E973 /* Lint */,
                +
                +/* Begin PBXShellScriptBuildPhase section */
                +5E8F5C594138EB732AC8E973 /* Lint */ = {
                +isa = PBXShellScriptBuildPhase;
                +name = Lint;
                +shellPath = /bin/sh;
                +shellScript = (
                +"a",
                +"b",
                +"",
                +);
                +};
                +/* End PBXShellScriptBuildPhase section */
                """)
    }

    @Test("a script of the same name is an error, or gets the new content where it stands")
    func replacement() throws {
        let old = ScriptPhase("old\n")
        var new = ScriptPhase("new\n")
        new.inputPaths = ["in"]
        let known = try sample.after { try $0.addScript("Lint", old, target: "App", position: .first) }
        #expect(
            try known.message { try $0.addScript("Lint", old, target: "App") }.hasSuffix(
                "error: the target 'App' has a script 'Lint' already; '--replace' gives it another content [already-there]"))
        let lines = try known.lines { [new] in try $0.addScript("Lint", new, target: "App", replaces: true) }
        #expect(lines == ["-shellScript = \"old\\n\";", "+in,", "+shellScript = \"new\\n\";"])
        let back = try known.after { [new] in try $0.addScript("Lint", new, target: "App", replaces: true) }
        #expect(try back.edited { try $0.addScript("Lint", old, target: "App", replaces: true) } == known.text)
        #expect(try known.edited { try $0.removeScript("Lint", target: "App") } == sample.text)
    }

    @Test("a phase with members is removed with them only when that is asked for")
    func removal() throws {
        #expect(
            try sample.message { try $0.removePhase("sources", target: "App") }.hasSuffix(
                "error: the phase 'sources' of the target 'App' has a member; '--recursive' removes it all the same [phase-not-empty]"))
        let lines = try sample.lines { try $0.removePhase("Resources", target: "App", isRecursive: true) }
        #expect(lines.contains("-B2 /* Words.strings in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Words.strings */; };"))
        #expect(lines.contains("-P2 /* Resources */,") && !lines.contains { $0.hasPrefix("+") })
    }

    @Test("what cannot be is refused, with words that say what to do")
    func faults() throws {
        let faults: [(String, (inout ProjectEdit) throws -> Void)] = [
            ("the target 'App' has a phase of the kind 'sources' already [already-there]", { try $0.addPhase(.sources, target: "App") }),
            (
                "a phase that runs a script is made by 'trellis-project add script' [needs-a-script]",
                { try $0.addPhase(.script, target: "App") }
            ),
            ("a copy phase needs a place to copy to [wrong-destination]", { try $0.addPhase(.copy, target: "App") }),
            (
                "only a copy phase has a place to copy to [wrong-destination]",
                { try $0.addPhase(.rez, target: "App", destination: CopyDestination(.frameworks)) }
            ),
            (
                "the target 'App' has no phase 'Nope'; 'trellis-project add phase' or 'add script' makes one [no-such-phase]",
                { try $0.addScript("Lint", ScriptPhase(""), target: "App", position: .after("Nope")) }
            ),
            ("the target 'App' has no script 'Lint' [no-such-script]", { try $0.removeScript("Lint", target: "App") }),
            (
                "the object version 77 has no number for the place 'Odd' to copy to [wrong-destination]",
                { try $0.addPhase(.copy, target: "App", destination: CopyDestination(.other("Odd"))) }
            ),
        ]
        for (message, change) in faults {
            let actual = try sample.message(change)
            #expect(actual.hasSuffix("error: " + message), "\(actual)")
        }
        let aggregate = try sample.after { try $0.addAggregateTarget("All") }
        #expect(
            try aggregate.message { try $0.addPhase(.sources, target: "All") }.hasSuffix(
                "the target 'All' makes no product, so that its phases can only copy files and run scripts [no-phases]"))
    }
}

extension EditSample {
    /// The sample as an Xcode of version 90 would write it.
    static let late = EditSample(
        text: plain.text.replacing("objectVersion = 77", with: "objectVersion = 90")
            .replacing("\t\t\tbuildActionMask = 2147483647;\n", with: "")
            .replacing("\t\t\trunOnlyForDeploymentPostprocessing = 0;\n", with: "")
            .replacing("\t\t\tdefaultConfigurationIsVisible = 0;\n", with: "")
            .replacing("\t\t\tdependencies = (\n\t\t\t);\n", with: ""),
        files: plain.files)
}
