package import Diagnostics

/// Puts files and folders in their place so that nobody ever sees a half: the output is there whole, or what was there before.
///
///     try OutputWriter(force: true).write(tree, to: "/out/X.xcframework")
///
/// What is new is written to `.X.xcframework.trellis-<process>-<number>` beside the output and gets its name in one step. Where the
/// system can let two names change places, which Linux and macOS can on nearly all of their file systems, an old output is there until
/// the new one is. Elsewhere the old one steps aside first; when the process dies in between, the next writer into the same folder puts
/// it back. The next writer also removes what processes that were killed have left.
package struct OutputWriter: Sendable {
    /// When the bytes must have reached the disk before the output gets its name.
    package enum Durability: Sendable {
        /// When something is replaced, which a loss of power must not cost.
        case whenReplacing
        /// Always.
        case always
        /// Never: what is written can be made again.
        case never
    }

    private let force: Bool
    private let durability: Durability
    private let writing: any TreeWriting

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - force: whether an output that is there already is replaced.
    ///   - durability: when the bytes must have reached the disk before the output gets its name.
    ///   - writing: what the effects go through.
    package init(force: Bool = false, durability: Durability = .whenReplacing, writing: any TreeWriting = DiskTreeWriting()) {
        self.force = force
        self.durability = durability
        self.writing = writing
    }

    /// Refuses an output that may not be written, so that a program can say so before it works for it.
    ///
    /// - Parameters:
    ///   - path: the output, absolute or relative to the current folder.
    ///   - occupant: whether it is to be a file or a folder.
    /// - Throws: ``DiagnosticError`` as the writing would.
    package func check(_ path: String, for occupant: PathOccupant) throws(DiagnosticError) {
        _ = try target(path, for: occupant)
    }

    /// Calls `body` while no other process does so for an output in the same folder; waits for that.
    ///
    /// For what is made of the output that is there, which nobody else may replace in between. `body` must not call this itself.
    ///
    /// - Parameter path: the output, absolute or relative to the current folder; missing folders above it are made.
    /// - Throws: ``DiagnosticError`` when a folder cannot be made, and what `body` throws.
    package func withoutOthers<Result>(at path: String, _ body: () throws -> Result) throws -> Result {
        let folder = PathText.parent(of: ProcessEnvironment.absolutePath(path))
        try makeFolders(to: folder)
        return try FolderLock.with(folder, body)
    }

    /// Writes a folder with everything in a tree.
    ///
    /// - Parameters:
    ///   - tree: what is in the folder.
    ///   - path: the folder, absolute or relative to the current one; missing folders above it are made.
    /// - Throws: ``DiagnosticError`` when something is there and must not be replaced, when an input cannot be read, or when the system
    ///   refuses; then the place is as it was.
    package func write(_ tree: OutputTree, to path: String) throws(DiagnosticError) {
        try write(to: path) { (output) throws(DiagnosticError) in
            for entry in tree.entries { try output.add(entry.path, entry.content) }
        }
    }

    /// Writes a folder whose entries become known one after the other.
    ///
    /// - Parameters:
    ///   - path: the folder, absolute or relative to the current one; missing folders above it are made.
    ///   - body: adds the entries.
    /// - Throws: as ``write(_:to:)``, and what `body` throws; then the place is as it was.
    package func write(to path: String, _ body: (OpenOutputTree) throws(DiagnosticError) -> Void) throws(DiagnosticError) {
        try place(at: path, .folder) { (staging: StagingPlace, isDurable) throws(DiagnosticError) in
            try writing.makeFolder(staging.path)
            staging.lock()
            let output = OpenOutputTree(at: staging.path, isDurable: isDurable, through: writing)
            try body(output)
            guard isDurable else { return }
            for folder in output.folders { try writing.synchronizeFolder(folder) }
        }
    }

    /// Writes a single file, whose bytes are made meanwhile.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or relative to the current folder; missing folders above it are made.
    ///   - isExecutable: whether it may be executed.
    ///   - content: gives the bytes.
    /// - Throws: ``DiagnosticError`` when something is there and must not be replaced, or when the system refuses, and what `content`
    ///   throws; then the place is as it was.
    package func writeFile(
        to path: String,
        isExecutable: Bool = false,
        _ content: (OutputSink) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        try place(at: path, .file) { (staging: StagingPlace, isDurable) throws(DiagnosticError) in
            let file = try writing.makeFile(staging.path, isExecutable: isExecutable)
            staging.lock()
            try file.fill(through: writing, isDurable: isDurable, content)
        }
    }
}

extension OutputWriter {
    /// Where an output goes.
    private struct Target {
        var path: String
        /// Whether something is there that is replaced.
        var isTaken: Bool
    }

    /// Lets `body` write to a new place beside the output, which then takes the output's name.
    private func place(
        at path: String,
        _ occupant: PathOccupant,
        _ body: (StagingPlace, _ isDurable: Bool) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        let absolute = ProcessEnvironment.absolutePath(path)
        AbandonedOutputs.recover(in: PathText.parent(of: absolute), through: writing)
        let target = try target(path, for: occupant)
        try makeFolders(to: PathText.parent(of: target.path))
        let isDurable = durability == .always || (durability == .whenReplacing && target.isTaken)
        let staging = try StagingPlace(for: target.path)
        defer { staging.release() }
        do throws(DiagnosticError) {
            try body(staging, isDurable)
            try put(staging, in: target, occupant)
            if isDurable { try writing.synchronizeFolder(PathText.parent(of: target.path)) }
        } catch {
            writing.remove(staging.path)
            throw error
        }
        // After an exchange this is the old output.
        if target.isTaken { writing.remove(staging.path) }
    }

    /// The place of an output, when it may be written.
    private func target(_ path: String, for occupant: PathOccupant) throws(DiagnosticError) -> Target {
        let absolute = ProcessEnvironment.absolutePath(path)
        let location = SourceLocation(path: path)
        guard absolute != "/" else { throw DiagnosticError("write-failed", "'\(path)' cannot be an output", at: location) }
        guard let old = writing.occupant(of: absolute) else { return Target(path: absolute, isTaken: false) }
        if old == .link {
            throw DiagnosticError("output-exists", "'\(path)' is a symbolic link; name what it points to", at: location)
        }
        guard old == occupant else {
            let words: [PathOccupant: String] = [.file: "a file", .folder: "a folder"]
            let message =
                "'\(path)' is \(words[old] ?? "a special file") where \(words[occupant] ?? "") is to be written; choose another name"
            throw DiagnosticError("output-exists", message, at: location)
        }
        guard force else {
            throw DiagnosticError("output-exists", "'\(path)' exists already; replace it with '--force'", at: location)
        }
        return Target(path: absolute, isTaken: true)
    }

    private func makeFolders(to folder: String) throws(DiagnosticError) {
        var missing: [String] = []
        var next = folder
        while next != "/", writing.occupant(of: next) == nil {
            missing.append(next)
            next = PathText.parent(of: next)
        }
        for folder in missing.reversed() {
            do throws(DiagnosticError) {
                try writing.makeFolder(folder)
            } catch {
                // Another process may have been faster.
                guard writing.occupant(of: folder) == .folder else { throw error }
            }
        }
    }

    /// Gives what was written the name of the output; no signal ends the process meanwhile.
    private func put(_ staging: StagingPlace, in target: Target, _ occupant: PathOccupant) throws(DiagnosticError) {
        try Interruption.update { (_) throws(DiagnosticError) in
            guard target.isTaken, occupant == .folder else {
                return try writing.rename(staging.path, to: target.path)
            }
            if try writing.exchange(staging.path, target.path) { return }
            let aside = staging.path + AbandonedOutputs.asideSuffix
            try writing.rename(target.path, to: aside)
            do throws(DiagnosticError) {
                try writing.rename(staging.path, to: target.path)
            } catch {
                try? writing.rename(aside, to: target.path)
                throw error
            }
            writing.remove(aside)
        }
    }
}
