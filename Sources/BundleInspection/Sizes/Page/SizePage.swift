import JSON
import Reports

/// The page for a browser about what an app comes to: a map of areas, a table of files, copies, and the difference to an earlier build.
package enum SizePage {
    /// The page.
    ///
    /// - Parameters:
    ///   - report: what the app comes to.
    ///   - old: an earlier build; `nil` when there is none.
    package static func text(of report: SizeReport, comparedWith old: SizeReport? = nil) -> String {
        HTMLPage.text(
            title: "\(report.name): \(SizeText.text(report.total.download))", style: SizePageStyle.text,
            body: SizePageBody.text(of: report),
            data: data(report, old),
            script: [SizeText.script, SizePageScript.data, SizePageScript.map, SizePageScript.table].joined(separator: "\n"))
    }

    /// The report for the script, with numbers in the place of what many files share.
    private static func data(_ report: SizeReport, _ old: SizeReport?) -> JSONValue {
        let copies = numbersOfCopies(report)
        let before = Dictionary((old?.files ?? []).map { ($0.path, $0.size) }, uniquingKeysWith: { first, _ in first })
        let files = report.files.map { file -> JSONValue in
            let size = before[file.path]
            return .array(
                [
                    .string(file.path), .integer(number(of: file.category)), .integer(file.bundle), .integer(file.size.download),
                    .integer(file.size.installed), .integer(copies[file.path] ?? -1),
                ] + (old == nil ? [] : [.integer(size?.download ?? -1), .integer(size?.installed ?? -1)]))
        }
        let current = Set(report.files.map(\.path))
        let gone = (old?.files ?? []).filter { !current.contains($0.path) }.map { file -> JSONValue in
            [.string(file.path), .integer(file.size.download), .integer(file.size.installed), .integer(number(of: file.category))]
        }
        return [
            "kinds": .strings(FileCategory.allCases.map(\.rawValue)),
            "bundles": .array(report.bundles.map { [.string($0.path), .string($0.kind), .string($0.owner)] }),
            "files": .array(files),
            "copies": .array(
                report.copies.map { copy in
                    [
                        .string(copy.kind.rawValue), .string(copy.title), .strings(copy.paths), .integer(copy.wasted.download),
                        .integer(copy.wasted.installed), .string(copy.advice),
                    ]
                }),
            "gone": .array(gone),
            "old": old.map { .array([.string($0.name), .integer($0.total.download), .integer($0.total.installed)]) } ?? .null,
            "estimate": .boolean(report.isEstimate),
        ]
    }

    /// The copies that files belong to, by their paths.
    private static func numbersOfCopies(_ report: SizeReport) -> [String: Int] {
        var folders: [String: Int] = [:]
        var result: [String: Int] = [:]
        for (number, copy) in report.copies.enumerated() where copy.kind != .rendition {
            for path in copy.paths { if copy.kind == .bundle { folders[path] = number } else { result[path] = number } }
        }
        guard !folders.isEmpty else { return result }
        for file in report.files where result[file.path] == nil {
            let bundle = report.bundles[file.bundle].path
            // A bundle inside of a copied one is copied with it.
            result[file.path] = folders[bundle] ?? folders.first { bundle.hasPrefix($0.key + "/") }?.value
        }
        return result
    }

    private static func number(of category: FileCategory) -> Int { FileCategory.allCases.firstIndex(of: category) ?? 0 }
}
