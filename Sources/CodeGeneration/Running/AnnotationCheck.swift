import Diagnostics
import SwiftSource
import SystemSupport

/// Finds annotations that no template of a plan reads, which mostly are misspelt.
///
/// A template reads a key when the word stands anywhere in it, so that nobody is warned who reads keys in an unusual way.
struct AnnotationCheck {
    private var words: Set<String> = []
    /// Words that surely are keys, for the question what was meant.
    private var keys: Set<String> = []
    private var sources: [String: SwiftSources.Source] = [:]

    /// Adds a template, or one that is included.
    mutating func add(template bytes: [UInt8]) {
        var previous = ""
        for word in Self.words(of: bytes) {
            words.insert(word)
            if previous == "annotations" || previous == "annotated" || previous == "Annotations" { keys.insert(word) }
            previous = word
        }
    }

    /// Adds the keys that a template declares.
    mutating func add(keys: [String]) {
        words.formUnion(keys)
        self.keys.formUnion(keys)
    }

    /// Adds sources whose annotations are looked at.
    mutating func add(_ sources: SwiftSources) {
        for source in sources.sources where Self.marks.contains(where: { ByteSearch.contains($0, in: source.blanked) }) {
            self.sources[source.path] = source
        }
    }

    /// A warning for each annotation whose key no template mentions, by place.
    func findings() -> [Diagnostic] {
        let candidates = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let paths = sources.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return ParallelMap.map(paths.compactMap { sources[$0] }) { findings(in: $0, candidates) }.flatMap { $0 }
    }

    private static let marks = ["sourcery:", "trellis:"].map { Array($0.utf8) }

    private func findings(in source: SwiftSources.Source, _ candidates: [String]) -> [Diagnostic] {
        let file = SourceFile.scan(source.blanked, path: source.shownPath)
        var places: Set<Int> = []
        var findings: [Diagnostic] = []
        for declaration in file.allDeclarations {
            for item in declaration.annotations.items where places.insert(item.keyRange.lowerBound).inserted {
                if ([item.key] + item.namespaces).contains(where: isRead) || isRoute(item) { continue }
                let nearest = Spelling.nearest(to: item.key, among: candidates)
                let remedy = nearest.map { "did you mean '\($0)'" } ?? "remove it, or name it in a template"
                findings.append(
                    Diagnostic(
                        .warning, "unread-annotation", "no template reads the annotation '\(item.key)'; \(remedy)",
                        at: file.location(at: item.keyRange.lowerBound)))
            }
        }
        return findings.sorted()
    }

    /// Whether an item is a piece of a route, whose colons are taken for those of namespaces.
    private func isRoute(_ item: Annotation) -> Bool {
        guard let first = item.namespaces.first, let sign = first.firstIndex(of: "=") else { return false }
        return isRead(first[..<sign].filter { $0 != " " })
    }

    /// Whether all words of a key stand in templates.
    private func isRead(_ key: String) -> Bool { Self.words(of: Array(key.utf8)).allSatisfy(words.contains) }

    private static func words(of bytes: [UInt8]) -> [String] {
        bytes.split { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: false
            default: true
            }
        }.map { String(decoding: $0, as: UTF8.self) }
    }
}
