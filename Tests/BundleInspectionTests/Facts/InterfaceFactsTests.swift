import BundleInspection
import Testing

@Suite struct InterfaceFactsTests {
    @Test("imports in all their forms, target and module name are found")
    func reading() {
        let text = """
            // swift-interface-format-version: 1.0
            // swift-module-flags: -target arm64-apple-ios15.0 -enable-objc-interop -module-name X
            import Foundation
            @_exported import Base
            public import struct Network.NWPath
            @_implementationOnly import Hidden // not for others
            @_spi(Some) import Other;
            import `class`
            public struct importer {}
            private let import_ = 1
              import Indented
            """
        let facts = InterfaceFacts(Array(text.utf8))
        #expect(facts.target == "arm64-apple-ios15.0")
        #expect(facts.moduleName == "X")
        let expected: [ModuleMapFacts.Mention] = [
            .init("Foundation", line: 3), .init("Base", line: 4), .init("Network", line: 5), .init("Hidden", line: 6),
            .init("Other", line: 7), .init("class", line: 8),
        ]
        #expect(facts.imports == expected)
    }

    @Test("an empty or cut off interface says nothing", arguments: ["", "import", "// swift-module-flags: -target", "@_exported"])
    func nothing(text: String) {
        let facts = InterfaceFacts(Array(text.utf8))
        #expect(facts.imports.isEmpty)
        #expect(facts.target == nil)
    }
}
