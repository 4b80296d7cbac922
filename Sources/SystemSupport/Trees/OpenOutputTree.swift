package import Diagnostics

/// A folder that is being written, to which entries are added one by one.
package final class OpenOutputTree {
    private let root: String
    private let isDurable: Bool
    private let writing: any TreeWriting
    /// What has been written, for the checks of the paths; the files in it are empty.
    private var written = OutputTree()

    init(at root: String, isDurable: Bool, through writing: any TreeWriting) {
        self.root = root
        self.isDurable = isDurable
        self.writing = writing
    }

    /// The folders that were made, the root included.
    var folders: [String] {
        [root]
            + written.entries.compactMap { entry in
                if case .folder = entry.content { PathText.join(root, entry.path) } else { nil }
            }
    }

    /// Warnings about paths that differ in case only, which most file systems of macOS cannot tell apart.
    package var diagnostics: [Diagnostic] { written.diagnostics }

    /// Writes an entry, and the folders on the way to it.
    ///
    /// - Throws: ``DiagnosticError`` as ``OutputTree/add(_:_:)``, when an input cannot be read, or when the system refuses.
    package func add(_ path: String, _ content: OutputTree.Content) throws(DiagnosticError) {
        switch content {
        case .folder:
            let isThere = written[path: path] != nil
            try prepare(path, .folder)
            if !isThere { try writing.makeFolder(PathText.join(root, path)) }
        case .link(let target):
            try prepare(path, .link(target: target))
            try writing.makeLink(PathText.join(root, path), to: target)
        case .copy(let source, let method, let isExecutable):
            try prepare(path)
            try writing.copyFile(
                source, to: PathText.join(root, path), method: method, isExecutable: isExecutable, isDurable: isDurable)
        case .bytes(let bytes, let isExecutable):
            try add(path, isExecutable: isExecutable) { (sink) throws(DiagnosticError) in try sink.write(bytes) }
        case .stream(let isExecutable, let stream):
            try add(path, isExecutable: isExecutable, stream: stream)
        }
    }

    /// Writes a file, and the folders on the way to it.
    ///
    /// - Parameters:
    ///   - path: where; relative and normal.
    ///   - isExecutable: whether the file may be executed.
    ///   - stream: gives the bytes.
    /// - Throws: ``DiagnosticError`` as ``OutputTree/add(_:_:)``, when the system refuses, and what `stream` throws.
    package func add(
        _ path: String,
        isExecutable: Bool,
        stream: (OutputSink) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        try prepare(path)
        let file = try writing.makeFile(PathText.join(root, path), isExecutable: isExecutable)
        try file.fill(through: writing, isDurable: isDurable, stream)
    }

    /// Checks the path of a new entry, and makes the folders on the way to it.
    private func prepare(_ path: String, _ content: OutputTree.Content = .bytes([], isExecutable: false)) throws(DiagnosticError) {
        try written.check(path, content)
        try makeFolders(on: path)
        try written.add(path, content)
    }

    /// Makes the folders on the way to a path, which are missing.
    private func makeFolders(on path: String) throws(DiagnosticError) {
        let parent = PathText.parent(of: path)
        if parent != ".", written[path: parent] == nil { try add(parent, .folder) }
    }
}

extension OpenOutputFile {
    /// Writes all bytes of a file and closes it, whatever happens.
    func fill(
        through writing: any TreeWriting,
        isDurable: Bool,
        _ content: (OutputSink) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        let sink = OutputSink { (bytes) throws(DiagnosticError) in try writing.append(bytes, to: self) }
        do throws(DiagnosticError) {
            try content(sink)
            try sink.flush()
        } catch {
            try? writing.close(self, isDurable: false)
            throw error
        }
        try writing.close(self, isDurable: isDurable)
    }
}
