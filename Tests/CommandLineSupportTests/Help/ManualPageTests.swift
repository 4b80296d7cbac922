import CommandLineSupport
import Testing

@Suite("Manual page")
struct ManualPageTests {
    @Test("the page has every command, and no date")
    func whole() {
        #expect(SampleProgram.answer("--manual-page").output == Self.page)
    }

    @Test("text that means something to the formatter is shown as it is")
    func specialCharacters() {
        let command = CommandDeclaration(
            "x", abstract: "a\\b", discussion: [".TH forged", "'br", "two\n.SH lines", "\"^~`"], examples: [.init(".x", "'y'")]
        )
        let lines = ManualPage.text(of: command, version: "\"1\"").split(separator: "\n")
        #expect(lines[0] == #".TH "X" 1 "" "Trellis \(dq1\(dq" "Trellis""#)
        #expect(lines.filter { $0.hasPrefix("'") } == [])
        #expect(lines.filter { $0.hasPrefix(".TH") || $0.hasPrefix(".SH") }.count == 6)
        for line in [#"x \- a\eb"#, #"\&.TH forged"#, #"\(aqbr"#, "two .SH lines", #"\(dq\(ha\(ti\(ga"#, #"\&.x"#, #"\(aqy\(aq:"#] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
    }

    @Test("the formatter finds nothing to warn about", .enabled(if: Tool.groff != nil, "groff is not installed"))
    func formatter() throws {
        let page = SampleProgram.answer("--manual-page").output
        let result = try Tool.run(try #require(Tool.groff), ["-man", "-Tascii", "-ww"], input: page)
        #expect(result.errors == "")
        #expect(result.output.contains("SAMPLE(1)"))
    }

    private static let page = #"""
        .TH "SAMPLE" 1 "" "Trellis 1.2.3" "Trellis"
        .SH NAME
        sample \- Shows what a command line can do.
        .SH SYNOPSIS
        .B "sample COMMAND [options]"
        .SH DESCRIPTION
        .PP
        Shows what a command line can do.
        .PP
        It does nothing else.
        .SH OPTIONS
        .TP
        .B "\-\-completions SHELL"
        print the completions for a shell; one of: bash, zsh, fish
        .TP
        .B "\-q, \-\-quiet"
        say nothing
        .TP
        .B "\-h, \-\-help"
        show this help
        .TP
        .B "\-\-version"
        show the version
        .TP
        .B "\-\-manual\-page"
        print the manual page for man
        .SH COMMANDS
        .SS "list"
        .B "sample list PROJECT FILE... [options]"
        .PP
        Lists files.
        .PP
        A first paragraph that is long enough to be broken into more than one line of eighty columns.
        .PP
        \&.second \(aqone\(aq
        .TP
        .B "PROJECT"
        the project
        .TP
        .B "FILE"
        the files, relative to the folder of the project
        .TP
        .B "\-t, \-\-target NAME"
        the target; may be repeated
        .TP
        .B "\-o, \-\-output FILE"
        where to write
        .TP
        .B "\-\-root FOLDER"
        the folder to look in; default: the current one
        .TP
        .B "\-f, \-\-format FORMAT"
        how to print; one of: text, json; default: text
        .TP
        .B "\-q, \-\-quiet"
        say nothing
        .TP
        .B "\-a, \-\-all"
        take everything
        .TP
        .B "\-h, \-\-help"
        show this help
        .PP
        what is in one target:
        .PP
        .RS
        .nf
        sample list App \-t \(aqMy App\(aq \(ti/x
        .fi
        .RE
        .SS "run"
        .B "sample run [NAME] [options] [\-\- WORD...]"
        .PP
        Runs another program.
        .TP
        .B "NAME"
        a name
        .TP
        .B "\-\- WORD..."
        arguments for the other program
        .TP
        .B "\-a, \-\-all"
        take everything
        .TP
        .B "\-h, \-\-help"
        show this help
        .SH EXIT STATUS
        .TP
        .B "0"
        all is well
        .TP
        .B "1"
        something was found, or is out of date
        .TP
        .B "2"
        input or environment is wrong
        .TP
        .B "64"
        the command line is wrong

        """#
}
