package import Checksums

/// A file that a step has made, by its checksum.
package struct StepOutput: Sendable, Hashable {
    /// The path, relative to the folder of the step's outputs, with `/` between components.
    package var path: String
    /// The checksum of the content.
    package var digest: Digest
    /// How long the content is.
    package var sizeBytes: Int
    /// Whether the file may be executed.
    package var isExecutable: Bool

    /// Makes an output.
    package init(path: String, digest: Digest, sizeBytes: Int, isExecutable: Bool = false) {
        self.path = path
        self.digest = digest
        self.sizeBytes = sizeBytes
        self.isExecutable = isExecutable
    }

    /// Whether a path stays below the folder that it is relative to. What comes from a server may say anything.
    static func isSafe(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.count < 4_096, !path.utf8.contains(0) else { return false }
        return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}
