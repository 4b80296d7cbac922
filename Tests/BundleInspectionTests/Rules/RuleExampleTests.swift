import BundleInspection
import Foundation
import TestSupport
import Testing

@Suite struct RuleExampleTests {
    @Test("a bad product has exactly the finding of its rule", arguments: RuleExample.all)
    func bad(example: RuleExample) {
        let expected = example.findings.map { "\(example.rule) \($0)" }
        #expect(example.bad.findings() == expected)
    }

    @Test("the good neighbour of a bad product has no finding", arguments: RuleExample.all)
    func good(example: RuleExample) {
        #expect(example.good.findings() == [])
    }

    @Test("every rule has a bad and a good example", arguments: RuleTable.all.map(\.explanation.identifier))
    func coverage(rule: String) {
        #expect(RuleExample.all.contains { $0.rule == rule && !$0.findings.isEmpty })
    }

    @Test("every example belongs to a rule")
    func knownRules() {
        let known = Set(RuleTable.all.map(\.explanation.identifier))
        #expect(RuleExample.all.filter { !known.contains($0.rule) }.map(\.rule) == [])
    }
}
