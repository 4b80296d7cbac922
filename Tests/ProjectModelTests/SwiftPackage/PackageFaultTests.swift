import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("faults of Swift packages")
struct PackageFaultTests {
    private func faults(_ targets: SampleTarget..., files: [String], tools: String = "5.9", localization: String? = nil) throws -> [String]
    {
        try SamplePackage(tools: tools, localization: localization, targets: targets, files: files).faults()
    }

    @Test("a folder that is missing is named where the target is declared")
    func missingFolders() throws {
        #expect(
            try faults(
                SampleTarget("A"), SampleTarget("B", path: "None"), SampleTarget("C", "binaryTarget", path: "C.xcframework"),
                SampleTarget("D", path: "../D"), files: ["x"]
            ) == [
                "6: error: the target 'A' needs 'Sources/A', which does not exist; make it, or give the target its 'path:' "
                    + "[missing-folder]",
                "7: error: the target 'B' needs 'None', which does not exist; correct its 'path:' [missing-folder]",
                "8: error: the target 'C' needs 'C.xcframework', which does not exist; correct its 'path:' [missing-folder]",
                "9: error: the 'path:' of the target 'D' leads out of the package: '../D' [folder-outside]",
            ]
        )
    }

    @Test("targets that share sources are named with the first of them")
    func overlappingSources() throws {
        #expect(
            try faults(SampleTarget("A", path: "S"), SampleTarget("B", path: "S/B"), files: ["S/a.swift", "S/B/b.swift", "S/B/c.swift"])
                == [
                    "7: error: the targets 'A' and 'B' both compile 'S/B/b.swift' and 1 more; give one of them other "
                        + "'sources:' or an 'exclude:' "
                        + "[overlapping-sources]"
                ]
        )
    }

    @Test("paths of the manifest that lead nowhere are warned of")
    func missingPaths() throws {
        let target = SampleTarget("A", exclude: ["no"], sources: ["a.swift", "b.swift"], resources: ["copy:r.txt"])
        #expect(
            try faults(target, files: ["Sources/A/a.swift"]) == [
                "6: warning: 'Sources/A/no' does not exist; correct 'exclude:' of the target 'A' [missing-exclude]",
                "6: warning: 'Sources/A/b.swift' does not exist; correct 'sources:' of the target 'A' [missing-source]",
                "6: warning: 'Sources/A/r.txt' does not exist; correct 'resources:' of the target 'A' [missing-resource]",
            ]
        )
    }

    @Test("rules that contradict each other are errors")
    func overlappingRules() throws {
        let resources = SampleTarget("A", resources: ["copy:R/x.txt", "process:R"])
        #expect(
            try faults(resources, files: ["Sources/A/a.swift", "Sources/A/R/x.txt"]) == [
                "6: error: 'Sources/A/R/x.txt' has more than one rule in 'resources:' of 'A' [overlapping-resources]"
            ]
        )
        let both = SampleTarget("A", sources: ["."], resources: ["process:x.swift"])
        #expect(
            try faults(both, files: ["Sources/A/x.swift"]) == [
                "6: error: 'Sources/A/x.swift' is both a source and a resource of 'A' [overlapping-rules]"
            ]
        )
        let language = SampleTarget("A", resources: ["process@base:R"])
        #expect(
            try faults(
                language, files: ["Sources/A/a.swift", "Sources/A/R/fr.lproj/x.strings", "Sources/A/R/de.lproj/deep/y"], localization: "en")
                == [
                    "6: error: 'Sources/A/R/de.lproj/deep' is a folder in a folder for a language, which SwiftPM forbids "
                        + "[nested-localization]",
                    "6: error: 'Sources/A/R/fr.lproj/x.strings' has a language by its folder and another by its rule in 'resources:'; "
                        + "keep one of them [two-localizations]",
                ]
        )
    }

    @Test("resources that cannot be in one bundle are errors")
    func bundles() throws {
        let target = SampleTarget("A", resources: ["process:R", "copy:Info.plist"])
        #expect(
            try faults(
                target,
                files: ["Sources/A/a.swift", "Sources/A/R/x", "Sources/A/R/deep/x", "Sources/A/R/fr.lproj/x", "Sources/A/Info.plist"]) == [
                    "6: error: 'Sources/A/Info.plist' cannot be a resource of 'A': the bundle has an 'Info.plist' of its own; rename it "
                        + "[forbidden-resource]",
                    "6: error: two resources of 'A' are called 'x' in its bundle; rename 'Sources/A/R/x' [duplicate-resource]",
                    "6: error: 'Sources/A/R/fr.lproj/x' is for one language, so that the package needs a 'defaultLocalization:' "
                        + "[no-default-localization]",
                ]
        )
    }

    @Test("targets that cannot be built, or of which nothing is left")
    func targets() throws {
        #expect(
            try faults(
                SampleTarget("A"), SampleTarget("B"), SampleTarget("C"), SampleTarget("D", "systemLibrary"), SampleTarget("A"),
                files: ["Sources/A/a.swift", "Sources/A/b.c", "Sources/B/x.txt", "Sources/C/c.c", "Sources/D/d.h"]
            )
                == [
                    "error: there are two targets 'A'; rename one of them [duplicate-target]",
                    "7: warning: the target 'B' has no sources in 'Sources/B'; SwiftPM leaves it out [no-sources]",
                    "9: error: the system library 'D' has no 'module.modulemap' in 'Sources/D' [missing-module-map]",
                    "error: the target 'A' has sources in Swift and in C, such as 'Sources/A/a.swift' and 'Sources/A/b.c'; "
                        + "make two targets of it "
                        + "[mixed-languages]",
                    "error: the target 'A' has sources in Swift and in C, such as 'Sources/A/a.swift' and 'Sources/A/b.c'; "
                        + "make two targets of it "
                        + "[mixed-languages]",
                    "8: error: the target 'C' needs a folder 'include' in 'Sources/C' for its public headers [missing-public-headers]",
                    "error: the targets 'A' and 'A' both compile 'Sources/A/a.swift' and 1 more; give one of them other 'sources:' or an "
                        + "'exclude:' [overlapping-sources]",
                ].map { $0.hasPrefix("error") ? "6: " + $0 : $0 }
        )
    }

    @Test("files that take no part are warned of since tools 5.3, in Swift targets")
    func unhandled() throws {
        let files = [
            "Sources/A/a.swift", "Sources/A/x.txt", "Sources/A/y.txt", "Sources/A/M.xcassets/c", "Sources/B/b.c", "Sources/B/include/b.h",
            "Sources/B/x.txt",
        ]
        let targets = [SampleTarget("A"), SampleTarget("B")]
        #expect(try SamplePackage(tools: "5.2", targets: targets, files: files).faults() == [])
        #expect(
            try SamplePackage(tools: "5.9", targets: targets, files: files).faults() == [
                "6: warning: 'Sources/A/x.txt' and 1 more are neither source nor resource of the target 'A'; use "
                    + "'resources:' or 'exclude:' "
                    + "[unhandled-files]"
            ]
        )
        #expect(
            try faults(SampleTarget("A"), files: ["Sources/A/a.swift", "Sources/A/x.txt"]) == [
                "6: warning: 'Sources/A/x.txt' is neither source nor resource of the target 'A'; use 'resources:' or "
                    + "'exclude:' [unhandled-files]"
            ]
        )
    }

    @Test("links are followed, those that lead nowhere are named, and those in a circle come to an end")
    func links() throws {
        try ScratchFolder.with { scratch in
            let package = SamplePackage(targets: [SampleTarget("A")])
            try scratch.write(package.manifest, to: "Package.swift")
            try scratch.write("", to: "Sources/A/a.swift")
            try scratch.write("", to: "Other/o.swift")
            try scratch.link("Sources/A/link", to: scratch.path("Other"))
            try scratch.link("Sources/A/link.swift", to: scratch.path("Other/o.swift"))
            try scratch.link("Sources/A/none.swift", to: scratch.path("Other/none.swift"))
            var diagnostics: [Diagnostic] = []
            func read() throws -> [String] {
                let read = try SwiftPackage.read(
                    dump: package.dump, at: scratch.path, fileSystem: DiskFileSystem(), diagnostics: &diagnostics)
                return read.files(of: read.targets[0]).map(\.path)
            }
            #expect(try read() == ["Sources/A/a.swift", "Sources/A/link/o.swift", "Sources/A/link.swift"])
            #expect(diagnostics.map(\.message) == ["the link 'Sources/A/none.swift' leads nowhere; the target 'A' goes without it"])
            try scratch.link("Sources/A/round", to: scratch.path("Sources/A"))
            #expect(try read().filter { $0.hasSuffix("/a.swift") }.count == 3)
        }
    }
}
