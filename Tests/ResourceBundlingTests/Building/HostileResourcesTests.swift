import Diagnostics
import Foundation
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

@Suite("Resources that nobody should trust")
struct HostileResourcesTests {
    private func failure(_ folder: ScratchFolder) throws -> [Diagnostic] {
        let request = try BundleExample.request(folder)
        let error = #expect(throws: DiagnosticError.self) { try BundleBuilder(request).build() }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Build/Shop.bundle"))
        return error?.diagnostics ?? []
    }

    @Test(
        "property lists that are nested without end are refused at their place",
        arguments: [
            ("a.plist", String(repeating: "(", count: 200_000), "a.plist"),
            (
                "b.plist",
                "<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: "<array>", count: 200_000), "b.plist"
            ),
            ("en.lproj/c.strings", "a = " + String(repeating: "{a=", count: 200_000), "en.lproj/c.strings"),
            ("d.xcstrings", #"{"strings":"# + String(repeating: "[", count: 200_000), "d.xcstrings"),
            ("e.stringsdict", String(repeating: "{a=", count: 200_000), "e.stringsdict"),
        ])
    func depth(name: String, text: String, place: String) throws {
        try ScratchFolder.with { folder throws in
            try folder.write(text, to: "Resources/\(name)")
            let found = try failure(folder)
            #expect(found.first?.location?.path == "Resources/\(place)")
            #expect(found.first?.location?.line == 1)
        }
    }

    @Test("a binary property list whose arrays hold themselves is refused")
    func circle() throws {
        try ScratchFolder.with { folder throws in
            // One object, an array with itself as its only item; the table of offsets and the trailer follow.
            let trailer: [UInt8] =
                [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
            try folder.write("", to: "Resources/a.plist")
            let bytes = Array("bplist00".utf8) + [0xA1, 0, 8] + trailer
            try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/Resources/a.plist"))
            #expect(try failure(folder).first?.location?.path == "Resources/a.plist")
        }
    }

    @Test("a catalog of 50 MB becomes tables with all of its texts")
    func largeCatalog() throws {
        try ScratchFolder.with { folder throws in
            let text = String(repeating: "long text ", count: 500)
            var catalog = #"{"version":"1.0","sourceLanguage":"en","strings":{"#
            for number in 0..<10_000 {
                if number > 0 { catalog += "," }
                catalog += #""key \#(number)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
            }
            catalog += "}}"
            #expect(catalog.utf8.count > 50_000_000)
            try folder.write(catalog, to: "Resources/Localizable.xcstrings")
            let outcome = try BundleBuilder(BundleExample.request(folder)).build()
            #expect(outcome.outputs.sorted() == ["Info.plist", "de.lproj/Localizable.strings"])
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Build/Shop.bundle/de.lproj/Localizable.strings"))
            let table = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
            #expect(table?.count == 10_000)
            #expect(table?["key 9999"] == text)
        }
    }

    @Test("links that lead in circles, and links to nothing, are no resources")
    func links() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("text", to: "Resources/a.txt")
            let manager = FileManager.default
            try manager.createSymbolicLink(atPath: folder.path + "/Resources/circle", withDestinationPath: ".")
            try manager.createSymbolicLink(atPath: folder.path + "/Resources/self", withDestinationPath: "self")
            try manager.createSymbolicLink(atPath: folder.path + "/Resources/nothing.txt", withDestinationPath: "gone.txt")
            var diagnostics: [Diagnostic] = []
            let resources = try FolderResources.collect(
                folder.path + "/Resources", path: "Resources", fileSystem: DiskFileSystem(), diagnostics: &diagnostics)
            #expect(resources.map(\.destination) == ["a.txt"])
            #expect(
                diagnostics.map { "\($0.location?.path ?? ""): \($0.code)" } == [
                    "Resources/circle: linked-folder", "Resources/nothing.txt: broken-link", "Resources/self: broken-link",
                ])
        }
    }

    @Test("no destination leads out of the bundle", arguments: ["../x.txt", "a/../../x.txt", "/x.txt", "..", "a//b.txt", ""])
    func destinations(_ destination: String) throws {
        try ScratchFolder.with { folder throws in
            try folder.write("text", to: "Resources/x.txt")
            var request = try BundleExample.request(folder)
            request.resources = [Resource(source: folder.path + "/Resources/x.txt", path: "x.txt", destination: destination)]
            let hostile = request
            #expect(throws: DiagnosticError.self) { try BundleBuilder(hostile).build() }
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
            #expect(names == ["Resources/x.txt"])
        }
    }
}
