import Archives
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Reading archives")
struct ArchiveReaderTests {
    private typealias Entry = RawZip.Entry

    private func message(_ entries: [RawZip.Entry], _ reader: ArchiveReader = ArchiveReader()) -> String? {
        #expect(throws: DiagnosticError.self) { try reader.lines(of: RawZip.bytes(entries)) }?.description
    }

    @Test("the entries of a zip and of a tar are read with their contents")
    func reading() throws {
        let zip = RawZip.bytes([Entry("a/", mode: 0o040755), Entry("a/b", "text", mode: 0o100755), Entry("l", "a/b", mode: 0o120755)])
        #expect(try ArchiveReader().lines(of: zip) == ["d 755 a", "f 755 a/b: text", "l l -> a/b"])
        let tar = RawTar.bytes([
            RawTar.entry("./", type: "5"), RawTar.entry("./a/", type: "5"), RawTar.entry("./a/b", content: "text"),
            RawTar.entry("a/l", type: "2", target: "../a/b"),
        ])
        #expect(try ArchiveReader().lines(of: tar) == ["d 644 a", "f 644 a/b: text", "l a/l -> ../a/b"])
    }

    @Test("archives of tar are read through their compression", .enabled(if: ZipTools.tar != nil, "there is no tar"))
    func compressedTar() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("text", to: "in/ä/b")
            try scratch.link("in/l", to: "ä/b")
            for (option, ending) in [("z", "tar.gz"), ("J", "tar.xz")] {
                let script = "tar c\(option)f X.\(ending) -C in . 2>&1 || echo skipped"
                let isSkipped = try ShellScript.run(script, in: scratch.path).contains("skipped")
                if isSkipped { continue }
                let bytes = try DiskFileSystem().read(scratch.path("X.\(ending)"))
                let lines = try ArchiveReader().lines(of: bytes).map { $0.split(separator: " ").last.map(String.init) }
                #expect(Set(lines) == ["ä", "text", "ä/b"], "\(ending)")
            }
        }
    }

    @Test(
        "a name that is absolute, leads out, stands twice or leads through something else is refused",
        arguments: [
            (["/etc/passwd"], "'/etc/passwd' cannot be the path of an output: it is absolute"),
            (["../a"], "'../a' cannot be the path of an output: it leaves the output"),
            (["a/../../b"], "'a/../../b' cannot be the path of an output: it leaves the output"),
            (["a//b"], "'a//b' cannot be the path of an output: it has an empty part"),
            (["a", "b", "a"], "'a' stands twice in the output"),
            (["a", "a/b"], "'a/b' cannot be below 'a', which is no folder"),
            (["a/b", "a"], "'a' stands twice in the output"),
        ]
    )
    func names(names: [String], reason: String) {
        let last = names.last ?? ""
        #expect(message(names.map { Entry($0) }) == "X.zip: error: entry '\(last)': \(reason) [archive-unsafe-name]")
    }

    @Test("a name that is not UTF-8 is refused")
    func encoding() {
        var entry = Entry("a")
        entry.name = [0x61, 0xFF]
        entry.flags = 0
        #expect(message([entry]) == "X.zip: error: the name of entry 1 is not UTF-8 [archive-unsafe-name]")
    }

    @Test(
        "a link that leads out is refused, also on a way through others",
        arguments: [
            ("l", "/etc", "is absolute"), ("l", "..", "leads out of the archive"), ("a/l", "../..", "leads out of the archive"),
            ("a/l", "../../x", "leads out of the archive"), ("l", "a/b/..", "goes up after it went down"),
            ("l", "./..", "leads out of the archive"),
        ]
    )
    func links(path: String, target: String, reason: String) {
        #expect(
            message([Entry("b", mode: 0o100644), Entry(path, target, mode: 0o120755)])
                == "X.zip: error: entry '\(path)': its target '\(target)' \(reason) [archive-unsafe-link]")
    }

    @Test("links inside of the archive are taken, and nothing is below one")
    func innerLinks() throws {
        let link = Entry("F/Versions/Current", "A", mode: 0o120755)
        let up = Entry("F/a/l", "../../F/X", mode: 0o120755)
        #expect(try ArchiveReader().lines(of: RawZip.bytes([link, up])) == ["l F/Versions/Current -> A", "l F/a/l -> ../../F/X"])
        #expect(
            message([link, Entry("F/Versions/Current/x")])
                == "X.zip: error: entry 'F/Versions/Current/x': 'F/Versions/Current/x' cannot be below 'F/Versions/Current', "
                + "which is no folder [archive-unsafe-name]")
    }

    @Test("encrypted contents, hard links and devices are refused")
    func unsupported() {
        var entry = Entry("a", "0123456789ab+")
        entry.flags |= 1
        #expect(message([entry]) == "X.zip: error: entry 'a': it is encrypted, which cannot be read [archive-encrypted]")
        func tarMessage(_ entry: [UInt8]) -> String? {
            let bytes = RawTar.bytes([RawTar.entry("a"), entry])
            return #expect(throws: DiagnosticError.self) { try ArchiveReader().lines(of: bytes, name: "X.tar") }?.description
        }
        #expect(
            tarMessage(RawTar.entry("b", type: "1", target: "a"))
                == "X.tar: error: entry 'b': hard links are not read [archive-unsupported]")
        #expect(
            tarMessage(RawTar.entry("b", type: "3"))
                == "X.tar: error: entry 'b': it is neither a file nor a folder nor a symbolic link [archive-unsupported]")
    }

    @Test("damage is told with the entry in which it is")
    func damage() throws {
        var entry = Entry("b", "text")
        entry.checksum = 1
        #expect(
            message([Entry("a", "text"), entry])
                == "X.zip: error: entry 'b': ZIP bad CRC: 0x3b8ba7c7 should be 0x1 [archive-unreadable]")
        let whole = RawZip.bytes([Entry("a", "text"), Entry("b", "text")])
        for count in [0, 1, 10, whole.count / 2, whole.count - 1] {
            let error = #expect(throws: DiagnosticError.self) { try ArchiveReader().lines(of: Array(whole.prefix(count))) }
            #expect(
                error?.description == "X.zip: error: it is no archive that can be read, or it is cut off [archive-unreadable]", "\(count)")
        }
    }

    @Test("what comes to more than the limits allow is refused")
    func limits() throws {
        func refusal(_ change: (inout ArchiveLimits) -> Void, _ entries: [RawZip.Entry]) -> String? {
            var reader = ArchiveReader()
            change(&reader.limits)
            return message(entries, reader)
        }
        let entries = [Entry("a", "12345678"), Entry("bc", "12345678")]
        #expect(refusal({ $0.entryCount = 1 }, entries) == "X.zip: error: there are more than 1 entries [archive-too-large]")
        #expect(
            refusal({ $0.nameBytes = 1 }, entries) == "X.zip: error: the name of entry 2 is longer than 1 bytes [archive-unsafe-name]")
        #expect(
            refusal({ $0.totalBytes = 15 }, entries)
                == "X.zip: error: entry 'bc': the contents up to here have more than 15 bytes [archive-too-large]")
    }

    @Test("a bomb is refused before it is unpacked, and counts also when it is passed over")
    func bomb() throws {
        var tree = OutputTree()
        try tree.add("bomb") { (sink) throws(DiagnosticError) in
            for _ in 0..<64 { try sink.write([UInt8](repeating: 0, count: 1 << 16)) }
        }
        let bytes = try ZipWriter(level: 9).bytes(of: tree)
        var reader = ArchiveReader()
        reader.limits.ratioFloorBytes = 1 << 20
        let message =
            "X.zip: error: entry 'bomb': the contents up to here are more than 200 times as large as the archive [archive-too-large]"
        var count = 0
        let read = #expect(throws: DiagnosticError.self) {
            try reader.read(bytes, name: "X.zip") { (_, content) throws(DiagnosticError) in
                try content.forEachPiece { (piece) throws(DiagnosticError) in count += piece.count }
            }
        }
        #expect(read?.description == message)
        #expect(count < 2 << 20)
        let passed = #expect(throws: DiagnosticError.self) { try reader.read(bytes, name: "X.zip") { (_, _) throws(DiagnosticError) in } }
        #expect(passed?.description == message)
        #expect(throws: Never.self) { try ArchiveReader().read(bytes, name: "X.zip") { (_, _) throws(DiagnosticError) in } }
    }

    @Test("a content is read up to the limit that the reader of it sets")
    func contentLimit() throws {
        let bytes = RawZip.bytes([Entry("a", "12345")])
        let error = #expect(throws: DiagnosticError.self) {
            try ArchiveReader().read(bytes, name: "X.zip") { (_, content) throws(DiagnosticError) in _ = try content.bytes(limit: 4) }
        }
        #expect(error?.description == "X.zip: error: entry 'a': it has more than the 4 bytes that are read of it [archive-too-large]")
    }

    @Test("an archive that is not there, or is a folder, is an error")
    func missing() throws {
        try ScratchFolder.with { scratch in
            for (path, reason) in [(scratch.path("x"), "no such file or folder"), (scratch.path, "it is a folder")] {
                let error = #expect(throws: DiagnosticError.self) { try ArchiveReader().entries(of: path) }
                #expect(error?.description == "\(path): error: cannot read '\(path)': \(reason) [read-failed]")
            }
        }
    }
}
