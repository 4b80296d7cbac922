package import JSON
import SystemSupport

/// What grew, came and went between two builds.
package struct SizeComparison: Sendable, Hashable {
    /// The earlier build.
    package let old: SizeReport.Size
    /// The later build.
    package let new: SizeReport.Size
    /// The files that differ in size, those that grew most in the download first.
    package let files: [Change]
    /// The bundles that differ in size, those that grew most in the download first.
    package let bundles: [Change]

    /// One thing before and after.
    package struct Change: Sendable, Hashable {
        /// Its path, seen from the folder of the app.
        package var path: String
        /// What it came to; `nil` when it was not there.
        package var old: SizeReport.Size?
        /// What it comes to; `nil` when it is gone.
        package var new: SizeReport.Size?

        /// By how many bytes of the download it grew.
        package var growth: Int { (new?.download ?? 0) - (old?.download ?? 0) }

        /// `+` for what came, `-` for what went, `~` for what changed.
        package var mark: String { old == nil ? "+" : new == nil ? "-" : "~" }
    }

    /// Compares two reports by the paths in them.
    package init(from old: SizeReport, to new: SizeReport) {
        self.old = old.total
        self.new = new.total
        // An estimate and what entries take in an archive differ although nothing has changed.
        let isExact = old.isEstimate == new.isEstimate
        files = Self.changes(old.files.map { ($0.path, $0.size) }, new.files.map { ($0.path, $0.size) }, isExact)
        bundles = Self.changes(old.bundles.map { ($0.path, $0.size) }, new.bundles.map { ($0.path, $0.size) }, isExact)
    }

    /// By how many bytes of the download everything grew.
    package var growth: Int { new.download - old.download }

    private static func changes(
        _ old: [(String, SizeReport.Size)], _ new: [(String, SizeReport.Size)], _ isExact: Bool
    ) -> [Change] {
        var changes: [String: Change] = [:]
        for (path, size) in old { changes[path, default: Change(path: path)].old = size }
        for (path, size) in new { changes[path, default: Change(path: path)].new = size }
        return changes.values.filter { $0.old?.installed != $0.new?.installed || (isExact && $0.growth != 0) }.sorted { left, right in
            left.growth == right.growth ? NameOrder.precedes(left.path, right.path) : left.growth > right.growth
        }
    }

    /// The comparison for scripts.
    package var json: JSONValue {
        .object([
            .init("installedBytes", .integer(new.installed - old.installed)), .init("downloadBytes", .integer(growth)),
            .init("bundles", .array(bundles.map(Self.json))), .init("files", .array(files.map(Self.json))),
        ])
    }

    private static func json(_ change: Change) -> JSONValue {
        let word = change.mark == "+" ? "came" : change.mark == "-" ? "went" : "changed"
        return .object([
            .init("path", .string(change.path)), .init("change", .string(word)),
            .init("oldDownloadBytes", .integer(change.old?.download ?? 0)),
            .init("newDownloadBytes", .integer(change.new?.download ?? 0)),
            .init("oldInstalledBytes", .integer(change.old?.installed ?? 0)),
            .init("newInstalledBytes", .integer(change.new?.installed ?? 0)),
        ])
    }
}
