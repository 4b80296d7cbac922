import Diagnostics
import SystemSupport

/// The manifests in the folder of a package, and which of them a version of Swift reads.
///
/// Besides `Package.swift` there may be `Package@swift-6.swift`, `Package@swift-6.1.swift` and `Package@swift-6.1.2.swift`.
struct ManifestFile: Sendable, Hashable {
    /// The name.
    var name: String
    /// The content.
    var bytes: [UInt8]

    static let standardName = "Package.swift"

    /// All manifests of a folder, `Package.swift` first, the others in the order of their names.
    ///
    /// - Throws: `DiagnosticError` when there is no `Package.swift`, or one cannot be read.
    static func all(in folder: String, fileSystem: any FileSystem) throws -> [ManifestFile] {
        let main = PathText.join(folder, standardName)
        guard fileSystem.kind(at: main) == .file else {
            throw DiagnosticError("no-package", "there is no 'Package.swift' in '\(folder)'", at: SourceLocation(path: folder))
        }
        let names = try fileSystem.entries(of: folder).filter { $0.kind == .file && version(inName: $0.name) != nil }.map(\.name)
        return try ([standardName] + names).map { name in
            ManifestFile(name: name, bytes: try fileSystem.read(PathText.join(folder, name)))
        }
    }

    /// The manifest that a version of Swift reads: that with the most exact name for this version; else, of those for older
    /// versions, that for the newest, if it asks for newer tools than `Package.swift`; else `Package.swift`.
    ///
    /// - Parameters:
    ///   - files: the manifests, `Package.swift` first.
    ///   - swift: the version of Swift.
    static func choice(among files: [ManifestFile], swift: ToolsVersion) -> ManifestFile? {
        guard let main = files.first, files.count > 1 else { return files.first }
        let exactNames = ["\(swift.major).\(swift.minor).\(swift.patch)", "\(swift.major).\(swift.minor)", "\(swift.major)"]
        for name in exactNames {
            if let file = files.first(where: { $0.name == "Package@swift-\(name).swift" }) { return file }
        }
        let older = files.dropFirst().compactMap { file in version(inName: file.name).map { (version: $0, file: file) } }
            .filter { $0.version <= swift }
            .max { $0.version < $1.version }
        guard let older, ToolsVersion(ofManifest: older.file.bytes) > ToolsVersion(ofManifest: main.bytes) else { return main }
        return older.file
    }

    /// The version in a name such as `Package@swift-6.1.swift`; `nil` for other names.
    static func version(inName name: String) -> ToolsVersion? {
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        let text = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count),
            parts.allSatisfy({ part in
                (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            })
        else { return nil }
        return ToolsVersion(text)
    }
}
