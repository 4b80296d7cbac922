/// A path that is equal to another only when its bytes are.
///
/// Texts of Swift are equal when they look the same: `é` as one character and as a letter with an accent behind it. On
/// most file systems these are two files.
struct PathKey: Hashable {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    static func == (left: PathKey, right: PathKey) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

    func hash(into hasher: inout Hasher) {
        var path = path
        // All bytes at once: as a sequence they would be hashed one by one.
        path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
