import Configuration
import Diagnostics
import TestSupport
import Testing

@Suite struct BundleSectionTests {
    private func read(_ text: String) throws(DiagnosticError) -> BundleSection? {
        var diagnostics: [Diagnostic] = []
        return try TrellisConfiguration.read(Array(text.utf8), path: "trellis.yml", section: .bundle, diagnostics: &diagnostics).bundle
    }

    @Test("bundles of targets and of folders are read")
    func whole() throws {
        let section = try #require(
            try read(
                """
                bundle:
                  - target: DesignSystem
                    project: App.xcodeproj
                    output: Build/
                    name: Design
                    configuration: Release
                    sdk: iphoneos
                    format: framework-resources
                    strings: utf-16
                    property-lists: as-is
                    languages: [de, fr]
                    write-source-language: true
                  - { folder: Resources, output: Build/Plain.bundle }

                """))
        let target = section.entries[0]
        #expect([target.target, target.project, target.output].map { $0?.value } == ["DesignSystem", "App.xcodeproj", "Build/"])
        #expect([target.name, target.configuration, target.sdk] == ["Design", "Release", "iphoneos"])
        #expect([target.format, target.strings, target.propertyLists].map { $0?.value } == ["framework-resources", "utf-16", "as-is"])
        #expect(target.languages == ["de", "fr"])
        #expect(target.writesSourceLanguage)
        let folder = section.entries[1]
        #expect(folder.folder?.value == "Resources")
        #expect(folder.target == nil && folder.format == nil && !folder.writesSourceLanguage)
    }

    @Test(
        "what has no meaning is an error with its place",
        arguments: [
            ("bundle: [①{ target: A }]", "there is no 'output'; say where the bundle goes"),
            ("bundle: [①{ output: B }]", "an entry has either a 'target' or a 'folder'; write one of them"),
            ("bundle: [①{ output: B, target: A, folder: C }]", "an entry has either a 'target' or a 'folder'; write one of them"),
            ("bundle: [{ output: B, target: A, format: ①zip }]", "'format' is 'zip'; write bundle, framework-resources"),
            ("bundle: [{ output: B, target: A, ①outptu: C }]", "unknown key 'outptu' in an entry of 'bundle'; did you mean 'output'"),
        ])
    func mistakes(text: String, message: String) throws {
        let marked = MarkedText(text)
        let error = #expect(throws: DiagnosticError.self) { try read(marked.text) }
        #expect(error?.diagnostics.first?.message == message)
        #expect(error?.diagnostics.first?.location == marked.location("①", in: "trellis.yml"))
    }
}
