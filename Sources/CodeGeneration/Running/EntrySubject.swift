import ArtifactCache
import Checksums
import Diagnostics
import JSON
import SwiftSource
import SystemSupport
import TemplateEngine

/// What the templates of an entry render, read but not yet made into a model.
enum EntrySubject: Sendable {
    case swift(SwiftSubject)
    case resources(ResourceSubject)

    /// Swift files.
    struct SwiftSubject: Sendable {
        let sources: SwiftSources
        let options: ModelOptions
        let optionsText: String

        /// Adds everything that results depend on, with the checksums that stand for the files.
        func add(to key: inout CacheKey, digests: [Digest]) {
            key.add("options", optionsText)
            for (source, digest) in zip(sources.sources, digests) {
                key.add("source", source.shownPath)
                if let module = source.module { key.add("module", module) }
                key.add("content", digest)
            }
        }
    }

    /// Files of another kind.
    struct ResourceSubject: Sendable {
        let parser: any ResourceParser
        let inputs: [ResourceInput]
        let options: JSONValue
    }

    /// The Swift files; none when the subject is another.
    var sources: SwiftSources {
        if case .swift(let subject) = self { subject.sources } else { SwiftSources([]) }
    }

    /// Adds everything that results depend on.
    func add(to key: inout CacheKey) {
        switch self {
        case .swift(let subject):
            subject.add(to: &key, digests: subject.sources.sources.map(\.digest))
        case .resources(let subject):
            key.add("parser", "\(subject.parser.name) \(subject.parser.version)")
            key.add("options", JSONWriter.text(subject.options))
            for input in subject.inputs {
                key.add("input", "\(input.path)\n\(input.relativePath)\n\(input.rootName)")
                key.add("content", input.digest)
            }
        }
    }

    /// The files with their checksums.
    ///
    /// - Parameter absolute: makes the path that messages have an absolute one.
    func inputs(_ absolute: (String) -> String) -> [EntryInputs.Input] {
        switch self {
        case .swift(let subject): subject.sources.sources.map { EntryInputs.Input(path: $0.path, digest: $0.digest) }
        case .resources(let subject): subject.inputs.map { EntryInputs.Input(path: absolute($0.path), digest: $0.digest) }
        }
    }
}
