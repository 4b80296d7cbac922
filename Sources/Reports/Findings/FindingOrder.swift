/// The order of findings in every report, and their merging.
package enum FindingOrder {
    /// The findings by path, line, column, tool, rule and message, each once; the ones that differ in nothing but the targets and the
    /// severity become one with all the targets and the worst severity.
    package static func merged(_ findings: [Finding]) -> [Finding] {
        var result: [Finding] = []
        result.reserveCapacity(findings.count)
        for finding in findings.sorted(by: precedes) {
            if let last = result.last, !precedes(last, finding), !precedes(finding, last) {
                result[result.count - 1].targets += finding.targets
                result[result.count - 1].owners += finding.owners
                result[result.count - 1].severity = max(last.severity, finding.severity)
            } else {
                result.append(finding)
            }
        }
        for index in result.indices {
            if result[index].targets.count > 1 { result[index].targets = sortedNames(result[index].targets) }
            if result[index].owners.count > 1 { result[index].owners = sortedNames(result[index].owners) }
        }
        return result
    }

    /// Names by their bytes, each once.
    package static func sortedNames(_ names: [String]) -> [String] {
        var result: [String] = []
        for name in names.sorted(by: { order($0, $1) ?? false }) where result.last.map({ order($0, name) != nil }) ?? true {
            result.append(name)
        }
        return result
    }

    /// Whether a finding stands before another; targets and severity do not matter.
    private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if let order = order(left.path, right.path) { return order }
        if left.line != right.line { return left.line < right.line }
        if left.column != right.column { return (left.column ?? 0) < (right.column ?? 0) }
        if let order = order(left.tool, right.tool) { return order }
        if let order = order(left.rule ?? "", right.rule ?? "") { return order }
        return order(left.message, right.message) ?? false
    }

    /// Whether one text stands before another by their bytes; `nil` when they are the same.
    private static func order(_ left: String, _ right: String) -> Bool? {
        if left.utf8.elementsEqual(right.utf8) { return nil }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
