import CArchive

/// What bytes come to when they are compressed as the entries of a zip are.
package enum DeflateEstimate {
    /// The size of some bytes when they are compressed; their own size when they cannot be, or do not get smaller.
    package static func size(of bytes: [UInt8]) -> Int {
        guard !bytes.isEmpty, let archive = archive_write_new(), let entry = archive_entry_new() else { return bytes.count }
        defer {
            archive_entry_free(entry)
            archive_write_free(archive)
        }
        let counter = Counter()
        archive_write_set_format_raw(archive)
        archive_write_add_filter_gzip(archive)
        archive_write_set_bytes_per_block(archive, 0)
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_pathname(entry, "x")
        archive_entry_set_size(entry, Int64(bytes.count))
        let status = archive_write_open(
            archive, Unmanaged.passUnretained(counter).toOpaque(), nil,
            { _, context, _, count in
                guard let context else { return 0 }
                Unmanaged<Counter>.fromOpaque(context).takeUnretainedValue().count += count
                return count
            }, nil)
        guard status == ARCHIVE_OK, archive_write_header(archive, entry) == ARCHIVE_OK else { return bytes.count }
        let written = bytes.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
        guard written == bytes.count, archive_write_close(archive) == ARCHIVE_OK else { return bytes.count }
        // What gzip puts around the compressed bytes is no part of a zip.
        return min(bytes.count, max(1, counter.count - gzipFrameBytes))
    }

    private static let gzipFrameBytes = 18

    private final class Counter {
        var count = 0
    }
}
