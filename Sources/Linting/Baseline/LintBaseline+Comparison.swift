package import Reports

extension LintBaseline {
    /// What differs between the baseline and the findings of today.
    package struct Difference: Sendable, Hashable {
        /// The findings that the baseline does not know.
        package var new: [Finding] = []
        /// How many findings it knows.
        package var knownCount = 0
        /// What it knows and nobody finds any more.
        package var expired: [Entry] = []
    }

    /// Compares the baseline with findings.
    ///
    /// - Parameters:
    ///   - findings: the findings of today.
    ///   - isLinted: whether a file was looked at; what was not cannot have expired.
    ///   - path: says how the path of a finding is written in the baseline.
    package func difference(
        to findings: [Finding],
        isLinted: (String) -> Bool,
        path: (String) -> String
    ) -> Difference {
        var left: [Key: [String: Int]] = [:]
        for entry in entries {
            for line in entry.lines { left[Key(entry), default: [:]][line, default: 0] += 1 }
        }
        var isKnown = Array(repeating: false, count: findings.count)
        // First those whose line is known, so that an edited line never takes the place of one that is still there.
        for (index, finding) in findings.enumerated() {
            let key = Key(finding, path(finding.path))
            let line = finding.source ?? finding.message
            guard let count = left[key]?[line], count > 0 else { continue }
            left[key]?[line] = count - 1
            isKnown[index] = true
        }
        var spare = left.mapValues { $0.values.reduce(0, +) }
        var difference = Difference()
        for (index, finding) in findings.enumerated() {
            let key = Key(finding, path(finding.path))
            if isKnown[index] {
                difference.knownCount += 1
            } else if let count = spare[key], count > 0 {
                spare[key] = count - 1
                difference.knownCount += 1
            } else {
                difference.new.append(finding)
            }
        }
        difference.expired = entries.compactMap { entry in
            guard let count = spare[Key(entry)], count > 0, isLinted(entry.path) else { return nil }
            let unused = entry.lines.filter { (left[Key(entry)]?[$0] ?? 0) > 0 }
            return Entry(path: entry.path, tool: entry.tool, rule: entry.rule, lines: Array(unused.prefix(count)))
        }
        return difference
    }
}
