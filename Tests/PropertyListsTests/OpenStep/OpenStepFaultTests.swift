import PropertyLists
import Testing

@Suite("What is wrong with OpenStep text, and where")
struct OpenStepFaultTests {
    @Test(
        "every fault is located",
        arguments: [
            ("", "f:1:1: error: the file has no content [empty-file]"),
            ("  // only a comment", "f:1:1: error: the file has no content [empty-file]"),
            ("{a = b;} c", "f:1:10: error: unexpected 'c' after the end of the property list [trailing-text]"),
            ("{\n  a b;\n}", "f:2:5: error: unexpected 'b' where '=' was expected after the key [missing-equals]"),
            ("{\n  a = ;\n}", "f:2:7: error: unexpected ';' where a value was expected [missing-value]"),
            ("{ = b; }", "f:1:3: error: unexpected '=' where a key or '}' was expected [unexpected-text]"),
            ("(a, , b)", "f:1:5: error: unexpected ',' where a value was expected [missing-value]"),
            ("{a = \"b", "f:1:6: error: the string has no closing quotation mark [unclosed-string]"),
            ("{a = \"b\\", "f:1:6: error: the string has no closing quotation mark [unclosed-string]"),
            ("{a = b; /* c", "f:1:9: error: the comment has no end; close it with '*/' [unclosed-comment]"),
            ("/*/", "f:1:1: error: the comment has no end; close it with '*/' [unclosed-comment]"),
            ("<123>", "f:1:1: error: the data has an odd number of hexadecimal digits [invalid-data]"),
            ("<12 zz>", "f:1:5: error: unexpected 'z' in data, which has hexadecimal digits only [invalid-data]"),
            ("<12", "f:1:1: error: the data has no closing '>' [unclosed-data]"),
            ("{é = b;}", "f:1:2: error: unexpected 'é' where a key or '}' was expected [unexpected-text]"),
            ("{a = \u{1};}", "f:1:6: error: unexpected byte 0x01 where a value was expected [missing-value]"),
            ("{a = b\r\n;\rc = ;}", "f:3:5: error: unexpected ';' where a value was expected [missing-value]"),
            ("(a]", "f:1:3: error: unexpected ']' where ',' was expected [missing-separator]"),
        ]
    )
    func faults(text: String, expected: String) {
        #expect(Reading.failure(text) == expected)
    }

    @Test("a file that ends inside a container names where the container begins")
    func unclosed() {
        #expect(
            Reading.failure("{\n  a = (\n    b,\n")
                == "f:4:1: error: the file ends before ')'; it may be cut off [unclosed-container]\nf:2:7: note: '(' is here"
        )
    }

    @Test("a missing semicolon or comma is reported at the end of the value, and reading goes on")
    func recovery() throws {
        let text = "{\n  a = b\n  c = (d e);\n  f = {g = h}\n}"
        var diagnostics: [String] = []
        diagnostics = try Reading.warnings(Array(text.utf8))
        #expect(
            diagnostics == [
                "f:2:8: error: missing ';' after this value; add it [missing-separator]",
                "f:3:9: error: missing ',' after this value; add it [missing-separator]",
                "f:4:13: error: missing ';' after this value; add it [missing-separator]",
                "f:4:14: error: missing ';' after this value; add it [missing-separator]",
            ]
        )
    }

    @Test("a file in which far too many separators are missing is given up")
    func recoveryLimit() {
        let text = "(" + String(repeating: "a ", count: 52) + ")"
        #expect(Reading.failure(text) == "f:1:103: error: missing ',' after this value; add it [missing-separator]")
    }

    @Test("a merge conflict is named as such, with the line of every marker")
    func mergeConflict() {
        let text = "{\n<<<<<<< HEAD\n  a = b;\n||||||| base\n=======\n  a = c;\n>>>>>>> theirs\n}"
        #expect(
            Reading.failure(text) == """
                f:2:1: error: the file has an unresolved merge conflict; resolve it and remove the markers [merge-conflict]
                f:4:1: note: '|||||||' is here
                f:5:1: note: '=======' is here
                f:7:1: note: '>>>>>>>' is here
                """
        )
    }

    @Test("the same characters inside a string are no conflict")
    func markersInStrings() throws {
        #expect(try Reading.shape("{a = \"\n<<<<<<< HEAD\n=======\n>>>>>>> x\n\";}").contains("<<<<<<< HEAD"))
    }

    @Test("a file that is cut anywhere is an error inside the file, or still a whole value")
    func truncation() {
        let text = "// !$*UTF8*$!\n{\n\ta = (\"b\\n\", 'c', <0102>, {d = e; }, );\n\t/* f */ g = h; // i\n}\n"
        let bytes = Array(text.utf8)
        // The first two cuts leave nothing, and a slash, which is a whole string.
        for length in 2..<bytes.count {
            let failure = Reading.failure(Array(bytes[..<length]))
            #expect(length >= bytes.count - 1 || failure?.hasPrefix("f:") == true, "cut at \(length)")
        }
    }
}
