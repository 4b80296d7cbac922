import CArchive
package import Diagnostics
import SystemSupport

/// Reads archives entry by entry, without unpacking them to the disk and without trusting them.
///
///     try ArchiveReader().read("App.ipa") { (entry, content) throws(DiagnosticError) in
///         if entry.path.hasSuffix("/Info.plist") { plists[entry.path] = try content.bytes(limit: 1 << 20) }
///     }
///
/// It reads zip (and what is one, such as ipa), tar and 7-Zip, compressed by gzip, bzip2, xz or zstd. Names that are absolute or lead
/// out, links that do, paths that lead through a file or link or stand twice, encrypted contents, damage, and more than the
/// ``ArchiveLimits`` allow are errors with the name of the archive and of the entry.
package struct ArchiveReader: Sendable {
    /// What an archive may come to.
    package var limits: ArchiveLimits

    /// Makes a reader.
    package init(limits: ArchiveLimits = ArchiveLimits()) {
        self.limits = limits
    }

    /// What is done with an entry and its content; the content can be read until it returns.
    package typealias Visitor = (ArchiveEntry, ArchiveContent) throws(DiagnosticError) -> Void

    /// Reads an archive on disk.
    ///
    /// - Parameters:
    ///   - path: the archive.
    ///   - body: is called with each entry in the order of the archive.
    /// - Throws: ``DiagnosticError`` when the archive cannot be read or trusted, and what `body` throws.
    package func read(_ path: String, _ body: Visitor) throws(DiagnosticError) {
        guard let stamp = FileStamp(of: path), DiskFileSystem().kind(at: path) == .file else {
            let reason = DiskFileSystem().kind(at: path) == nil ? "no such file or folder" : "it is a folder"
            throw DiagnosticError("read-failed", "cannot read '\(path)': \(reason)", at: SourceLocation(path: path))
        }
        try CharacterLocale.withUTF8 { () throws(DiagnosticError) in
            let session = try ArchiveSession(name: path, archiveBytes: stamp.sizeBytes, limits: limits)
            try session.open { archive_read_open_filename($0, path, 1 << 18) }
            try session.readAll(body)
        }
    }

    /// Reads an archive in memory.
    ///
    /// - Parameters:
    ///   - bytes: the archive.
    ///   - name: what it is called in messages.
    ///   - body: is called with each entry in the order of the archive.
    /// - Throws: ``DiagnosticError`` when the archive cannot be read or trusted, and what `body` throws.
    package func read(_ bytes: [UInt8], name: String, _ body: Visitor) throws(DiagnosticError) {
        try bytes.withBytes { (pointer) throws(DiagnosticError) in
            try CharacterLocale.withUTF8 { () throws(DiagnosticError) in
                let session = try ArchiveSession(name: name, archiveBytes: Int64(pointer.count), limits: limits)
                try session.open { archive_read_open_memory($0, pointer.baseAddress, pointer.count) }
                try session.readAll(body)
            }
        }
    }

    /// The entries of an archive on disk.
    ///
    /// - Throws: ``DiagnosticError`` when the archive cannot be read or trusted.
    package func entries(of path: String) throws(DiagnosticError) -> [ArchiveEntry] {
        var entries: [ArchiveEntry] = []
        try read(path) { (entry, _) throws(DiagnosticError) in entries.append(entry) }
        return entries
    }
}
