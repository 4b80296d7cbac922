public import Diagnostics

/// Leaves out files by the settings `EXCLUDED_SOURCE_FILE_NAMES` and `INCLUDED_SOURCE_FILE_NAMES`.
///
/// A pattern with n components is compared with the last n components of a path: `*.strings` and `en.lproj/*` fit
/// `/p/en.lproj/A.strings`. `*` and `?` never fit a slash.
public struct SourceFileNameFilter: Sendable {
    private let excluded: [Pattern]
    private let included: [Pattern]
    private let location: SourceLocation?
    /// No pattern looks at more components of a path.
    private let componentCount: Int

    private struct Pattern: Sendable {
        var text: String
        var components: [ArraySlice<UInt8>]

        init(_ text: String) {
            self.text = text
            components = Array(text.utf8).split(separator: Byte.slash)
        }
    }

    /// Makes a filter of the values of both settings; the location is that of the excluded names.
    public init(excluded: [String], included: [String] = [], location: SourceLocation? = nil) {
        self.excluded = excluded.map(Pattern.init)
        self.included = included.map(Pattern.init)
        self.location = location
        componentCount = (self.excluded + self.included).map(\.components.count).max() ?? 0
    }

    /// Makes the filter of a target.
    public init(_ evaluator: inout SettingsEvaluator) {
        let name = "EXCLUDED_SOURCE_FILE_NAMES"
        let excluded = evaluator.list(of: name)
        let location = evaluator.winner(of: name)?.location
        self.init(excluded: excluded, included: evaluator.list(of: "INCLUDED_SOURCE_FILE_NAMES"), location: location)
    }

    /// Whether no file is ever left out.
    public var keepsAll: Bool { excluded.isEmpty }

    /// Whether the file at an absolute path takes part.
    public func decision(for path: String) -> FileFilterDecision {
        if excluded.isEmpty { return .kept }
        let components = lastComponents(of: Array(path.utf8))
        guard let pattern = excluded.first(where: { Self.fits($0, components) }) else { return .kept }
        if let other = included.first(where: { Self.fits($0, components) }) {
            return .includedBy(pattern: other.text, despite: pattern.text)
        }
        return .excludedBy(pattern: pattern.text, location: location)
    }

    /// The components at the end of a path, no more than the patterns look at.
    private func lastComponents(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var components: [ArraySlice<UInt8>] = []
        var end = bytes.count
        while end > 0, components.count < componentCount {
            let start = (bytes[..<end].lastIndex(of: Byte.slash) ?? -1) + 1
            if start < end { components.append(bytes[start..<end]) }
            end = start - 1
        }
        return components.reversed()
    }

    private static func fits(_ pattern: Pattern, _ components: [ArraySlice<UInt8>]) -> Bool {
        let count = pattern.components.count
        guard count > 0, count <= components.count else { return false }
        return zip(pattern.components, components.suffix(count)).allSatisfy { ShellPattern.matches($0, $1) }
    }
}
