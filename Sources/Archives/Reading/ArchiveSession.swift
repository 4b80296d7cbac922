import CArchive
import Diagnostics
import SystemSupport

/// An archive that is being read, and what has been seen of it.
final class ArchiveSession {
    private let archive: OpaquePointer
    private let name: String
    private let archiveBytes: Int64
    private let limits: ArchiveLimits
    /// What has been read, for the checks of paths and links; the files in it are empty.
    private var seen = OutputTree()
    private var entryCount = 0
    /// The bytes of all contents: those that were read, and those that entries that are passed over say they have.
    private var totalBytes: Int64 = 0
    /// The entry that is being read.
    private var current: ArchiveEntry?
    /// How much of its content was read, and whether it came to its end.
    private var contentBytes: Int64 = 0

    init(name: String, archiveBytes: Int64, limits: ArchiveLimits) throws(DiagnosticError) {
        guard let archive = archive_read_new() else {
            throw DiagnosticError("archive-unreadable", "cannot read '\(name)': there is not enough memory", at: SourceLocation(path: name))
        }
        self.archive = archive
        self.name = name
        self.archiveBytes = archiveBytes
        self.limits = limits
        // The reader of zip that needs the directory at the end: without it an archive is cut off.
        archive_read_support_format_zip_seekable(archive)
        archive_read_support_format_tar(archive)
        archive_read_support_format_7zip(archive)
        for support in [
            archive_read_support_filter_gzip, archive_read_support_filter_bzip2, archive_read_support_filter_xz,
            archive_read_support_filter_zstd,
        ] { _ = support(archive) }
        // On macOS the library would hide the entries that hold what the Finder knows of others.
        archive_read_set_format_option(archive, "zip", "mac-ext", nil)
        archive_read_set_format_option(archive, "tar", "mac-ext", nil)
    }

    deinit {
        archive_read_free(archive)
    }

    func open(_ body: (OpaquePointer) -> Int32) throws(DiagnosticError) {
        guard body(archive) == ARCHIVE_OK else { throw damage() }
    }

    func readAll(_ body: ArchiveReader.Visitor) throws(DiagnosticError) {
        var header: OpaquePointer?
        while true {
            current = nil
            switch archive_read_next_header(archive, &header) {
            case ARCHIVE_EOF: return
            case ARCHIVE_OK: break
            default:
                // The name that the library could read says where.
                if let header { current = rawEntry(header) }
                throw damage()
            }
            guard let header else { return }
            guard let entry = try checked(header) else { continue }
            current = entry
            contentBytes = 0
            try body(entry, ArchiveContent(session: self))
            // What was passed over counts with the size that it says it has.
            try count(max(0, (entry.sizeBytes ?? 0) - contentBytes))
        }
    }

    func readContent(_ body: (UnsafeRawBufferPointer) throws(DiagnosticError) -> Void) throws(DiagnosticError) {
        var start: UnsafeRawPointer?
        var size = 0
        var offset: la_int64_t = 0
        while true {
            switch archive_read_data_block(archive, &start, &size, &offset) {
            case ARCHIVE_EOF: return
            case ARCHIVE_OK: break
            default: throw damage()
            }
            // Sparse files of tar leave out their zeros.
            guard offset == contentBytes else {
                throw fault("archive-unsupported", "it is a sparse file, whose gaps are not filled")
            }
            contentBytes += Int64(size)
            try count(Int64(size))
            if size > 0 { try body(UnsafeRawBufferPointer(start: start, count: size)) }
        }
    }

    /// A problem of the entry that is being read, or of the archive.
    func fault(_ code: String, _ reason: String) -> DiagnosticError {
        let subject = current.map { "entry '\($0.path)': " } ?? ""
        return DiagnosticError(code, subject + reason, at: SourceLocation(path: name))
    }

    private func damage() -> DiagnosticError {
        let words = LibraryMessage.text(archive)
        let isUnknown = current == nil && entryCount == 0 && words.contains("nrecognized archive format")
        return fault("archive-unreadable", isUnknown ? "it is no archive that can be read, or it is cut off" : words)
    }

    private func count(_ bytes: Int64) throws(DiagnosticError) {
        let (sum, overflow) = totalBytes.addingReportingOverflow(bytes)
        totalBytes = sum
        guard !overflow, sum <= limits.totalBytes else {
            throw fault("archive-too-large", "the contents up to here have more than \(limits.totalBytes) bytes")
        }
        let (allowed, isHuge) = archiveBytes.multipliedReportingOverflow(by: limits.ratio)
        guard isHuge || sum <= limits.ratioFloorBytes || sum <= allowed else {
            throw fault("archive-too-large", "the contents up to here are more than \(limits.ratio) times as large as the archive")
        }
    }
}

extension ArchiveSession {
    /// An entry with a path that can be trusted; `nil` for the folder of the archive itself, which archives of tar have.
    private func checked(_ header: OpaquePointer) throws(DiagnosticError) -> ArchiveEntry? {
        entryCount += 1
        guard entryCount <= limits.entryCount else {
            throw fault("archive-too-large", "there are more than \(limits.entryCount) entries")
        }
        guard let raw = rawEntry(header) else { throw fault("archive-unsafe-name", "the name of entry \(entryCount) is not UTF-8") }
        current = raw
        guard raw.path.utf8.count <= limits.nameBytes else {
            current = nil
            throw fault("archive-unsafe-name", "the name of entry \(entryCount) is longer than \(limits.nameBytes) bytes")
        }
        if archive_entry_is_encrypted(header) != 0 { throw fault("archive-encrypted", "it is encrypted, which cannot be read") }
        if archive_entry_hardlink(header) != nil { throw fault("archive-unsupported", "hard links are not read") }
        var entry = raw
        entry.path = Self.normal(raw.path, isFolder: raw.kind == .folder)
        if entry.path.isEmpty, entry.kind == .folder { return nil }
        entry.kind = try kind(of: header)
        if case .link(let target) = entry.kind { try check(target, of: entry.path) }
        try note(entry)
        return entry
    }

    /// Without `./` in front, and without the slash behind the name of a folder.
    private static func normal(_ path: String, isFolder: Bool) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        if isFolder, path.hasSuffix("/") { path = path.dropLast() }
        return isFolder && path == "." ? "" : String(path)
    }

    private func rawEntry(_ header: OpaquePointer) -> ArchiveEntry? {
        guard let name = archive_entry_pathname(header), let path = String(validatingCString: name) else { return nil }
        let isFolder = UInt32(archive_entry_filetype(header)) == 0o040000
        let hasSize = archive_entry_size_is_set(header) != 0
        return ArchiveEntry(
            path: path, kind: isFolder ? .folder : .file, permissions: UInt16(archive_entry_perm(header) & 0o7777),
            sizeBytes: hasSize ? archive_entry_size(header) : nil)
    }

    private func kind(of header: OpaquePointer) throws(DiagnosticError) -> ArchiveEntry.Kind {
        switch UInt32(archive_entry_filetype(header)) {
        case 0o100000: return .file
        case 0o040000: return .folder
        case 0o120000:
            guard let text = archive_entry_symlink(header), let target = String(validatingCString: text) else {
                throw fault("archive-unsafe-link", "its target is not UTF-8")
            }
            return .link(target: target)
        default: throw fault("archive-unsupported", "it is neither a file nor a folder nor a symbolic link")
        }
    }

    /// Refuses a link that leads out.
    ///
    /// `..` may stand at the beginning of a target only, as many times as there are folders above the link. These are no links, as
    /// nothing is below a link; so each link leads from a real folder downwards, and a chain of links cannot leave either.
    private func check(_ target: String, of path: String) throws(DiagnosticError) {
        func refuse(_ reason: String) -> DiagnosticError { fault("archive-unsafe-link", "its target '\(target)' \(reason)") }
        if target.isEmpty { throw refuse("is empty") }
        if target.hasPrefix("/") { throw refuse("is absolute") }
        let parts = PathText.components(target)
        let ascents = parts.prefix { $0 == ".." }.count
        guard !parts.dropFirst(ascents).contains("..") else { throw refuse("goes up after it went down") }
        guard ascents < path.split(separator: "/").count else { throw refuse("leads out of the archive") }
    }

    /// Refuses a path that is absolute, leads out, stands twice or leads through a file or link.
    private func note(_ entry: ArchiveEntry) throws(DiagnosticError) {
        do throws(DiagnosticError) {
            switch entry.kind {
            case .folder: try seen.addFolder(entry.path)
            case .link(let target): try seen.addLink(entry.path, to: target)
            case .file: try seen.add(entry.path, bytes: [])
            }
        } catch {
            throw fault("archive-unsafe-name", error.diagnostics.first?.message ?? "")
        }
    }
}
