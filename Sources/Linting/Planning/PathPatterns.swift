package import SystemSupport

/// Patterns for files, each relative to a folder; a pattern that matches a folder matches everything in it.
package struct PathPatterns: Sendable {
    private var entries: [Entry] = []

    /// A pattern and where it counts.
    private struct Entry: Sendable {
        var text: String
        /// The folder that the pattern is relative to, absolute.
        var folder: String
        /// A file or folder that is meant as it is written, absolute; or a pattern below the folder.
        var meaning: Meaning
    }

    private enum Meaning: Sendable {
        case place(String)
        case pattern(QuickGlob)
        case absolutePattern(QuickGlob)
    }

    /// Makes an empty list.
    package init() {}

    /// Whether nothing can match.
    package var isEmpty: Bool { entries.isEmpty }

    /// Adds a pattern of Trellis.
    package mutating func add(_ glob: Glob, in folder: String) {
        entries.append(Entry(text: glob.pattern, folder: folder, meaning: .pattern(QuickGlob(glob))))
    }

    /// Adds an entry of a list of SwiftLint: a path or a pattern, relative to a folder unless it begins with a slash or `~/`.
    ///
    /// A pattern that cannot be read matches nothing, as for SwiftLint.
    package mutating func add(_ text: String, in folder: String, home: String?) {
        var folder = folder
        var rest = text
        if rest.hasPrefix("~/"), let home { rest = PathText.join(home, String(rest.dropFirst(2))) }
        guard Self.isPattern(rest) else {
            let place = PathText.normalized(PathText.join(folder, rest))
            entries.append(Entry(text: text, folder: folder, meaning: .place(place)))
            return
        }
        if rest.hasPrefix("/") {
            if let glob = try? Glob(rest) { entries.append(Entry(text: text, folder: folder, meaning: .absolutePattern(QuickGlob(glob)))) }
            return
        }
        while let (step, remaining) = Self.firstStep(of: rest) {
            if step == ".." { folder = PathText.parent(of: folder) }
            rest = remaining
        }
        if rest.hasSuffix("/") { rest.removeLast() }
        if let glob = try? Glob(rest) { entries.append(Entry(text: text, folder: folder, meaning: .pattern(QuickGlob(glob)))) }
    }

    /// Removes the entries that mean one place, as it is written.
    mutating func removePlace(_ text: String, in folder: String) {
        let place = PathText.normalized(PathText.join(folder, text))
        entries.removeAll { if case .place(place) = $0.meaning { true } else { false } }
    }

    /// Adds the entries of another list.
    mutating func add(_ others: PathPatterns) { entries += others.entries }

    /// Whether an absolute, normal path, or a folder that it lies in, is meant.
    package func matches(_ path: String) -> Bool { entries.contains { Self.matches($0, path) } }

    /// The first entry that means a path, as it is written.
    package func match(of path: String) -> String? { entries.first { Self.matches($0, path) }?.text }

    /// The texts of the entries that mean none of some paths.
    func unused(for paths: [String]) -> [String] {
        entries.filter { entry in !paths.contains { Self.matches(entry, $0) } }.map(\.text)
    }

    /// The first entry that means a path itself, and no folder on the way to it, as it is written.
    fileprivate func exactMatch(of path: String) -> String? {
        entries.first { entry in
            switch entry.meaning {
            case .place(let place): PathText.isBelow(path, place)
            case .absolutePattern(let glob): glob.matches(path)
            case .pattern(let glob):
                PathText.isBelow(path, entry.folder) && path != entry.folder && glob.matches(PathText.relative(path, to: entry.folder))
            }
        }?.text
    }

    private static func matches(_ entry: Entry, _ path: String) -> Bool {
        switch entry.meaning {
        case .place(let place): return PathText.isBelow(path, place)
        case .absolutePattern(let glob): return matchesUpwards(glob, path)
        case .pattern(let glob):
            guard PathText.isBelow(path, entry.folder), path != entry.folder else { return false }
            return matchesUpwards(glob, PathText.relative(path, to: entry.folder))
        }
    }

    private static func matchesUpwards(_ glob: QuickGlob, _ path: String) -> Bool {
        var path = path
        while true {
            if glob.matches(path) { return true }
            let parent = PathText.parent(of: path)
            if parent == "." || parent == "/" || parent == path { return false }
            path = parent
        }
    }

    private static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?[]{}".utf8.contains($0) } }

    /// A leading `.` or `..` and what follows it.
    private static func firstStep(of text: String) -> (step: String, rest: String)? {
        for step in ["..", "."] where text.hasPrefix(step + "/") { return (step, String(text.dropFirst(step.count + 1))) }
        return nil
    }
}

/// Patterns with a memory of folders, for questions about many files.
struct FolderedPatterns: Sendable {
    private let patterns: PathPatterns
    /// For each folder the entry that means it or a folder above it.
    private var folders: [String: String?] = [:]

    init(_ patterns: PathPatterns) {
        self.patterns = patterns
    }

    /// An entry that means an absolute, normal path or a folder that it lies in, as it is written; `nil` when none does.
    mutating func match(of path: String) -> String? {
        if let pattern = folderMatch(of: PathText.parent(of: path)) { return pattern }
        return patterns.exactMatch(of: path)
    }

    private mutating func folderMatch(of folder: String) -> String? {
        if let known = folders[folder] { return known }
        let parent = PathText.parent(of: folder)
        let match = (parent == folder ? nil : folderMatch(of: parent)) ?? patterns.exactMatch(of: folder)
        folders[folder] = .some(match)
        return match
    }
}
