import SystemSupport

/// The names of the settings that a file of settings (`.xcconfig`) and those that it includes set.
///
/// Built-in settings give way to them. Only names are read here; a name with conditions in brackets is another name.
struct ConfigurationFileKeys {
    let fileSystem: any FileSystem
    private var known: [String: Set<String>] = [:]

    /// The most files that include each other, and the longest file that is read.
    private static let fileLimit = 64
    private static let byteLimit = 4 * 1024 * 1024

    init(fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// The names that a file sets; none when it cannot be read.
    mutating func keys(of path: String) -> Set<String> {
        if let keys = known[path] { return keys }
        var keys: Set<String> = []
        var pending = [path]
        var seen: Set<String> = []
        while let file = pending.popLast(), seen.count < Self.fileLimit {
            guard seen.insert(file).inserted, let bytes = try? fileSystem.read(file), bytes.count <= Self.byteLimit else { continue }
            for line in bytes.split(separator: 0x0A) {
                if let include = Self.include(in: line) {
                    pending.append(PathText.normalized(PathText.join(PathText.parent(of: file), include)))
                } else if let key = Self.key(of: line) {
                    keys.insert(key)
                }
            }
        }
        known[path] = keys
        return keys
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        let start = line.drop(while: isBlank)
        return start.prefix((start.lastIndex { !isBlank($0) } ?? start.startIndex - 1) - start.startIndex + 1)
    }

    private static func include(in line: ArraySlice<UInt8>) -> String? {
        let line = trimmed(line)
        guard line.starts(with: "#include".utf8) else { return nil }
        let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        return parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
    }

    private static func key(of line: ArraySlice<UInt8>) -> String? {
        let line = trimmed(line)
        guard !line.starts(with: "//".utf8), let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let key = trimmed(line[..<equals])
        return key.isEmpty ? nil : String(decoding: key, as: UTF8.self)
    }
}
