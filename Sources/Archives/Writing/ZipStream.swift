import CArchive
import Diagnostics
import SystemSupport

/// A zip archive in the making, entry by entry.
///
/// libarchive writes the time of an entry in the zone of the machine, and with it the "extended timestamp" field. An entry without a
/// time gets the first moment that the format knows, in every zone, and a field that says that there is none.
final class ZipStream {
    /// What an entry is.
    enum Kind {
        case folder
        case link(target: String)
        case file(sizeBytes: Int64, isExecutable: Bool)
    }

    private let archive: OpaquePointer
    private let entry: OpaquePointer
    private let receiver: Receiver
    /// How many bytes of the entry that is being written are still to come.
    private var missing: Int64 = 0

    /// Where the bytes of the archive go, and the reason when that failed.
    private final class Receiver {
        let sink: OutputSink
        var failure: DiagnosticError?

        init(_ sink: OutputSink) { self.sink = sink }

        func take(_ bytes: UnsafeRawBufferPointer) -> Int {
            do throws(DiagnosticError) {
                try sink.write(bytes)
                return bytes.count
            } catch {
                failure = error
                return -1
            }
        }
    }

    init(level: Int, to sink: OutputSink) throws(DiagnosticError) {
        guard let archive = archive_write_new(), let entry = archive_entry_new() else {
            throw DiagnosticError("zip-failed", "cannot begin a zip archive: there is not enough memory")
        }
        self.archive = archive
        self.entry = entry
        receiver = Receiver(sink)
        archive_write_set_format_zip(archive)
        archive_write_set_format_option(archive, "zip", "compression", level == 0 ? "store" : "deflate")
        if level > 0 { archive_write_set_format_option(archive, "zip", "compression-level", "\(level)") }
        // Without this the end of the archive would be filled up with zeros.
        archive_write_set_bytes_per_block(archive, 1 << 18)
        archive_write_set_bytes_in_last_block(archive, 1)
        let context = Unmanaged.passUnretained(receiver).toOpaque()
        let status = archive_write_open(
            archive, context, nil,
            { _, context, bytes, count in
                guard let context, let bytes else { return 0 }
                let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
                return receiver.take(UnsafeRawBufferPointer(start: bytes, count: count))
            }, nil)
        try check(status, "")
    }

    deinit {
        archive_entry_free(entry)
        archive_write_free(archive)
    }

    func begin(_ kind: Kind, _ path: String) throws(DiagnosticError) {
        archive_entry_clear(entry)
        archive_entry_set_pathname(entry, path)
        missing = 0
        switch kind {
        case .folder:
            archive_entry_set_mode(entry, 0o040755)
        case .link(let target):
            archive_entry_set_mode(entry, 0o120755)
            archive_entry_set_symlink(entry, target)
        case .file(let sizeBytes, let isExecutable):
            archive_entry_set_mode(entry, isExecutable ? 0o100755 : 0o100644)
            archive_entry_set_size(entry, sizeBytes)
            missing = sizeBytes
        }
        try check(archive_write_header(archive, entry), path)
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) {
        missing -= Int64(bytes.count)
        // More than was said is dropped by the library; `end` tells.
        var rest = bytes
        while missing >= 0, !rest.isEmpty {
            let count = archive_write_data(archive, rest.baseAddress, rest.count)
            guard count > 0 else { throw failure("") }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    func end(_ path: String) throws(DiagnosticError) {
        guard missing == 0 else {
            throw DiagnosticError("zip-failed", "cannot pack '\(path)': its size changes while it is read")
        }
        try check(archive_write_finish_entry(archive), path)
    }

    func finish() throws(DiagnosticError) {
        try check(archive_write_close(archive), "")
    }

    private func check(_ status: Int32, _ path: String) throws(DiagnosticError) {
        guard status == ARCHIVE_OK else { throw failure(path) }
    }

    private func failure(_ path: String) -> DiagnosticError {
        if let failure = receiver.failure { return failure }
        let subject = path.isEmpty ? "write the zip archive" : "pack '\(path)'"
        return DiagnosticError("zip-failed", "cannot \(subject): \(LibraryMessage.text(archive))")
    }
}
