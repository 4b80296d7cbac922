import Checksums
import Synchronization

/// What templates have read while they were rendered: the templates that they include, and variables of the environment.
final class TemplateReads: Sendable {
    private struct State {
        /// By path as messages have it; `nil` is a file that is not there.
        var files: [String: Digest?] = [:]
        var variables: Set<String> = []
    }

    private let state = Mutex(State())

    /// Notes a file.
    func note(file path: String, digest: Digest?) {
        state.withLock { $0.files[path] = .some(digest) }
    }

    /// Notes a variable.
    func note(variable name: String) {
        state.withLock { _ = $0.variables.insert(name) }
    }

    /// The paths of the files, sorted.
    var files: [String] { state.withLock { $0.files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } } }

    /// The names of the variables, sorted.
    var variables: [String] { state.withLock { $0.variables.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } } }
}
