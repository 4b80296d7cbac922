import Diagnostics
import ProjectModel
import PropertyLists
import SystemSupport
import TestSupport
import Testing

@Suite("Real projects printed anew", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct XcodeTextCorpusTests {
    /// The files of the corpus that are not printed as they are; `docs/formats/pbxproj-printing.md` says why for each.
    private static let changed: Set<String> = [
        "EhPanda-Team__EhPanda__EhPanda-2-2021b.pbxproj",
        "EvanBacon__xcode__006-spm-pbxproj.pbxproj",
        "EvanBacon__xcode__007-xcode16-pbxproj.pbxproj",
        "EvanBacon__xcode__malformed-pbxproj.pbxproj",
        "EvanBacon__xcode__project-multitarget-missing-targetattributes-pbxproj.pbxproj",
        "EvanBacon__xcode__shopify-tophat-pbxproj.pbxproj",
        "FyhSky__OpenSceneGraph__OpenSceneGraph-2018.pbxproj",
        "HandBrake__HandBrake__macosx-HandBrake-2014.pbxproj",
        "Instagram__IGListKit__IGListKit-2017.pbxproj",
        "SimplyDanny__SwiftLint__SwiftLint-2019.pbxproj",
        "TheBoredTeam__boring.notch__Kairo-2026.pbxproj",
        "TheBoredTeam__boring.notch__boringNotch-2-2026.pbxproj",
        "apache__cordova-ios__App.pbxproj",
        "apache__cordova-ios__CordovaLib.pbxproj",
        "apache__cordova-ios__ios-config-xml-App.pbxproj",
        "getsentry__sentry-cocoa__Sentry.pbxproj",
        "juce-framework__JUCE__Projucer.pbxproj",
        "kronenthaler__mod-pbxproj__broken-references-pbxproj.pbxproj",
        "kylef__PathKit__PathKit-2020.pbxproj",
        "llvm-mirror__lldb__debugserver.pbxproj",
        "llvm-mirror__lldb__lldb-2019.pbxproj",
        "loopandlearn__LoopFollow__LoopFollow.pbxproj",
        "lwouis__alt-tab-macos__alt-tab-macos.pbxproj",
        "macvim-dev__macvim__MacVim_xcode8.pbxproj",
        "mapbox__mapbox-maps-ios__Examples.pbxproj",
        "mapbox__mapbox-maps-ios__Examples-2-2025.pbxproj",
        "mlabbe__nativefiledialog__nfd.pbxproj",
        "mlabbe__nativefiledialog__test_opendialogmultiple.pbxproj",
        "p0deje__Maccy__Maccy.pbxproj",
        "transmission__transmission__Transmission.pbxproj",
        "tuist__XcodeProj__ProjectWithRelativeXCLocalSwiftPackageReference.pbxproj",
        "tuist__XcodeProj__WithoutWorkspace.pbxproj",
        "yonaskolb__XcodeGen__GeneratedProject-2017.pbxproj",
    ]

    @Test("every project in text comes back byte for byte, except those that Xcode has not left as they are")
    func sameBytes() throws {
        let names = try projectNames()
        var sameCount = 0
        var changed: Set<String> = []
        for (name, document) in try documents() where document.propertyList.format == .openStep && (document.objectVersion ?? 0) >= 46 {
            let bytes = try DiskFileSystem().read(document.propertyList.path)
            let text = XcodeTextWriter.text(of: document, projectName: names[name] ?? ownName(in: bytes))
            if text == bytes { sameCount += 1 } else { changed.insert(name) }
        }
        #expect(sameCount == 191)
        #expect(changed.subtracting(Self.changed) == [])
        #expect(Self.changed.subtracting(changed) == [])
    }

    @Test("no value of any project is lost, and what was printed is printed the same again")
    func sameValues() throws {
        for (name, document) in try documents() {
            let text = XcodeTextWriter.text(of: document, projectName: "App")
            var diagnostics: [Diagnostic] = []
            let printed = try PBXProjDocument.read(text, path: name, diagnostics: &diagnostics)
            let original = OpenStepWriter.bytes(of: PropertyListTree(document.propertyList.root))
            #expect(OpenStepWriter.bytes(of: PropertyListTree(printed.propertyList.root)) == original, "\(name)")
            #expect(XcodeTextWriter.text(of: printed, projectName: "App") == text, "\(name)")
        }
    }

    private func documents() throws -> [(name: String, document: PBXProjDocument)] {
        let broken = Corpus.brokenProjectNames
        return try Corpus.files(in: "pbxproj", suffix: ".pbxproj").compactMap { file in
            let name = PathText.lastComponent(of: file)
            guard !broken.contains(name) else { return nil }
            var diagnostics: [Diagnostic] = []
            return (name, try PBXProjDocument.read(try DiskFileSystem().read(file), path: file, diagnostics: &diagnostics))
        }
    }

    /// The names of the projects by file of the corpus, as far as the manifest knows the folder that the file was in.
    private func projectNames() throws -> [String: String] {
        let manifest = String(decoding: try DiskFileSystem().read(Corpus.path("MANIFEST.tsv")), as: UTF8.self)
        var names: [String: String] = [:]
        for line in manifest.split(separator: "\n") where line.hasPrefix("pbxproj/") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            let folder = PathText.lastComponent(of: PathText.parent(of: String(columns[3])))
            guard folder.hasSuffix(".xcodeproj") else { continue }
            names[PathText.lastComponent(of: String(columns[0]))] = String(folder.dropLast(".xcodeproj".count))
        }
        return names
    }

    /// The name that the comments of a file give to its project; some files were taken out of their folders long ago.
    private func ownName(in bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: "configuration list for PBXProject \"") else { return "" }
        return String(text[range.upperBound...].prefix { $0 != "\"" })
    }
}
