/// A header that the Swift compiler has written for Objective-C, which differs from architecture to architecture.
///
/// Where there are several, each stands in a condition of the preprocessor:
///
///     #if 0
///     #elif defined(__arm64__) && __arm64__
///     …
///     #elif defined(__x86_64__) && __x86_64__
///     …
///     #else
///     #error unsupported Swift architecture
///     #endif
struct SwiftHeader {
    /// The text for one condition.
    struct Section: Hashable {
        var condition: String
        var body: String
    }

    /// The sections, the more special conditions first.
    private(set) var sections: [Section]

    /// Takes a header apart.
    ///
    /// - Parameter architectures: what the header is for, when it has no conditions.
    init(_ text: String, architectures: [String]) {
        let found = Self.sections(of: text)
        sections = found ?? architectures.map { Section(condition: Self.condition(for: $0), body: text) }
    }

    /// Joins headers.
    ///
    /// - Parameter conflicts: receives the conditions for which two of the headers differ.
    init(joining headers: [SwiftHeader], conflicts: inout [String]) {
        var sections: [Section] = []
        for section in headers.flatMap(\.sections) {
            guard let known = sections.first(where: { $0.condition == section.condition }) else {
                sections.append(section)
                continue
            }
            if known.body != section.body { conflicts.append(section.condition) }
        }
        self.sections = sections.sorted { (Self.rank($0.condition), $0.condition) < (Self.rank($1.condition), $1.condition) }
    }

    /// Leaves out what is for other architectures; the header as a whole when its conditions are others than ours.
    mutating func keep(architectures: [String]) {
        let kept = architectures.map { Self.condition(for: $0) }
        let known = Self.conditions.map { Self.condition(of: $0.macro) }
        sections.removeAll { known.contains($0.condition) && !kept.contains($0.condition) }
    }

    /// The header.
    var text: String {
        var text = "#if 0\n"
        for section in sections {
            text += "#elif \(section.condition)\n" + section.body
            if !section.body.hasSuffix("\n") { text += "\n" }
        }
        return text + "#else\n#error unsupported Swift architecture\n#endif\n"
    }

    // MARK: - Conditions

    /// The macro that only an architecture defines; of those that define the macro of another as well, the special ones first.
    private static let conditions: [(architecture: String, macro: String)] = [
        ("arm64e", "__arm64e__"), ("arm64_32", "__ARM64_ARCH_8_32__"), ("arm64", "__arm64__"), ("armv7k", "__ARM_ARCH_7K__"),
        ("armv7s", "__ARM_ARCH_7S__"), ("armv7", "__ARM_ARCH_7A__"), ("x86_64h", "__x86_64h__"), ("x86_64", "__x86_64__"),
        ("i386", "__i386__"),
    ]

    private static func condition(of macro: String) -> String { "defined(\(macro)) && \(macro)" }

    private static func condition(for architecture: String) -> String {
        condition(of: conditions.first { $0.architecture == architecture }?.macro ?? "__\(architecture)__")
    }

    private static func rank(_ condition: String) -> Int {
        conditions.firstIndex { Self.condition(of: $0.macro) == condition } ?? conditions.count
    }

    // MARK: - Reading

    /// The sections of a header that consists of conditions; `nil` for any other.
    private static func sections(of text: String) -> [Section]? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "#if 0" else { return nil }
        var sections: [Section] = []
        var depth = 0
        var isElse = false
        for (index, line) in lines.enumerated().dropFirst() {
            let word = directive(line)
            if depth == 0, word == "elif", !isElse {
                sections.append(Section(condition: String(line.drop { $0 != " " }.dropFirst()), body: ""))
            } else if depth == 0, word == "else" {
                isElse = true
            } else if depth == 0, word == "endif" {
                let isLast = lines[(index + 1)...].allSatisfy { $0.isEmpty }
                return isLast && isElse && !sections.isEmpty ? sections : nil
            } else {
                if ["if", "ifdef", "ifndef"].contains(word) { depth += 1 }
                if word == "endif" { depth -= 1 }
                if isElse { continue }
                guard !sections.isEmpty else { return nil }
                sections[sections.count - 1].body += line + "\n"
            }
        }
        return nil
    }

    private static func directive(_ line: Substring) -> String {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix("#") else { return "" }
        return String(text.dropFirst().drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter })
    }
}
