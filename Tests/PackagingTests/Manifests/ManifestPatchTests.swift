import Diagnostics
import Packaging
import TestSupport
import Testing

@Suite("Binary targets in manifests")
struct ManifestPatchTests {
    private static let url = "https://example.com/2/X.zip"
    /// The checksum of the empty file.
    private static let checksum = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    private func target(_ name: String? = "X", url: String = url, file: String = "X.zip") throws -> BinaryTarget {
        try ScratchFolder.with { scratch in
            try scratch.write("", to: file)
            return try BinaryTarget(archive: scratch.path(file), url: url, name: name)
        }
    }

    private func patched(_ text: String, _ name: String = "X") throws -> String {
        String(decoding: try ManifestPatch.apply(target(name), to: Array(text.utf8), path: "Package.swift"), as: UTF8.self)
    }

    @Test(
        "the name of the target is that of the file without its endings",
        arguments: [
            ("X.zip", "X"), ("X.xcframework.zip", "X"), ("x.artifactbundle.zip", "x"), ("t.artifactbundleindex", "t"), ("a.b.zip", "a.b"),
        ])
    func names(file: String, name: String) throws {
        #expect(
            try target(nil, file: file).text
                == ".binaryTarget(name: \"\(name)\", url: \"\(Self.url)\", checksum: \"\(Self.checksum)\")")
    }

    @Test("letters that mean something to Swift are escaped")
    func escapes() throws {
        #expect(try target("a\"\\(b)\n\u{1}").text.hasPrefix(#".binaryTarget(name: "a\"\\(b)\n\u{1}", url: "#))
    }

    @Test(
        "a URL that SwiftPM does not download is refused",
        arguments: [
            ("http://example.com/X.zip", "it must begin with 'https://'"), ("X.zip", "it must begin with 'https://'"),
            ("https://example.com/X", "its path must end in '.zip' or '.artifactbundleindex'"),
            ("https://X.zip", "its path must end in '.zip' or '.artifactbundleindex'"),
            ("https://example.com/X?a=.zip", "its path must end in '.zip' or '.artifactbundleindex'"),
            ("https://example.com/a b.zip", "blanks and letters beyond ASCII must be escaped with '%'"),
        ]
    )
    func addresses(url: String, reason: String) {
        let error = #expect(throws: DiagnosticError.self) { try target(url: url) }
        #expect(error?.description == "error: SwiftPM does not download '\(url)': \(reason) [invalid-url]")
    }

    @Test("a query behind the path of a URL does not matter")
    func query() throws {
        #expect(try target(url: "https://example.com/X.zip?token=1#a").url == "https://example.com/X.zip?token=1#a")
    }

    @Test("the URL and the checksum are replaced, and nothing else")
    func replacing() throws {
        let text = """
            // swift-tools-version: 6.0 — .binaryTarget(name: "X", url: "no", checksum: "no")
            /* .binaryTarget(name: "X", url: /* nested */ "no", checksum: "no") */
            let note = ".binaryTarget(name: \\"X\\", url: \\("no"), checksum: no)", raw = #".binaryTarget(name: "X", "#
            let more = \"""
                .binaryTarget(name: "X", url: "no", checksum: "no")
                \"""
            let package = Package(targets: [
                .binaryTarget(name: "Y", url: "old", checksum: "old"),
                .binaryTarget(
                    name: "X", // the one
                    url: ①,
                    checksum: ②
                ),
                Target.binaryTarget(name: "Z", path: "Z.zip"),
            ])
            """
        func filled(_ url: String, _ checksum: String) -> String {
            text.replacing("①", with: "\"\(url)\"").replacing("②", with: "\"\(checksum)\"")
        }
        #expect(try patched(filled("old", "old")) == filled(Self.url, Self.checksum))
        let line = "Target . binaryTarget ( name : \"X\" , checksum:\"\",url:\"\" )"
        #expect(
            try patched(line) == "Target . binaryTarget ( name : \"X\" , checksum:\"\(Self.checksum)\",url:\"\(Self.url)\" )")
    }

    @Test("a path becomes a URL and a checksum, on lines of their own where it has one")
    func path() throws {
        #expect(
            try patched(#"[.binaryTarget(name: "X", path: "X.zip")]"#)
                == "[.binaryTarget(name: \"X\", url: \"\(Self.url)\", checksum: \"\(Self.checksum)\")]")
        #expect(
            try patched("  .binaryTarget(\r\n\tname: \"X\",\r\n\tpath: base + \"X.zip\"\r\n  )")
                == "  .binaryTarget(\r\n\tname: \"X\",\r\n\turl: \"\(Self.url)\",\r\n\tchecksum: \"\(Self.checksum)\"\r\n  )")
    }

    @Test(
        "what is not written out is left alone, with the line to paste",
        arguments: [
            ("", nil, "it has no binary target 'X' that is written out"),
            (#".binaryTarget(name: "Xx", path: "")"#, nil, "it has no binary target 'X' that is written out"),
            (#".binaryTarget(name: name, url: "", checksum: "")"#, nil, "it has no binary target 'X' that is written out"),
            (
                #".binaryTarget(name: "X", path: "") .binaryTarget(name: "X", path: "")"#, nil,
                "it has 2 binary targets 'X'"
            ),
            (#"①.binaryTarget(name: "X", url: base + "", checksum: "")"#, "①", "the 'url' of 'X' is not a plain string"),
            (#"①.binaryTarget(name: "X", url: "", checksum: "\(c)")"#, "①", "the 'checksum' of 'X' is not a plain string"),
            (#"①.binaryTarget(name: "X", url: "")"#, "①", "'X' has neither 'url' and 'checksum' nor 'path'"),
            (#"①.binaryTarget(name: "X""#, "①", "'X' has neither 'url' and 'checksum' nor 'path'"),
        ] as [(String, Character?, String)]
    )
    func refused(marked: String, mark: Character?, reason: String) throws {
        let text = MarkedText("\n  " + marked)
        let error = #expect(throws: DiagnosticError.self) { try patched(text.text) }
        let location = mark.map { text.location($0, in: "Package.swift") } ?? SourceLocation(path: "Package.swift")
        let message = "\(reason); put this in by hand: \(try target().text)"
        #expect(error?.diagnostics == [Diagnostic(.error, "manifest-not-patched", message, at: location)])
    }

    @Test("a misspelled name is guessed")
    func guess() {
        let error = #expect(throws: DiagnosticError.self) { try patched(#".binaryTarget(name: "Recipes", path: "")"#, "Recipe") }
        #expect(error?.diagnostics.first?.message.contains("written out; did you mean 'Recipes'?; put this") == true)
    }

    @Test("damaged manifests are patched or refused")
    func mutations() throws {
        let text = #"let a = "\(b)" /* c */ .binaryTarget(name: "X", url: "u", checksum: "c") // "#
        let target = try target()
        var count = 0
        for bytes in Mutations(of: Array(text.utf8), structure: "\"#\\()/*,:\n", count: 3000, seed: 3) {
            guard let changed = try? ManifestPatch.apply(target, to: bytes, path: "Package.swift") else { continue }
            #expect(String(decoding: changed, as: UTF8.self).contains(Self.checksum))
            count += 1
        }
        #expect(count > 100)
    }

    @Test("a manifest on disk is changed in its place")
    func file() throws {
        try ScratchFolder.with { scratch in
            try scratch.write(#"[.binaryTarget(name: "X", path: "X.zip")] // é"#, to: "Package.swift")
            try ManifestPatch.apply(target(), toFileAt: scratch.path("Package.swift"))
            #expect(
                scratch.text("Package.swift")
                    == "[.binaryTarget(name: \"X\", url: \"\(Self.url)\", checksum: \"\(Self.checksum)\")] // é")
            #expect(throws: DiagnosticError.self) { try ManifestPatch.apply(target(), toFileAt: scratch.path("absent")) }
        }
    }
}
