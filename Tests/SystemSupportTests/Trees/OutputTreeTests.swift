import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Trees of outputs")
struct OutputTreeTests {
    private func paths(_ tree: OutputTree) -> [String] { tree.entries.map(\.path) }

    @Test("entries come in the order of their paths' bytes, with the folders on the way to them")
    func order() throws {
        var tree = OutputTree()
        try tree.add("b/c/d", bytes: [1])
        try tree.add("a", bytes: [])
        try tree.add("b-c", bytes: [])
        try tree.addFolder("Z")
        try tree.addFolder("b")
        try tree.addLink("ä", to: "a")
        #expect(paths(tree) == ["Z", "a", "b", "b-c", "b/c", "b/c/d", "ä"])
        #expect(!tree.isEmpty && OutputTree().isEmpty)
    }

    @Test(
        "a path that no output can have is refused with the reason",
        arguments: [
            ("", "it is empty"), ("/a", "it is absolute"), ("a//b", "it has an empty part"), ("a/", "it has an empty part"),
            ("./a", "it has an empty part"), ("a/.", "it has an empty part"), ("../a", "it leaves the output"),
            ("a/../b", "it leaves the output"), ("..", "it leaves the output"), ("a\0b", "it has a zero byte"),
            (String(repeating: "n", count: 256), "a name is longer than 255 bytes"),
            (String(repeating: "n/", count: 2047) + "nn", "it is longer than 4095 bytes"),
        ]
    )
    func invalidPath(path: String, reason: String) throws {
        var tree = OutputTree()
        let error = #expect(throws: DiagnosticError.self) { try tree.add(path, bytes: []) }
        #expect(error?.diagnostics == [Diagnostic(.error, "invalid-path", "'\(path)' cannot be the path of an output: \(reason)")])
        #expect(tree.isEmpty)
    }

    @Test("a path stands once, and nothing is below a file or a link")
    func clashes() throws {
        var tree = OutputTree()
        try tree.add("a", bytes: [])
        try tree.addLink("l", to: "a")
        try tree.add("f/g", bytes: [])
        for (path, code) in [("a", "duplicate-path"), ("f", "duplicate-path"), ("a/b", "path-clash"), ("l/b/c", "path-clash")] {
            let error = #expect(throws: DiagnosticError.self) { try tree.add(path, bytes: []) }
            #expect(error?.diagnostics.map(\.code) == [code], "\(path)")
        }
        #expect(throws: DiagnosticError.self) { try tree.addFolder("a") }
        #expect(throws: DiagnosticError.self) { try tree.addLink("empty", to: "") }
        #expect(paths(tree) == ["a", "f", "f/g", "l"])
    }

    @Test("paths that differ in case only are reported")
    func caseClash() throws {
        var tree = OutputTree()
        try tree.add("Headers/A.h", bytes: [])
        try tree.add("headers/B.h", bytes: [])
        #expect(
            tree.diagnostics.map(\.description) == [
                "warning: 'headers' differs from 'Headers' in case only, which most file systems of macOS cannot hold [case-clash]"
            ])
    }

    @Test("a folder on disk is taken over with its links and permissions, without what is excluded")
    func folder() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("1", to: "in/Versions/A/X")
            try scratch.writeScript("true", to: "in/Versions/A/run")
            try scratch.link("in/Versions/Current", to: "A")
            try scratch.link("in/X", to: "Versions/Current/X")
            try scratch.write("junk", to: "in/.DS_Store")
            try scratch.makeFolder("in/empty")
            var tree = OutputTree()
            try tree.addContents(of: scratch.path("in"), at: "X.framework") { $0 == ".DS_Store" }
            #expect(
                paths(tree).map { $0.dropFirst("X.framework".count) } == [
                    "", "/Versions", "/Versions/A", "/Versions/A/X", "/Versions/A/run", "/Versions/Current", "/X", "/empty",
                ])
            guard case .copy(let source, .clone, true) = tree[path: "X.framework/Versions/A/run"] else { throw Unexpected() }
            #expect(source == scratch.path("in/Versions/A/run"))
            guard case .copy(_, _, false) = tree[path: "X.framework/Versions/A/X"] else { throw Unexpected() }
            guard case .link("A") = tree[path: "X.framework/Versions/Current"] else { throw Unexpected() }
            #expect(throws: DiagnosticError.self) { try tree.add("y", copyOf: scratch.path("in/absent")) }
            #expect(throws: DiagnosticError.self) { try tree.add("y", copyOf: scratch.path("in/empty")) }
            #expect(throws: DiagnosticError.self) { try tree.addContents(of: scratch.path("in/absent"), at: "y") }
        }
    }

    private struct Unexpected: Error {}
}
