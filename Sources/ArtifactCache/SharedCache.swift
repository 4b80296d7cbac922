package import Checksums
package import Diagnostics

/// The cache of this machine, and behind it that of the team.
///
///     let cache = SharedCache(local: local, remote: remote)
///     if let made = cache.files(for: key) { return made }
///     let made = compile()
///     try cache.store(made, for: key)
///
/// What comes from the team is kept on this machine; what is made here goes to the team if the settings say so.
package struct SharedCache: Sendable {
    /// The files that a step has made.
    package struct Files: Sendable, Hashable {
        /// Their paths and checksums.
        package var result: StepResult
        /// Their contents, in the order of the result's outputs.
        package var contents: [[UInt8]]
        /// Where they were found.
        package var origin: Origin
    }

    /// Where a result was found.
    package enum Origin: Sendable, Hashable {
        /// It was made in this run.
        case made
        /// In the cache of this machine.
        case local
        /// In the cache of the team.
        case remote
    }

    /// One file that a step has made.
    package struct MadeFile: Sendable, Hashable {
        /// The path, relative to the folder of the step's outputs.
        package var path: String
        /// The content.
        package var bytes: [UInt8]
        /// Whether it may be executed.
        package var isExecutable: Bool

        /// Makes a file.
        package init(path: String, bytes: [UInt8], isExecutable: Bool = false) {
            self.path = path
            self.bytes = bytes
            self.isExecutable = isExecutable
        }
    }

    /// The cache of this machine.
    package let local: ArtifactCache
    /// The cache of the team; `nil` for none.
    package let remote: RemoteCache?

    /// Puts the two together.
    package init(local: ArtifactCache, remote: RemoteCache? = nil) {
        self.local = local
        self.remote = remote
    }

    /// What was made of something before, whole; `nil` when any part of it is missing or damaged.
    package func files(for key: Digest) -> Files? {
        if let result = local.value(for: key).flatMap(StepResult.decode)?.result {
            let contents = result.outputs.compactMap { local.content($0.digest) }
            if contents.count == result.outputs.count { return Files(result: result, contents: contents, origin: .local) }
        }
        guard let remote, let result = remote.result(for: key) else { return nil }
        var contents: [[UInt8]] = []
        for output in result.outputs {
            guard let bytes = local.content(output.digest) ?? remote.content(of: output) else { return nil }
            contents.append(bytes)
        }
        // Keeping it is for the next run only; this one has what it needs.
        try? keep(result, contents, key)
        return Files(result: result, contents: contents, origin: .remote)
    }

    /// Keeps what was made of something, here and, if the settings say so, for the team.
    ///
    /// - Returns: what was stored.
    /// - Throws: `DiagnosticError` when the folder of this machine cannot be written; nothing is lost then but time.
    @discardableResult
    package func store(_ files: [MadeFile], report: [UInt8] = [], for key: Digest) throws(DiagnosticError) -> Files {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let outputs = sorted.map { file in
            StepOutput(
                path: file.path, digest: SHA256.digest(of: file.bytes), sizeBytes: file.bytes.count, isExecutable: file.isExecutable)
        }
        let made = Files(result: StepResult(outputs: outputs, report: report), contents: sorted.map(\.bytes), origin: .made)
        remote?.upload(made.result, contents: made.contents, for: key)
        try keep(made.result, made.contents, key)
        return made
    }

    private func keep(_ result: StepResult, _ contents: [[UInt8]], _ key: Digest) throws(DiagnosticError) {
        for bytes in contents { _ = try local.storeContent(bytes) }
        try local.store(result.encoded(), for: key)
    }
}
