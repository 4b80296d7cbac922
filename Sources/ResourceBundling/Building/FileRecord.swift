import SystemSupport

/// A file as it was when it was last looked at.
struct FileRecord: Sendable, Hashable {
    /// The path; for inputs absolute, for outputs relative to the bundle.
    var path: String
    /// Size and time.
    var stamp: FileStamp

    /// Looks at a file; `nil` when there is none.
    init?(_ path: String, at place: String) {
        guard let stamp = FileStamp(of: place) else { return nil }
        self.path = path
        self.stamp = stamp
    }

    init(path: String, stamp: FileStamp) {
        self.path = path
        self.stamp = stamp
    }

    /// The files of a resource: itself, or all below a folder; `nil` when it cannot be read.
    static func records(of resource: Resource) -> [FileRecord]? {
        guard resource.isFolder else { return FileRecord(resource.source, at: resource.source).map { [$0] } }
        var records: [FileRecord] = []
        do {
            try InputDigest.forEachFile(below: resource.source) { path, _ in
                if let record = FileRecord(path, at: path) { records.append(record) }
            }
        } catch {
            return nil
        }
        return records
    }
}
