package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that remembers what was costly to find out.
///
/// Every entry is a file that holds its whole key beside its value. The name of the file is only a hash of the key, so
/// that two keys with one hash take the place of each other and are never taken for each other. An entry that is
/// damaged is as good as none. Several processes may use the folder at once.
package struct CacheFolder: Sendable, Hashable {
    /// The folder, absolute; it is made when the first value is remembered.
    package let path: String
    /// How many entries are kept; of more, those go that were written first.
    package let entryLimit: Int

    /// Names a folder.
    package init(path: String, entryLimit: Int = 512) {
        self.path = path
        self.entryLimit = max(1, entryLimit)
    }

    /// The folder where a program of this user keeps what it can find out again: `trellis/<name>` in `XDG_CACHE_HOME`
    /// or `~/.cache`, on macOS in `~/Library/Caches`.
    ///
    /// - Returns: `nil` when the environment names no absolute folder.
    package static func standardPath(for name: String, environment: [String: String]) -> String? {
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return PathText.normalized("\(caches)/trellis/\(name)")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            let caches = "Library/Caches"
        #else
            let caches = ".cache"
        #endif
        return PathText.normalized("\(home)/\(caches)/trellis/\(name)")
    }

    /// What is remembered for a key; `nil` when there is nothing, or it cannot be read.
    package func value(for key: [UInt8]) -> [UInt8]? {
        guard let bytes = try? DiskFileSystem().read(file(for: key)) else { return nil }
        return CacheEntry.value(in: bytes, for: key)
    }

    /// Remembers a value.
    ///
    /// - Throws: ``DiagnosticError`` when the folder or the file cannot be written; nothing is lost then but time.
    package func remember(_ value: [UInt8], for key: [UInt8]) throws(DiagnosticError) {
        try PrivateFolder.make(path)
        let file = file(for: key)
        guard try AtomicFile.write(CacheEntry.bytes(of: value, for: key), to: file, below: path) == .written else { return }
        removeOldEntries(butNot: file)
    }

    private static let suffix = ".entry"

    private func file(for key: [UInt8]) -> String {
        PathText.join(path, StableHash(key).text + Self.suffix)
    }

    /// Removes the oldest entries, and of equally old ones the first by name, until no more are left than may be.
    private func removeOldEntries(butNot newest: String) {
        let names = ((try? DiskFileSystem().entries(of: path)) ?? []).map(\.name).filter { $0.hasSuffix(Self.suffix) }
        guard names.count > entryLimit else { return }
        let entries = names.compactMap { name -> (path: String, stamp: FileStamp)? in
            let file = PathText.join(path, name)
            return file == newest ? nil : FileStamp(of: file).map { (file, $0) }
        }
        let ordered = entries.sorted { left, right in
            let leftTime = (left.stamp.modifiedSeconds, left.stamp.modifiedNanoseconds)
            let rightTime = (right.stamp.modifiedSeconds, right.stamp.modifiedNanoseconds)
            return leftTime == rightTime ? left.path < right.path : leftTime < rightTime
        }
        for entry in ordered.prefix(max(0, ordered.count + 1 - entryLimit)) { FileRemoval.remove(entry.path) }
    }
}
