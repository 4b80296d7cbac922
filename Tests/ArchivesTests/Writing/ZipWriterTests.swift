import Archives
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Writing zip archives")
struct ZipWriterTests {
    private func tree(reversed: Bool = false) throws -> OutputTree {
        let additions: [(inout OutputTree) throws -> Void] = [
            { try $0.add("X/a.txt", text: String(repeating: "hello ", count: 100)) },
            { try $0.add("X/run", bytes: Array("#!/bin/sh\n".utf8), isExecutable: true) },
            { try $0.addLink("X/link", to: "a.txt") },
            { try $0.addFolder("X/empty") },
            { try $0.add("X/é.txt", text: "") },
            {
                try $0.add("X/stream") { (sink) throws(DiagnosticError) in
                    for number in 0..<1000 { try sink.write([UInt8(number & 15)]) }
                }
            },
        ]
        var tree = OutputTree()
        for addition in reversed ? additions.reversed() : additions { try addition(&tree) }
        return tree
    }

    @Test("entries are sorted, with fixed times and permissions, without owners, and with the mark of UTF-8", arguments: [0, 6])
    func directory(level: Int) throws {
        let facts = RawZip.facts(try ZipWriter(level: level).bytes(of: tree()))
        #expect(facts.map(\.name) == ["X/", "X/a.txt", "X/empty/", "X/link", "X/run", "X/stream", "X/é.txt"])
        #expect(facts.map(\.mode) == [0o040755, 0o100644, 0o040755, 0o120755, 0o100755, 0o100644, 0o100644])
        #expect(Set(facts.map(\.time)) == [0x0021_0000])
        #expect(Set(facts.map { $0.madeBy >> 8 }) == [3])
        #expect(facts.map { $0.flags & 0x0800 } == [0, 0, 0, 0, 0, 0, 0x0800])
        let method: UInt16 = level == 0 ? 0 : 8
        #expect(facts.map(\.method) == [0, method, 0, 0, method, method, method])
        // No time, and the owner 0 of the group 0.
        let extra: [UInt8] = [0x55, 0x54, 1, 0, 0, 0x75, 0x78, 11, 0, 1, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0]
        #expect(Set(facts.map(\.extra)) == [extra])
    }

    @Test("the same tree gives the same bytes, however it came about", arguments: [0, 1, 9])
    func reproducible(level: Int) throws {
        #expect(try ZipWriter(level: level).bytes(of: tree()) == ZipWriter(level: level).bytes(of: tree(reversed: true)))
    }

    @Test("a stored file is written byte for byte as the format has it")
    func stored() throws {
        var tree = OutputTree()
        try tree.add("a", text: "hi")
        let bytes = try ZipWriter(level: 0).bytes(of: tree)
        let extra = "55540100" + "00" + "75780b00" + "01" + "0400000000" + "0400000000"
        let local =
            "504b0304" + "0a00" + "0800" + "0000" + "00002100" + "00000000" + "02000000" + "02000000" + "0100" + "1400" + "61" + extra
        let descriptor = "504b0708" + "ac2a93d8" + "02000000" + "02000000"
        let directory =
            "504b0102" + "0a03" + "0a00" + "0800" + "0000" + "00002100" + "ac2a93d8" + "02000000" + "02000000" + "0100" + "1400" + "0000"
            + "0000" + "0000" + "0000a481" + "00000000" + "61" + extra
        let end = "504b0506" + "0000" + "0000" + "0100" + "0100" + "43000000" + "45000000" + "0000"
        let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(text == local + "6869" + descriptor + directory + end)
    }

    @Test("what is written is read again")
    func roundTrip() throws {
        for level in ZipWriter.levels {
            #expect(
                try ArchiveReader().lines(of: ZipWriter(level: level).bytes(of: tree())).map { $0.prefix(30) } == [
                    "d 755 X", "f 644 X/a.txt: hello hello hel", "d 755 X/empty", "l X/link -> a.txt", "f 755 X/run: #!/bin/sh\n",
                    "f 644 X/stream: " + "\0\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{A}\u{B}\u{C}\r", "f 644 X/é.txt: ",
                ])
        }
    }

    @Test("higher levels are not larger, and levels beyond the ends count as the ends")
    func levels() throws {
        let sizes = try [0, 1, 9].map { try ZipWriter(level: $0).bytes(of: tree()).count }
        #expect(sizes == sizes.sorted(by: >) && Set(sizes).count > 1)
        #expect(ZipWriter(level: -1).level == 0)
        #expect(ZipWriter(level: 10).level == 9)
    }

    @Test("unzip finds no fault and unpacks the same", .enabled(if: ZipTools.unzip != nil, "there is no unzip"))
    func unzip() throws {
        try ScratchFolder.with { scratch in
            let tree = try tree()
            try OutputWriter().writeFile(to: scratch.path("X.zip")) { (sink) throws(DiagnosticError) in
                try ZipWriter().write(tree, to: sink)
            }
            try OutputWriter().write(tree, to: scratch.path("out"))
            let script = "unzip -q X.zip && diff -r X out/X && readlink X/link && ls -l X/run | cut -c2-4"
            #expect(try ShellScript.run(script, in: scratch.path) == "a.txt\nrwx\n")
        }
    }

    @Test("more entries than the old format can count are written with ZIP64")
    func manyEntries() throws {
        var tree = OutputTree()
        for number in 0..<66_000 { try tree.addFolder("f\(number)") }
        let bytes = try ZipWriter().bytes(of: tree)
        var count = 0
        try ArchiveReader().read(bytes, name: "X.zip") { (_, _) throws(DiagnosticError) in count += 1 }
        #expect(count == 66_000)
    }

    @Test("a file that changes its size meanwhile, and one that is gone, are errors")
    func changingInput() throws {
        let calls = Calls()
        var tree = OutputTree()
        try tree.add("a") { (sink) throws(DiagnosticError) in
            calls.count += 1
            try sink.write([UInt8](repeating: 0, count: calls.count))
        }
        let growing = #expect(throws: DiagnosticError.self) { try ZipWriter().bytes(of: tree) }
        #expect(growing?.description == "error: cannot pack 'a': its size changes while it is read [zip-failed]")
        try ScratchFolder.with { scratch in
            try scratch.write("1", to: "in/a")
            var tree = OutputTree()
            try tree.addContents(of: scratch.path("in"))
            _ = try ShellScript.run("rm in/a", in: scratch.path)
            let gone = #expect(throws: DiagnosticError.self) { try ZipWriter().bytes(of: tree) }
            #expect(gone?.diagnostics.first?.message == "cannot read '\(scratch.path("in/a"))': no such file or folder")
        }
    }

    @Test("what the receiver throws comes through")
    func failingSink() throws {
        let sink = OutputSink { (_) throws(DiagnosticError) in throw DiagnosticError("full", "the disk is full") }
        let tree = try tree()
        let error = #expect(throws: DiagnosticError.self) {
            try ZipWriter().write(tree, to: sink)
            try sink.flush()
        }
        #expect(error?.description == "error: the disk is full [full]")
    }

    // Only one thread counts.
    private final class Calls: @unchecked Sendable {
        var count = 0
    }
}
