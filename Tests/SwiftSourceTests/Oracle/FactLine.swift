/// A line of facts about a declaration.
struct FactLine {
    private(set) var text: String

    init(kind: String, range: Range<Int>, name: String) {
        text = "\(kind) \(range.lowerBound)..<\(range.upperBound) \(name)"
    }

    mutating func add(_ label: String, _ value: String?) {
        if let value { text += " | \(label) \(value)" }
    }

    mutating func add(_ label: String, _ values: [String]) {
        if !values.isEmpty { text += " | \(label) \(values.joined(separator: ", "))" }
    }

    static func effects(_ asyncKeyword: String?, _ throwsKeyword: String?, _ errorType: String?) -> String? {
        let words = [asyncKeyword, throwsKeyword.map { $0 + (errorType.map { "(\($0))" } ?? "") }].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
