import Reports

extension SizeReport {
    /// The report in blocks of rows for people: what it all comes to, by what, the largest files, copies, and what changed.
    ///
    /// - Parameters:
    ///   - comparison: what differs from an earlier build.
    ///   - limit: how many rows of files, copies and changes are shown.
    package func rows(comparedWith comparison: SizeComparison? = nil, limit: Int = 10) -> [[[String]]] {
        let about = [identifier, version].compactMap { $0 }.joined(separator: " ")
        var blocks = [
            [
                [name, about.isEmpty ? "\(files.count) files" : "\(about), \(files.count) files"],
                ["installed", SizeText.text(total.installed)],
                [isEstimate ? "download (estimate)" : "download", SizeText.text(total.download)],
            ]
        ]
        blocks.append([["by owner", "download", "installed"]] + owners.prefix(limit).map { Self.row($0.name, $0.size) })
        blocks.append([["by kind", "download", "installed"]] + categories.map { Self.row($0.name, $0.size) })
        blocks.append([["largest files", "download", "installed"]] + largestFiles(limit).map { Self.row($0.path, $0.size) })
        if !copies.isEmpty {
            let shown = copies.sorted { $0.wasted.installed > $1.wasted.installed }.prefix(limit)
            blocks.append(
                [["superfluous copies: \(SizeText.text(wasted.installed))", "installed", ""]]
                    + shown.map { ["\($0.paths.count) × \($0.title)", SizeText.text($0.wasted.installed), $0.advice] })
        }
        if let comparison {
            blocks.append(
                [["since then: \(Self.signed(comparison.growth))", "download", "before"]]
                    + comparison.files.prefix(limit).map { change in
                        ["\(change.mark) \(change.path)", Self.signed(change.growth), SizeText.text(change.old?.download ?? 0)]
                    })
        }
        return blocks
    }

    private static func row(_ name: String, _ size: Size) -> [String] {
        [name, SizeText.text(size.download), SizeText.text(size.installed)]
    }

    /// A number of bytes with its sign.
    static func signed(_ bytes: Int) -> String { (bytes < 0 ? "-" : "+") + SizeText.text(abs(bytes)) }
}
