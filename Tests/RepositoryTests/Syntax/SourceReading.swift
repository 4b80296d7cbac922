import Testing

#if canImport(SwiftParser)
    import SwiftParser
    import SwiftSyntax

    /// Whether this toolchain has the parser that the checks of Swift sources need.
    let canReadSwift = true

    extension SourceFacts {
        /// Reads a Swift file.
        init(reading text: String, path: String) {
            let tree = Parser.parse(source: text)
            let collector = FactCollector(path: path, tree: tree)
            collector.walk(tree)
            self = collector.facts
        }
    }
#else
    /// Whether this toolchain has the parser that the checks of Swift sources need.
    let canReadSwift = false

    extension SourceFacts {
        /// Stands in for the reader; no test that needs it is enabled.
        init(reading text: String, path: String) {
            self.init(path: path)
        }
    }
#endif

extension Trait where Self == ConditionTrait {
    /// Skips a test, and says why, where the toolchain has no SwiftParser.
    static var readsSwift: Self {
        .enabled(if: canReadSwift, "the toolchain on PATH has no modules SwiftParser and SwiftSyntax in lib/swift/host")
    }
}

extension Repository {
    /// The facts of every Swift file of the house, parsed once and in parallel, because SwiftParser is slow.
    static let facts = Task {
        await withTaskGroup(of: SourceFacts.self) { group in
            for file in swiftFiles {
                group.addTask { SourceFacts(reading: file.text ?? "", path: file.path) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.path < $1.path }
        }
    }

    /// The facts of `Package.swift`.
    static let manifest = Task {
        await facts.value.first { $0.path == "Package.swift" } ?? SourceFacts(path: "Package.swift")
    }
}
