import BundleInspection
import Testing

@Suite struct ModuleMapFactsTests {
    @Test("modules and headers are found with their lines, comments and inner modules left out")
    func reading() {
        let text = """
            // module Not
            /* module Neither
               header "no.h" */
            framework module X [system] {
              umbrella header "X.h"
              explicit module Inner {
                private textual header "Inner.h"
                exclude header "Left.h"
              }
              export *
            }
            extern module Other "other.modulemap"
            module Y.Z { header "Y.h" {} link "z" }
            """
        let map = ModuleMapFacts(Array(text.utf8))
        #expect(map.modules == [.init("X", line: 4), .init("Y.Z", line: 13)])
        #expect(map.headers == [.init("X.h", line: 5), .init("Inner.h", line: 7), .init("Y.h", line: 13)])
    }

    @Test("what has no end is read as far as it goes", arguments: ["module X { header \"", "/*", "module", "}}}} module X {}", "\"", ""])
    func cutOff(text: String) {
        #expect(ModuleMapFacts(Array(text.utf8)).headers.count <= 1)
    }
}
