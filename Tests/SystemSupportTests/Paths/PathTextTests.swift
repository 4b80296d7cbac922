import SystemSupport
import Testing

@Suite("Path text")
struct PathTextTests {
    @Test(
        "joining keeps absolute paths and puts one slash between the others",
        arguments: [
            ("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), ("/a", "/b", "/b"), ("", "b", "b"), ("/a", "", "/a"), ("/", "b", "/b"),
        ]
    )
    func joining(base: String, path: String, expected: String) {
        #expect(PathText.join(base, path) == expected)
    }

    @Test(
        "normal paths have no empty, '.' or avoidable '..' component",
        arguments: [
            ("/", "/"), ("//", "/"), ("/a/b", "/a/b"), ("/a/", "/a"), ("/a//b", "/a/b"), ("/a/./b/.", "/a/b"),
            ("/a/../b", "/b"), ("/../a", "/a"), ("/..", "/"), ("a/..", "."), ("", "."), (".", "."), ("./a", "a"),
            ("../a", "../a"), ("a/../../b", "../b"), ("../..", "../.."), ("/.a/..b/c.", "/.a/..b/c."), ("/é/../ü", "/ü"),
        ]
    )
    func normalizing(path: String, expected: String) {
        #expect(PathText.normalized(path) == expected)
        #expect(PathText.normalized(expected) == expected)
    }

    @Test(
        "a path that leads beyond the root can keep the steps, and is itself again when it is seen from a folder",
        arguments: [("/../a", "/../a"), ("/a/../../../b/./c", "/../../b/c"), ("/..", "/.."), ("/a/b", "/a/b"), ("../a", "../a")]
    )
    func beyondTheRoot(path: String, expected: String) {
        #expect(PathText.normalizedBeyondRoot(path) == expected)
        #expect(PathText.relative("/../../b", to: "/code/App") == "../../../../b")
    }

    @Test(
        "the parent is the path without its last component",
        arguments: [("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"), ("", ".")]
    )
    func parents(path: String, expected: String) {
        #expect(PathText.parent(of: path) == expected)
    }

    @Test("the last component stands behind the last slash", arguments: [("/a/b.c", "b.c"), ("b", "b"), ("/", ""), ("a/", "")])
    func lastComponents(path: String, expected: String) {
        #expect(PathText.lastComponent(of: path) == expected)
    }

    @Test(
        "the extension stands behind the last dot of a name that does more than begin with it",
        arguments: [
            ("a.tar.gz", "gz"), (".swiftlint.yml", "yml"), (".gitignore", ""), ("/x.d/a", ""), ("/x.d/.a", ""), ("a.", ""),
            ("", ""), ("/a/b.swift", "swift"), ("日本.é", "é"),
        ]
    )
    func extensions(path: String, expected: String) {
        #expect(PathText.fileExtension(of: path) == expected)
    }

    @Test("components leave out what is empty or '.'")
    func components() {
        #expect(PathText.components("//a/./b/../c/") == ["a", "b", "..", "c"])
        #expect(PathText.components("/") == [])
    }

    @Test(
        "a path is seen from a folder, upwards if need be",
        arguments: [
            ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a", "/", "a"), ("/a/b", "/a/c", "../b"), ("/ab", "/a", "../ab"),
            ("/", "/a/b", "../.."), ("/a/é", "/a", "é"),
        ]
    )
    func relatives(path: String, base: String, expected: String) {
        #expect(PathText.relative(path, to: base) == expected)
        #expect(PathText.normalized(PathText.join(base, expected)) == path)
    }

    @Test("only whole components count for being below")
    func below() {
        #expect(PathText.isBelow("/a/b", "/a"))
        #expect(PathText.isBelow("/a", "/a"))
        #expect(PathText.isBelow("/a", "/"))
        #expect(!PathText.isBelow("/ab", "/a"))
        #expect(!PathText.isBelow("/a", "/a/b"))
    }

    @Test(
        "a part stands in a path where its bytes do, at the ends as well",
        arguments: [
            ("a.app/b", ".app/", true), ("a.app", ".app/", false), (".app/", ".app/", true), ("a.ap.app/", ".app/", true),
            ("", ".app/", false), ("a", "", true), ("a/é.app/x", "é.app/", true), ("e\u{301}/", "é/", false),
        ])
    func parts(path: String, part: String, expected: Bool) {
        #expect(PathText.contains(path, part) == expected)
    }
}
