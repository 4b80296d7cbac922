import BundleInspection
import Foundation
import Testing

/// The pages of docs/rules are made of the rules; with `TRELLIS_UPDATE_PAGES=1` in the environment they are written instead of compared.
@Suite struct RulePagesTests {
    @Test("the page of each rule says what the rule says", arguments: RuleTable.all.map(\.explanation))
    func page(rule: RuleExplanation) throws {
        try compare("\(rule.identifier).md", RulePage.text(of: rule))
    }

    @Test("the index lists every rule")
    func index() throws {
        try compare("README.md", RulePage.index(of: RuleTable.all))
    }

    @Test("there is no page without a rule")
    func superfluousPages() throws {
        let known = Set(RuleTable.all.map { $0.explanation.identifier + ".md" } + ["README.md"])
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(names.filter { !known.contains($0) }.sorted() == [])
    }

    @Test("identifiers are unique, in order, and words with hyphens")
    func identifiers() {
        let names = RuleTable.all.map(\.explanation.identifier)
        #expect(names == Set(names).sorted())
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test("every rule says what goes wrong, what is bad and good, what to do, and where it comes from")
    func completeness() {
        for rule in RuleTable.all.map(\.explanation) {
            for text in [rule.title, rule.cause, rule.badExample, rule.goodExample, rule.remedy, rule.source] {
                #expect(!text.isEmpty, "\(rule.identifier)")
            }
            #expect(rule.storeCodes == rule.storeCodes.sorted())
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/rules")

    private func compare(_ name: String, _ expected: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["TRELLIS_UPDATE_PAGES"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(expected.utf8).write(to: file)
        } else {
            let actual = try? String(contentsOf: file, encoding: .utf8)
            #expect(actual == expected, "docs/rules/\(name) differs; run: TRELLIS_UPDATE_PAGES=1 swift test --filter RulePagesTests")
        }
    }
}
