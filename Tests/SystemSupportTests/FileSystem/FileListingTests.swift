import Diagnostics
import SystemSupport
import Testing

@Suite("File listings")
struct FileListingTests {
    private func paths(_ text: String) throws -> [String] {
        try FileListing(Array(text.utf8), name: "list").paths
    }

    private func message(_ text: String) -> String? {
        do {
            _ = try paths(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("lines end in LF or CRLF, and empty ones count for nothing")
    func lines() throws {
        #expect(try paths("a.swift\r\n\n./b/c.swift\nb//d") == ["a.swift", "b/c.swift", "b/d"])
        #expect(try paths("") == [])
    }

    @Test("a zero byte anywhere makes the list separated by zero bytes and unquoted")
    func zeroBytes() throws {
        #expect(try paths("a\nb\0\"c\"\0d\r\0") == ["a\nb", "\"c\"", "d\r"])
    }

    @Test(
        "quoted lines are unquoted as git quotes them",
        arguments: [
            (#""caf\303\251.swift""#, "café.swift"),
            (#""a\tb""#, "a\tb"), (#""a\"b\\c""#, #"a"b\c"#),
            (#""\a\b\n\v\f\r""#, "\u{7}\u{8}\n\u{B}\u{C}\r"),
            (#""\1""#, "\u{1}"), (#""\18""#, "\u{1}8"),
        ]
    )
    func quoting(line: String, expected: String) throws {
        #expect(try paths(line) == [expected])
    }

    @Test("a line that ends in a slash is a folder")
    func folders() throws {
        #expect(try paths("Empty/\n./\n") == ["Empty/", "."])
    }

    @Test(
        "bad lines are refused with their number",
        arguments: [
            ("a\n/b", "list:2: error: '/b' leaves the folder; list paths relative to it [invalid-listing]"),
            ("a\n\nb/../../c", "list:3: error: 'b/../../c' leaves the folder; list paths relative to it [invalid-listing]"),
            ("..", "list:1: error: '..' leaves the folder; list paths relative to it [invalid-listing]"),
            ("\"a", "list:1: error: the quoted path has no end [invalid-listing]"),
            (#""a\""#, "list:1: error: the quoted path has no end [invalid-listing]"),
        ]
    )
    func refusals(text: String, expected: String) {
        #expect(message(text) == expected)
    }

    @Test("a path that no file system would take is refused")
    func longPaths() {
        let long = String(repeating: "a/", count: 200_000) + "b"
        #expect(message("x\n" + long) == "list:2: error: the path is longer than 4096 bytes [invalid-listing]")
    }

    @Test("the root is the uppermost folder from which the file is in the list")
    func roots() throws {
        let listing = try FileListing(Array("App.xcodeproj/project.pbxproj\nios/App.xcodeproj/project.pbxproj".utf8), name: "list")
        #expect(listing.root(holding: "/w/ios/App.xcodeproj/project.pbxproj") == "/w")
        #expect(listing.root(holding: "/w/mac/App.xcodeproj/project.pbxproj") == "/w/mac")
        #expect(listing.root(holding: "/App.xcodeproj/project.pbxproj") == "/")
        #expect(listing.root(holding: "/w/Other.xcodeproj/project.pbxproj") == nil)
    }
}
