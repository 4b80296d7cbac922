package import Diagnostics
package import SystemSupport

/// What a run would change on disk, as a value: nothing has been written yet.
package struct WritePlan: Sendable, Hashable {
    /// A file and what it shall be.
    package struct File: Sendable, Hashable {
        /// Why the file is in the plan.
        package enum Kind: String, Sendable, Hashable {
            /// A file that is generated as a whole.
            case output
            /// A source file with generated regions.
            case source
        }

        /// The file, absolute and normal.
        package var path: String
        /// The folder that may not be left, absolute.
        package var root: String
        /// Why the file is in the plan.
        package var kind: Kind
        /// What it shall hold; `nil` when it shall go.
        package var content: [UInt8]?
        /// What makes it: an entry of the configuration, by its place in the plan, and the templates.
        package var origins: [Origin]
    }

    /// What a file is made by.
    package struct Origin: Sendable, Hashable {
        /// The entry of the configuration, counted from 0.
        package var entry: Int
        /// The template as it was named.
        package var template: String
    }

    /// The files, sorted by path.
    package var files: [File] = []

    /// What is on disk for a file of the plan, and whether that is what it shall be.
    package struct State: Sendable {
        /// The file.
        package var file: File
        /// What it holds; `nil` when there is none.
        package var current: [UInt8]?

        /// Whether writing would change nothing.
        package var isCurrent: Bool { current == file.content }
    }

    /// The files beside what is on disk.
    package func states(_ fileSystem: any FileSystem) -> [State] {
        files.map { file in
            State(file: file, current: fileSystem.kind(at: file.path) == .file ? try? fileSystem.read(file.path) : nil)
        }
    }

    /// Writes the files that differ, each of them whole or not at all.
    ///
    /// - Returns: the paths of those that were written or removed.
    /// - Throws: ``DiagnosticError`` when one lies outside of its root or cannot be written; those before it are written.
    package func write(_ states: [State]) throws(DiagnosticError) -> [String] {
        var written: [String] = []
        for state in states where !state.isCurrent {
            if let content = state.file.content {
                guard try AtomicFile.write(content, to: state.file.path, below: state.file.root) == .written else { continue }
            } else {
                try Self.remove(state.file)
            }
            written.append(state.file.path)
        }
        return written
    }

    /// Removes a file, unless a symbolic link in its path leads out of the root.
    private static func remove(_ file: File) throws(DiagnosticError) {
        guard let root = RealPath.resolve(file.root), let folder = RealPath.resolve(PathText.parent(of: file.path)),
            PathText.isBelow(folder, root)
        else {
            let message = "'\(file.path)' is not removed because it lies outside of '\(file.root)'"
            throw DiagnosticError("write-outside-root", message, at: SourceLocation(path: file.path))
        }
        try AtomicFile.remove(file.path)
    }
}
