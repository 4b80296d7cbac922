import BundleInspection
import Testing

@Suite struct ProductTreeTests {
    private func file(_ path: String) -> ProductEntry { ProductEntry(path: path, kind: .file) }
    private func link(_ path: String, _ target: String) -> ProductEntry { ProductEntry(path: path, kind: .link, linkTarget: target) }

    @Test("folders that nobody listed are there, in the order of the bytes")
    func impliedFolders() {
        let tree = ProductTree([file("X/b/c"), file("X-1"), file("X/a")])
        #expect(tree.entries.map(\.path) == ["X", "X-1", "X/a", "X/b", "X/b/c"])
        #expect(tree.entry(at: "X/b")?.kind == .folder)
        #expect(tree.entries(in: "").map(\.path) == ["X", "X-1"])
        #expect(tree.entries(in: "X").map(\.path) == ["X/a", "X/b"])
        #expect(tree.entries(below: "X").map(\.path) == ["X/a", "X/b", "X/b/c"])
        #expect(tree.entries(in: "nowhere").isEmpty)
    }

    @Test("of several entries with one path the last one counts")
    func duplicates() {
        let tree = ProductTree([file("a"), link("a", "b")])
        #expect(tree.entries.map(\.kind) == [.link])
    }

    @Test("links are followed in every part of a path")
    func links() {
        let tree = ProductTree([
            file("X.framework/Versions/A/X"), link("X.framework/Versions/Current", "A"), link("X.framework/X", "Versions/Current/X"),
            link("up/down", "../X.framework"),
        ])
        #expect(tree.resolved("X.framework/X") == "X.framework/Versions/A/X")
        #expect(tree.resolved("X.framework/Versions/Current/X") == "X.framework/Versions/A/X")
        #expect(tree.resolved("up/down/X") == "X.framework/Versions/A/X")
        #expect(tree.resolved("X.framework/Versions/Current/../../X") == "X.framework/Versions/A/X")
        #expect(tree.resolved("./X.framework//X") == "X.framework/Versions/A/X")
    }

    @Test(
        "paths that lead out, to nothing or in a circle lead nowhere",
        arguments: ["a/out", "a/absolute", "a/gone", "a/circle", "a/one", "..", "../a/b", "/a/b", "", "a/b/c"])
    func nowhere(path: String) {
        let tree = ProductTree([
            file("a/b"), link("a/out", "../../b"), link("a/absolute", "/b"), link("a/gone", "c"), link("a/circle", "circle"),
            link("a/one", "two"), link("a/two", "one"),
        ])
        #expect(tree.resolved(path) == nil)
    }

    @Test("a path is normal when it stays in the tree")
    func normal() {
        #expect(ProductTree.normal("a/../b/./c") == "b/c")
        #expect(ProductTree.normal("a/../../b") == nil)
        #expect(ProductTree.normal("/a") == nil)
    }
}
