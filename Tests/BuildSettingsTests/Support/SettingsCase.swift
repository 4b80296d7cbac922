import BuildSettings
import Diagnostics
import Testing

/// One question about settings, with the rule that decides it.
///
/// A line is a level, a key and a value: `target ARCHS[sdk=iphoneos*] = arm64`; a value in parentheses is a list whose items
/// stand between bars. Levels may come in any order. What is expected is a text, or a list as `[a|b]`.
struct SettingsCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let lines: [String]
    let question: String
    let expected: String?
    let parameters: String
    let messages: [String]

    init(
        _ rule: String, _ lines: [String], _ question: String, _ expected: String?, _ parameters: String = "", messages: [String] = []
    ) {
        self.rule = rule
        self.lines = lines
        self.question = question
        self.expected = expected
        self.parameters = parameters
        self.messages = messages
    }

    var testDescription: String { "\(rule): \(lines.joined(separator: "; ")) \(parameters)" }

    /// Asks the question and compares.
    func check() {
        var evaluator = SettingsEvaluator(SettingsScope(lines: lines), SettingsParameters(text: parameters))
        let isList = expected?.hasPrefix("[") == true
        let actual = isList ? "[" + evaluator.list(of: question).joined(separator: "|") + "]" : evaluator.text(of: question)
        #expect(actual == expected, "\(testDescription)")
        #expect(evaluator.diagnostics.map(\.message) == messages, "\(testDescription)")
    }
}

extension SettingsEvaluator {
    /// Asks for a text and compares; `#expect` itself cannot hold a question, because questions change the evaluator.
    mutating func expect(_ name: String, _ expected: String?, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let actual = text(of: name)
        #expect(actual == expected, "\(name)", sourceLocation: sourceLocation)
    }

    /// The same for a list without items.
    mutating func expectEmptyList(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let actual = list(of: name)
        #expect(actual == [], "\(name)", sourceLocation: sourceLocation)
    }
}

extension SettingsScope {
    /// Makes a scope of lines as a ``SettingsCase`` has them.
    init(lines: [String]) {
        let parts = lines.map { line -> (kind: SettingsLevel.Kind, assignment: SettingAssignment) in
            let words = line.split(separator: " ", maxSplits: 1)
            let pair = words[1].split(separator: "=", omittingEmptySubsequences: false)
            let cut = pair.firstIndex { $0.last == " " || ($0.last != "]" && !$0.contains("[")) } ?? 0
            let key = pair[...cut].joined(separator: "=").trimmed
            let text = pair[(cut + 1)...].joined(separator: "=").trimmed
            let kind = SettingsLevel.Kind.allCases.first { "\($0)" == words[0] }
            return (kind ?? .target, SettingAssignment(key: key, Self.value(text)))
        }
        self.init(
            levels: SettingsLevel.Kind.allCases.compactMap { kind in
                let own = parts.filter { $0.kind == kind }.map(\.assignment)
                return own.isEmpty ? nil : SettingsLevel(kind, SettingsTable(own))
            }
        )
    }

    private static func value(_ text: String) -> SettingValue {
        guard text.hasPrefix("("), text.hasSuffix(")"), text != "()" else { return .text(text) }
        return .list(text.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map(String.init))
    }
}

extension SettingsParameters {
    /// Makes parameters of a text such as `config=Debug sdk=iphoneos`.
    init(text: String) {
        self.init()
        for word in text.split(separator: " ") {
            let pair = word.split(separator: "=").map(String.init)
            switch pair[0] {
            case "config": configuration = pair[1]
            case "sdk": sdk = pair[1]
            case "arch": arch = pair[1]
            case "variant": variant = pair[1]
            default: compiler = pair[1]
            }
        }
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
