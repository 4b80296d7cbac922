import Reports

/// What an app may come to.
package struct SizeBudget: Sendable, Hashable {
    /// The most bytes.
    package var bytes: Int
    /// What is counted.
    package var part: Part
    /// How the user wrote it.
    package var text: String

    /// What is counted.
    package enum Part: String, Sendable, Hashable {
        /// The bytes of the download.
        case download
        /// The bytes on a device.
        case install
    }

    /// Reads a budget, such as `60MB`, `1.5GB`, `300kB`, `64MiB` or a number of bytes.
    ///
    /// - Returns: `nil` when it is no such text.
    package init?(_ text: String, part: Part) {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        let factors = [
            "": 1, "b": 1, "kb": 1000, "mb": 1_000_000, "gb": 1_000_000_000, "kib": 1 << 10, "mib": 1 << 20, "gib": 1 << 30,
        ]
        guard let factor = factors[unit], let number = Double(digits), number >= 0, number * Double(factor) < 1e15 else { return nil }
        bytes = Int(number * Double(factor))
        self.part = part
        self.text = text
    }

    /// What is said when a report exceeds the budget: by how much, and which parts cost most or grew; `nil` when it does not.
    package func excess(of report: SizeReport, comparedWith comparison: SizeComparison?) -> String? {
        let size = count(report.total)
        guard size > bytes else { return nil }
        let what = part == .download ? "download" : "installed app"
        var message = "the \(what) has \(SizeText.text(size)), \(SizeText.text(size - bytes)) more than the budget of \(text)"
        let parts = report.owners.sorted { count($0.size) > count($1.size) }.prefix(3).map { "\($0.name) \(SizeText.text(count($0.size)))" }
        message += "; most of it: " + parts.joined(separator: ", ")
        let growths = (comparison?.bundles ?? []).map { (path: $0.path, bytes: count($0.new ?? .init()) - count($0.old ?? .init())) }
        let grown = growths.filter { $0.bytes > 0 }.sorted { $0.bytes > $1.bytes }.prefix(3).map {
            "\($0.path) by \(SizeText.text($0.bytes))"
        }
        if !grown.isEmpty { message += "; grown: " + grown.joined(separator: ", ") }
        if count(report.wasted) > 0 { message += "; superfluous copies: \(SizeText.text(count(report.wasted)))" }
        return message
    }

    private func count(_ size: SizeReport.Size) -> Int { part == .download ? size.download : size.installed }
}
