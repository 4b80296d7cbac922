import Diagnostics

/// What differs between two reports, whatever lines were moved in between.
package struct ReportComparison: Sendable {
    /// The findings that the earlier report does not have.
    package let new: [Finding]
    /// The findings that only the earlier report has.
    package let fixed: [Finding]
    /// How many findings both have.
    package let sharedCount: Int
    /// For each finding of the later report whether it is new.
    package let isNew: [Bool]

    /// Compares two reports.
    package init(from old: Report, to new: Report) {
        let oldPrints = FindingFingerprints.all(of: old.findings)
        let newPrints = FindingFingerprints.all(of: new.findings)
        let known = Set(oldPrints)
        let current = Set(newPrints)
        isNew = newPrints.map { !known.contains($0) }
        self.new = zip(new.findings, isNew).compactMap { $1 ? $0 : nil }
        fixed = zip(old.findings, oldPrints).compactMap { current.contains($1) ? nil : $0 }
        sharedCount = new.findings.count - self.new.count
    }

    /// The comparison as lines: what is new behind a `+`, what is gone behind a `-`, by path.
    package var text: String {
        let lines = (fixed.map { (finding: $0, mark: "-") } + new.map { (finding: $0, mark: "+") }).sorted { left, right in
            if left.finding.path != right.finding.path {
                return left.finding.path.utf8.lexicographicallyPrecedes(right.finding.path.utf8)
            }
            return (left.finding.line, left.finding.column ?? 0, left.mark) < (right.finding.line, right.finding.column ?? 0, right.mark)
        }
        var text = ""
        for (finding, mark) in lines {
            text += "\(mark) \(VisibleLine.text(finding.path)):\(finding.line):\(finding.column ?? 1): \(finding.severity.rawValue): "
            text += VisibleLine.text(finding.message) + (finding.rule.map { " (\(VisibleLine.text($0)))" } ?? "") + "\n"
        }
        return text
    }

    /// The comparison in one line.
    package var summary: String { "\(new.count) new, \(fixed.count) fixed, \(sharedCount) as before" }
}
