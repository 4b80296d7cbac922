/// A path that is equal to another only when its bytes are.
///
/// Texts of Swift are equal when they look the same: `é` as one character and as a letter with an accent behind it. On
/// most file systems these are two files.
struct PathKey: Hashable {
    private let bytes: [UInt8]

    init(_ path: String) {
        bytes = Array(path.utf8)
    }
}
