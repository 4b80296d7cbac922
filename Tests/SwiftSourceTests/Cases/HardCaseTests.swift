import Diagnostics
import SwiftSource
import Testing

@Suite("hard cases of Swift source")
struct HardCaseTests {
    @Test("each case is read as it is written down", arguments: HardCase.rules)
    func expected(rule: String) throws {
        for hardCase in try HardCase.cases(rule) {
            #expect(hardCase.actual == hardCase.expected, "\(hardCase)")
        }
    }

    @Test("there are more than 500 cases, each with a source of its own")
    func count() throws {
        let cases = try HardCase.rules.flatMap(HardCase.cases)
        #expect(cases.count > 500)
        #expect(Set(cases.map(\.source)).count == cases.count)
        print("SwiftSource: \(cases.count) hand-written cases in \(HardCase.rules.count) rules")
    }

    @Test("no case of the language of today is warned about", arguments: HardCase.rules.filter { $0 != "beyond-the-toolchain.txt" })
    func warnings(rule: String) throws {
        for hardCase in try HardCase.cases(rule) {
            let warnings = SourceFile.scan(hardCase.bytes, path: "a.swift").warnings
            #expect(warnings == [], "\(hardCase)")
        }
    }
}
