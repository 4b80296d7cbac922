import ArtifactCache
import BuildSettings
import Diagnostics
import Foundation
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

@Suite("Bundles of resources")
struct BundleBuilderTests {
    private func fill(_ folder: ScratchFolder) throws { try BundleExample.fill(folder) }

    private func request(
        _ folder: ScratchFolder,
        machine: String = "cache",
        remote: RemoteCache? = nil,
        platform: Platform = .iphoneos
    ) throws -> BundleRequest {
        try BundleExample.request(folder, machine: machine, remote: remote, platform: platform)
    }

    private func dictionary(_ path: String) throws -> [String: Any]? {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(data.starts(with: Data("bplist".utf8)))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    @Test("resources are compiled and copied to the places that the platform has for them")
    func layouts() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            let outcome = try BundleBuilder(request(folder)).build()
            #expect(outcome.counts == BundleCounts(compiled: 3, copied: 1))
            #expect(outcome.isWritten)
            #expect(
                outcome.outputs.sorted() == [
                    "Info.plist", "Settings.plist", "Texts/read.txt", "de.lproj/Localizable.strings", "en.lproj/Plain.strings",
                ])
            let bundle = folder.path + "/Build/Shop.bundle"
            #expect(try dictionary(bundle + "/Settings.plist") as? [String: String] == ["title": "hello"])
            #expect(try dictionary(bundle + "/de.lproj/Localizable.strings") as? [String: String] == ["k": "K"])
            #expect(try dictionary(bundle + "/en.lproj/Plain.strings") as? [String: String] == ["a": "A"])
            #expect(try String(contentsOfFile: bundle + "/Texts/read.txt", encoding: .utf8) == "just text")
            var mac = try request(folder, platform: .macosx)
            mac.output = folder.path + "/Build/Mac.bundle"
            #expect(
                try BundleBuilder(mac).build().outputs.sorted().prefix(2) == ["Contents/Info.plist", "Contents/Resources/Settings.plist"])
        }
    }

    @Test("an unchanged run writes nothing, and a changed file costs its own step only")
    func increments() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            _ = try BundleBuilder(request(folder)).build()
            let again = try BundleBuilder(request(folder)).build()
            #expect(again.counts == BundleCounts(unchanged: 4))
            #expect(!again.isWritten)
            try folder.write("\"a\" = \"changed\";\n", to: "Resources/en.lproj/Plain.strings")
            let changed = try BundleBuilder(request(folder)).build()
            #expect(changed.counts == BundleCounts(unchanged: 3, compiled: 1))
            #expect(try dictionary(folder.path + "/Build/Shop.bundle/en.lproj/Plain.strings") as? [String: String] == ["a": "changed"])
            #expect(try String(contentsOfFile: folder.path + "/Build/Shop.bundle/Texts/read.txt", encoding: .utf8) == "just text")
            // What was there before is known by its content.
            try folder.write("\"a\" = \"A\"; \n", to: "Resources/en.lproj/Plain.strings")
            try folder.write("\"a\" = \"A\";\n", to: "Resources/en.lproj/Plain.strings")
            #expect(try BundleBuilder(request(folder)).build().counts == BundleCounts(unchanged: 3, fromThisMachine: 1))
        }
    }

    @Test("what was added comes, what was removed goes, and what was damaged is made again")
    func differences() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            _ = try BundleBuilder(request(folder)).build()
            try folder.write("new", to: "Resources/new.txt")
            try FileManager.default.removeItem(atPath: folder.path + "/Resources/Texts")
            let outcome = try BundleBuilder(request(folder)).build()
            #expect(
                outcome.outputs.sorted() == [
                    "Info.plist", "Settings.plist", "de.lproj/Localizable.strings", "en.lproj/Plain.strings", "new.txt",
                ])
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/Build/Shop.bundle/Texts"))
            try FileManager.default.removeItem(atPath: folder.path + "/Build/Shop.bundle/Settings.plist")
            #expect(try BundleBuilder(request(folder)).build().counts == BundleCounts(unchanged: 3, fromThisMachine: 1))
            #expect(try dictionary(folder.path + "/Build/Shop.bundle/Settings.plist") != nil)
        }
    }

    @Test("a file of the settings that changed is written, and no step is done for it")
    func infoPlist() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            _ = try BundleBuilder(request(folder)).build()
            var changed = try request(folder)
            changed.files = [("Info.plist", Array("other".utf8))]
            let outcome = try BundleBuilder(changed).build()
            #expect(outcome.isWritten)
            #expect(outcome.counts == BundleCounts(unchanged: 4))
            #expect(try String(contentsOfFile: folder.path + "/Build/Shop.bundle/Info.plist", encoding: .utf8) == "other")
        }
    }

    @Test("two folders with the same resources give the same bytes")
    func reproducible() throws {
        func bytes() throws -> [String: Data] {
            try ScratchFolder.with { folder throws in
                try fill(folder)
                let outcome = try BundleBuilder(request(folder)).build()
                let bundle = URL(fileURLWithPath: folder.path + "/Build/Shop.bundle")
                let pairs = try outcome.outputs.sorted().map { ($0, try Data(contentsOf: bundle.appendingPathComponent($0))) }
                return Dictionary(uniqueKeysWithValues: pairs)
            }
        }
        #expect(try bytes() == bytes())
    }

    @Test("on a second machine with a warm cache of the team no compiler runs", .enabled(if: NginxServer.program != nil, "no nginx here"))
    func secondMachine() throws {
        try NginxServer.with { (address, _) throws in
            try ScratchFolder.with { folder throws in
                try fill(folder)
                var settings = RemoteCacheSettings(address: address)
                settings.isUploading = true
                let first = try BundleBuilder(request(folder, machine: "a", remote: RemoteCache(settings))).build()
                #expect(first.counts == BundleCounts(compiled: 3, copied: 1))
                try FileManager.default.removeItem(atPath: folder.path + "/Build")
                settings.isUploading = false
                let second = try BundleBuilder(request(folder, machine: "b", remote: RemoteCache(settings))).build()
                #expect(second.counts == BundleCounts(fromTeam: 3, copied: 1))
                #expect(second.diagnostics == [])
            }
        }
    }

    @Test("warnings of a step come again when its result is known")
    func warnings() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("\"a\" = \"A\";\n\"a\" = \"B\";\n", to: "Resources/en.lproj/Plain.strings")
            let first = try BundleBuilder(request(folder)).build()
            #expect(first.diagnostics.map { $0.location?.description } == ["Resources/en.lproj/Plain.strings:2:1"])
            #expect(try BundleBuilder(request(folder)).build().diagnostics == first.diagnostics)
            try FileManager.default.removeItem(atPath: folder.path + "/Build")
            #expect(try BundleBuilder(request(folder)).build().diagnostics == first.diagnostics)
        }
    }

    @Test("an image whose size does not fit to its name is told in every run")
    func scales() throws {
        try ScratchFolder.with { folder throws in
            for (name, size) in [("a.png", 10), ("a@2x.png", 25)] {
                let bytes = Data(PNGImage.bytes(width: size, height: size))
                try folder.write("", to: "Resources/\(name)")
                try bytes.write(to: URL(fileURLWithPath: "\(folder.path)/Resources/\(name)"))
            }
            let first = try BundleBuilder(request(folder)).build()
            #expect(first.diagnostics.map(\.code) == ["image-scale"])
            let second = try BundleBuilder(request(folder)).build()
            #expect(second.diagnostics == first.diagnostics)
            #expect(!second.isWritten)
        }
    }

    @Test("what only Apple's tools compile is left out with a warning where people ask for it, and known as such")
    func leftOut() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("x", to: "Resources/Main.storyboard")
            var request = try request(folder)
            request.options.skipsMissingTools = true
            let outcome = try BundleBuilder(request).build()
            #expect(outcome.outputs.sorted() == ["Info.plist"])
            #expect(outcome.diagnostics.map(\.code) == ["resource-left-out"])
            #expect(try BundleBuilder(request).build().diagnostics == outcome.diagnostics)
        }
    }

    @Test("a product beside its source is taken as long as its record fits, and not without one")
    func precompiled() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("source", to: "Resources/Main.storyboard")
            try folder.write("product", to: "Ready/Main.storyboardc/Info.plist")
            var request = try request(folder)
            let options = request.options
            // What a Mac would make, recorded by the same code.
            let tools = AppleToolRunner { call in
                let output = try #require(call.arguments.firstIndex(of: "--compilation-directory").map { call.arguments[$0 + 1] })
                let product = URL(fileURLWithPath: output + "/Main.storyboardc")
                try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
                try Data("product".utf8).write(to: product.appendingPathComponent("Info.plist"))
                return ProcessResult(termination: .exited(0))
            }
            let environment = BundleEnvironment(workingDirectory: folder.path, cache: nil, appleTools: tools)
            let compiled = try FileCompiler(options: options, environment: environment)
                .compile(["Resources/Main.storyboard"], into: "Resources", isDry: false, isRecording: true)
            #expect(compiled.outputs == ["Main.storyboardc.inputs", "Main.storyboardc/Info.plist"])
            request.resources = [
                Resource(source: folder.path + "/Resources/Main.storyboard", path: "Main.storyboard", destination: "Main.storyboard")
            ]
            #expect(try BundleBuilder(request).build().outputs.sorted() == ["Info.plist", "Main.storyboardc/Info.plist"])
            try folder.write("changed", to: "Resources/Main.storyboard")
            let changed = request
            let error = #expect(throws: DiagnosticError.self) { try BundleBuilder(changed).build() }
            #expect(error?.diagnostics.map(\.code) == ["apple-tool-missing"])
        }
    }

    @Test("two resources for one place are an error that names both, unless they are equal")
    func collision() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("one", to: "A/x.txt")
            try folder.write("two", to: "B/x.txt")
            try folder.write("", to: "Resources/none.txt")
            var request = try request(folder)
            request.resources = ["A", "B"].map { Resource(source: "\(folder.path)/\($0)/x.txt", path: "\($0)/x.txt", destination: "x.txt") }
            let colliding = request
            let error = #expect(throws: DiagnosticError.self) { try BundleBuilder(colliding).build() }
            #expect(
                error?.description
                    == "B/x.txt: error: 'x.txt' in the bundle is also made of 'A/x.txt', with other content; rename one of the "
                    + "two [resource-collision]")
            try folder.write("one", to: "B/x.txt")
            #expect(try BundleBuilder(request).build().outputs.sorted() == ["Info.plist", "x.txt"])
        }
    }

    @Test("every resource that cannot be compiled is named, and the old bundle stays")
    func failures() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            _ = try BundleBuilder(request(folder)).build()
            try folder.write("{ a = ", to: "Resources/Settings.plist")
            try folder.write("nothing", to: "Resources/Main.storyboard")
            let request = try request(folder)
            let error = #expect(throws: DiagnosticError.self) { try BundleBuilder(request).build() }
            #expect(error?.diagnostics.map { $0.location?.path } == ["Resources/Main.storyboard", "Resources/Settings.plist"])
            #expect(error?.diagnostics.first?.code == "apple-tool-missing")
            #expect(try dictionary(folder.path + "/Build/Shop.bundle/Settings.plist") as? [String: String] == ["title": "hello"])
        }
    }

    @Test("whatever effect on the disk fails, the bundle is the old one or the new one", arguments: FaultyTreeWriting.Fault.allCases)
    func faults(fault: FaultyTreeWriting.Fault) throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            _ = try BundleBuilder(request(folder)).build()
            func text() throws -> String { try String(contentsOfFile: folder.path + "/Build/Shop.bundle/Texts/read.txt", encoding: .utf8) }
            var number = 0
            try FaultyTreeWriting.everyFault(fault) { writing throws in
                let old = try text()
                number += 1
                try folder.write("text \(number)", to: "Resources/Texts/read.txt")
                var request = try request(folder)
                request.writing = writing
                _ = try? BundleBuilder(request).build()
                #expect([old, "text \(number)"].contains(try text()))
                #expect(try dictionary(folder.path + "/Build/Shop.bundle/Settings.plist") as? [String: String] == ["title": "hello"])
            }
            #expect(number >= 5)
            _ = try BundleBuilder(request(folder)).build()
            #expect(try text() == "text \(number)")
        }
    }
}
