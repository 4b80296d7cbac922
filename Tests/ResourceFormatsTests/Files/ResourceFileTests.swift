import ResourceFormats
import Testing

@Suite struct ResourceFileTests {
    private func lines(_ tree: ResourceFileTree, indent: String = "") -> [String] {
        tree.files.map { "\(indent)\($0.name)|\($0.fileExtension ?? "-")|\($0.folder)|\($0.mimeType)" }
            + tree.folders.flatMap { ["\(indent)\($0.name)/"] + lines($0, indent: indent + "  ") }
    }

    @Test("files are nested as their folders are, sorted by name")
    func tree() {
        let tree = ResourceFileTree(name: "Res", paths: ["b/two.mp3", "one.TXT", "b/c/three", "a.tar.gz", "b/.hidden"])
        #expect(tree.name == "Res")
        #expect(
            lines(tree) == [
                "a.tar|gz||application/gzip", "one|TXT||text/plain", "b/", "  .hidden|-|b|application/octet-stream",
                "  two|mp3|b|audio/mpeg",
                "  c/", "    three|-|b/c|application/octet-stream",
            ])
    }

    @Test(
        "extensions say what kind of content a file has",
        arguments: [
            ("png", "image/png"), ("SVG", "image/svg+xml"), ("mp4", "video/mp4"), ("json", "application/json"), ("ttf", "font/ttf"),
            ("plist", "application/x-plist"), ("m4a", "audio/x-m4a"), ("zzz", "application/octet-stream"),
        ])
    func types(name: String, type: String) {
        #expect(MIMETypes.type(ofExtension: name) == type)
    }
}
