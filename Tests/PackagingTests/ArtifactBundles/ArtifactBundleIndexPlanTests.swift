import Archives
import BundleInspection
import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite("Planning indexes of artifact bundles")
struct ArtifactBundleIndexPlanTests {
    /// An archive with a bundle of a program for triples, whose folder is in the archive, or the archive itself when it is empty.
    private func write(_ name: String, folder: String, _ triples: [String], to scratch: ScratchFolder) throws {
        let variants = [ArtifactBundleInfo.Variant(path: "tool", supportedTriples: triples)]
        let artifact = ArtifactBundleInfo.Artifact(name: "tool", type: .executable, version: "1", variants: variants)
        var tree = OutputTree()
        let info = ArtifactBundleInfo(schemaVersion: "1.0", artifacts: [artifact])
        try tree.add(folder + "info.json", text: info.text)
        try OutputWriter().writeFile(to: scratch.path(name)) { (sink) throws(DiagnosticError) in
            try ZipWriter(level: 0).write(tree, to: sink)
        }
    }

    private func message(_ archives: [String]) -> String? {
        #expect(throws: DiagnosticError.self) { try ArtifactBundleIndexPlan(archives: archives) }?.diagnostics.first?.message
    }

    @Test("triples are read out of the archives, and the checksums are theirs")
    func plan() throws {
        try ScratchFolder.with { scratch in
            try write("b.zip", folder: "T.artifactbundle/", ["x86_64-apple-macosx", "arm64-apple-macosx"], to: scratch)
            try write("a.zip", folder: "", ["x86_64-unknown-linux-gnu"], to: scratch)
            let plan = try ArtifactBundleIndexPlan(archives: [scratch.path("b.zip"), scratch.path("a.zip")])
            #expect(plan.index.archives.map(\.fileName) == ["a.zip", "b.zip"])
            #expect(
                plan.index.archives.map(\.supportedTriples) == [
                    ["x86_64-unknown-linux-gnu"], ["arm64-apple-macosx", "x86_64-apple-macosx"],
                ])
            #expect(try ChecksumListing(of: [scratch.path("a.zip")]).text == plan.index.archives[0].checksum + "\n")
            try plan.write(to: scratch.path("x.artifactbundleindex"), writer: OutputWriter())
            #expect(scratch.text("x.artifactbundleindex") == plan.index.text)
            let error = #expect(throws: DiagnosticError.self) { try plan.write(to: scratch.path("x.json"), writer: OutputWriter()) }
            #expect(error?.diagnostics.first?.code == "invalid-output")
        }
    }

    @Test("archives that no index can have are refused")
    func refused() throws {
        try ScratchFolder.with { scratch in
            try write("a.zip", folder: "", ["t-u-v"], to: scratch)
            try write("b.zip", folder: "", ["t-u-v"], to: scratch)
            try write("c/a.zip", folder: "", ["w-u-v"], to: scratch)
            try write("none.zip", folder: "", [], to: scratch)
            try write("deep.zip", folder: "a/b/", ["t-u-v"], to: scratch)
            try write("a.tar", folder: "", ["t-u-v"], to: scratch)
            #expect(message([scratch.path("a.zip"), scratch.path("b.zip")]) == "'t-u-v' is in 'a.zip' and in 'b.zip'; SwiftPM takes one")
            #expect(message([scratch.path("a.zip"), scratch.path("c/a.zip")]) == "two archives have the name 'a.zip'")
            #expect(message([scratch.path("none.zip")]) == "its bundle is for no triple")
            #expect(message([scratch.path("deep.zip")]) == "it has no artifact bundle")
            #expect(message([scratch.path("a.tar")]) == "'a.tar' must end in '.zip'")
        }
    }
}
