import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Writing outputs when something goes wrong")
struct OutputWriterFaultTests {
    private func tree(_ scratch: ScratchFolder) throws -> OutputTree {
        var tree = OutputTree()
        try tree.add("new/copy", copyOf: scratch.path("source"))
        try tree.add("new/text", text: "some text")
        try tree.add("new/stream") { (sink) throws(DiagnosticError) in
            for _ in 0..<3 { try sink.write([UInt8](repeating: 1, count: 300_000)) }
        }
        try tree.addFolder("new/empty")
        try tree.addLink("new/link", to: "text")
        return tree
    }

    private static let newNames = ["new", "new/copy", "new/empty", "new/link", "new/stream", "new/text"]

    /// The names in the output; those of what was left beside it under `beside`.
    private func names(_ scratch: ScratchFolder) -> (output: [String], beside: [String]) {
        let all = scratch.names()
        return (
            all.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) },
            all.filter { !$0.contains("/") && $0 != "source" && $0 != "out" }
        )
    }

    @Test(
        "after each fault the old output is intact or the new one is whole, and the next run tidies up",
        arguments: FaultyTreeWriting.Fault.allCases, [true, false])
    func replacing(fault: FaultyTreeWriting.Fault, canExchange: Bool) throws {
        let count = try FaultyTreeWriting.everyFault(fault, canExchange: canExchange) { writing in
            try ScratchFolder.with { scratch in
                try scratch.write("source", to: "source")
                try scratch.write("old", to: "out/old/text")
                var hasThrown = false
                do {
                    try OutputWriter(force: true, writing: writing).write(tree(scratch), to: scratch.path("out"))
                } catch is DiagnosticError {
                    hasThrown = true
                }
                let left = names(scratch)
                let isOld = left.output == ["old", "old/text"]
                let isNew = left.output == Self.newNames && scratch.text("out/new/stream")?.utf8.count == 900_000
                let isAside = left.output.isEmpty && !canExchange && fault == .kill && left.beside.contains { $0.hasSuffix(".old") }
                #expect([isOld, isNew, isAside].contains(true), "\(left)")
                #expect(isNew || hasThrown)
                if fault != .kill, hasThrown { #expect(left.beside.isEmpty) }

                // The next run may be for another output of the folder.
                try OutputWriter().writeFile(to: scratch.path("zip")) { (_) throws(DiagnosticError) in }
                let after = names(scratch)
                #expect(after.beside == ["zip"])
                #expect(after.output == (isNew ? Self.newNames : ["old", "old/text"]))
            }
        }
        #expect(count >= (fault == .vanishedInput ? 1 : 15))
    }

    @Test("after each fault nothing is there or the whole, where nothing was", arguments: FaultyTreeWriting.Fault.allCases)
    func creating(fault: FaultyTreeWriting.Fault) throws {
        try FaultyTreeWriting.everyFault(fault) { writing in
            try ScratchFolder.with { scratch in
                try scratch.write("source", to: "source")
                try? OutputWriter(writing: writing).write(tree(scratch), to: scratch.path("out"))
                let left = names(scratch)
                #expect(left.output.isEmpty || left.output == Self.newNames)
                if fault != .kill { #expect(left.beside.isEmpty) }
                try OutputWriter(force: true).write(tree(scratch), to: scratch.path("out"))
                #expect(names(scratch) == (Self.newNames, []))
            }
        }
    }

    @Test("after each fault a file is the old one or the new one", arguments: FaultyTreeWriting.Fault.allCases)
    func file(fault: FaultyTreeWriting.Fault) throws {
        try FaultyTreeWriting.everyFault(fault) { writing in
            try ScratchFolder.with { scratch in
                try scratch.write("old", to: "out")
                try? OutputWriter(force: true, writing: writing).writeFile(to: scratch.path("out")) { (sink) throws(DiagnosticError) in
                    try sink.write(Array("new".utf8))
                }
                #expect(["old", "new"].contains(scratch.text("out")))
                try OutputWriter(force: true).writeFile(to: scratch.path("out")) { (_) throws(DiagnosticError) in }
                #expect(scratch.names() == ["out"])
            }
        }
    }

    @Test("what looks like a remnant and is not, or belongs to a process that lives, stays")
    func remnants() throws {
        try ScratchFolder.with { scratch in
            let kept = [
                ".out.trellis-1-0", ".out.trellis-x-0", ".out.trellis-999999999-x", "out.trellis-999999999-0", ".trellis-999999999-0",
            ]
            for name in kept { try scratch.makeFolder(name) }
            try scratch.write("", to: ".X.xcframework.trellis-999999999-3/half")
            try scratch.write("", to: ".a.zip.trellis-999999999-0")
            try scratch.write("old", to: ".gone.trellis-999999999-1.old/file")
            try scratch.write("old", to: ".there.trellis-999999999-1.old/file")
            try scratch.write("new", to: "there/file")
            try scratch.link(".link.trellis-999999999-1", to: "there")
            try OutputWriter().write(OutputTree(), to: scratch.path("out"))
            #expect(
                scratch.names() == ([".link.trellis-999999999-1", "gone", "gone/file", "out", "there", "there/file"] + kept).sorted())
            #expect(scratch.text("there/file") == "new")
        }
    }
}
