import BuildSettings
import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("settings that never end")
struct BoundTests {
    private func scope(_ pairs: [(String, String)]) -> SettingsScope {
        let assignments = pairs.enumerated().map { line, pair in
            SettingAssignment(pair.0, .text(pair.1), at: SourceLocation(path: "a.xcconfig", line: line + 1))
        }
        return SettingsScope(levels: [SettingsLevel(.target, SettingsTable(assignments))])
    }

    @Test("two settings that refer to each other")
    func circle() {
        var evaluator = SettingsEvaluator(scope([("A", "a$(B)"), ("B", "b$(A)")]))
        evaluator.expect("A", "ab")
        evaluator.expect("B", "ba")
        #expect(
            evaluator.diagnostics.map(\.description) == [
                """
                a.xcconfig:1: error: 'A' refers to itself: 'A' → 'B' → 'A'; the last reference counts as empty [setting-circle]
                a.xcconfig:2: note: 'B' is given its value here
                """
            ])
    }

    @Test("a circle is no fault when one of its settings has a lower entry")
    func benignCircle() {
        let scope = SettingsScope(lines: ["platformDefaults NAME = -x", "target NAME = $(NAME_$(FLAG))", "target NAME_ = $(NAME)"])
        var evaluator = SettingsEvaluator(scope)
        evaluator.expect("NAME", "-x")
        evaluator.expect("NAME_", "")
        #expect(evaluator.diagnostics == [])
    }

    @Test("the answer does not depend on earlier questions")
    func order() {
        let lines = ["project A = x", "target A = $(B)", "target B = <$(A)>"]
        var first = SettingsEvaluator(SettingsScope(lines: lines))
        first.expect("A", "<x>")
        var second = SettingsEvaluator(SettingsScope(lines: lines))
        second.expect("B", "<>")
        second.expect("A", "<x>")
    }

    @Test("a circle of nested names")
    func nestedCircle() {
        var evaluator = SettingsEvaluator(scope([("A", "$(V_$(B))"), ("B", "$(A)"), ("V_", "v")]))
        evaluator.expect("A", "v")
        #expect(evaluator.diagnostics.map(\.code) == ["setting-circle"])
    }

    @Test("a chain of 10,000 inherited values")
    func inheritanceChain() {
        let lines = [("A", "0")] + (1...10_000).map { ("A", "$(inherited) \($0)") }
        var evaluator = SettingsEvaluator(scope(lines))
        evaluator.expect("A", "")
        #expect(
            evaluator.diagnostics.map(\.description) == [
                """
                a.xcconfig:10001: error: the value of 'A' needs more than 100 references inside each other; \
                it counts as empty [setting-too-deep]
                """
            ])
    }

    @Test("a chain of 10,000 settings, whatever was asked before")
    func chain() {
        let lines = (0..<10_000).map { ("A\($0)", "$(A\($0 + 1))") } + [("A10000", "end")]
        let scope = scope(lines)
        var evaluator = SettingsEvaluator(scope)
        evaluator.expect("A9950", "end")
        evaluator.expect("A9901", "end")
        evaluator.expect("A9899", "")
        #expect(
            evaluator.diagnostics.map(\.message) == [
                "the value of 'A9899' needs more than 100 references inside each other; it counts as empty"
            ])
        var fresh = SettingsEvaluator(scope)
        fresh.expect("A9899", "")
        fresh.expect("A9900", "end")
    }

    @Test("values that double 40 times")
    func doubling() {
        let lines = (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A40", "0123456789")]
        var evaluator = SettingsEvaluator(scope(lines))
        evaluator.expect("A0", "")
        evaluator.expect("A30", String(repeating: "0123456789", count: 1024))
        #expect(
            evaluator.diagnostics.map(\.description) == [
                """
                a.xcconfig:1: error: the value of 'A0' takes more than 20000 references to work out; \
                it counts as empty [setting-too-many-references]
                a.xcconfig:27: note: it was at 'A26' then
                """
            ])
    }

    @Test("values that are empty and double 40 times")
    func emptyDoubling() {
        let lines = (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A40", "")]
        var evaluator = SettingsEvaluator(scope(lines))
        for name in evaluator.names { _ = evaluator.text(of: name) }
        evaluator.expect("A39", "")
        #expect(Set(evaluator.diagnostics.map(\.code)) == ["setting-too-many-references"])
    }

    @Test("a value that grows too large")
    func largeValue() {
        let lines = [("A", String(repeating: "$(B)", count: 300)), ("B", String(repeating: "x", count: 1000)), ("C", "$(A)")]
        var evaluator = SettingsEvaluator(scope(lines))
        evaluator.expect("C", "")
        #expect(
            evaluator.diagnostics.map(\.description) == [
                """
                a.xcconfig:3: error: the value of 'C' grows beyond 262144 bytes; it counts as empty [setting-too-large]
                a.xcconfig:1: note: it was at 'A' then
                """
            ])
    }

    @Test("lists that multiply")
    func products() {
        let word = String(repeating: "$(ARCHS)", count: 12)
        var evaluator = SettingsEvaluator(scope([("ARCHS", "a b c d e f"), ("L", word)]))
        evaluator.expectEmptyList("L")
        #expect(evaluator.diagnostics.map(\.code) == ["setting-too-large"])
    }

    @Test("a modifier whose text multiplies")
    func operands() {
        let items = String(repeating: "a ", count: 3000)
        var evaluator = SettingsEvaluator(
            scope([("ARCHS", items), ("L", "$(ARCHS:dir=$(B))"), ("B", String(repeating: "x", count: 1000))]))
        evaluator.expectEmptyList("L")
        #expect(evaluator.diagnostics.map(\.code) == ["setting-too-large"])
    }

    @Test("references inside each other's names")
    func nesting() {
        var evaluator = SettingsEvaluator(scope([("A", String(repeating: "$(", count: 10_000) + String(repeating: ")", count: 10_000))]))
        let length = evaluator.text(of: "A")?.utf8.count
        #expect(length == 30_000)
        #expect(evaluator.diagnostics.map(\.message) == ["the value of 'A' has more than 24 references inside each other's names"])
    }

    @Test("the deepest chain fits on the stack of a worker thread")
    func stack() {
        let texts = (0..<200).map { ("A\($0)", String(repeating: "$(", count: 20) + "A\($0 + 1)" + String(repeating: ")", count: 20)) }
        let lists = (0..<200).map { ("ARCHS", "-$(inherited:dir=$(X:default=\($0)))") }
        let scope = scope(texts + lists)
        let codes = Mutex<[String]>([])
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            var evaluator = SettingsEvaluator(scope)
            _ = evaluator.text(of: "A0")
            _ = evaluator.list(of: "ARCHS")
            codes.withLock { $0 = evaluator.diagnostics.map(\.code) }
            finished.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        finished.wait()
        #expect(codes.withLock { $0 } == ["setting-too-deep", "setting-too-deep"])
    }

    @Test("damaged values end", arguments: 1...4 as ClosedRange<UInt64>)
    func mutations(seed: UInt64) {
        let text = "$(A_$(B:upper)) $(inherited:default=$(C)) \"$(D) x\" ${E:dir=/a:suffix=.o} $F 'g' $$ \\ h"
        for (number, bytes) in Mutations(of: Array(text.utf8), structure: "$(){}[]:=\"'\\ ABCDEF", count: 1_000, seed: seed).enumerated() {
            let value = SettingValue.text(String(decoding: bytes, as: UTF8.self))
            // A few times all settings refer to each other in circles, which takes all of the budget.
            let others = number % 100 == 0 ? value : "b $(F)"
            let assignments = ["A_X", "B", "C", "D", "E"].map { SettingAssignment($0, $0 == "A_X" ? value : others) }
            let last = [SettingAssignment("F", "x"), SettingAssignment("ARCHS", .list([value.description, value.description]))]
            var evaluator = SettingsEvaluator(SettingsScope(levels: [SettingsLevel(.target, SettingsTable(assignments + last))]))
            for name in evaluator.names {
                let text = evaluator.text(of: name) ?? ""
                #expect(text.utf8.count <= 600_000)
                _ = evaluator.list(of: name)
            }
        }
    }
}
