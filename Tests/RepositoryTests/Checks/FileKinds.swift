/// Which files may be part of the repository at all.
enum FileKinds {
    /// Nothing in the repository may be larger.
    private static let sizeBytes = 500_000

    private static let extensions: Set<Substring> = [
        "swift", "h", "modulemap", "md", "svg", "png", "ttf", "json", "yml", "yaml", "plist", "entitlements", "strings", "xcstrings",
        "pbxproj", "xcscheme", "xcworkspacedata", "xcconfig", "swift-format", "stencil", "sh", "txt", "css", "js", "c",
    ]

    private static let names: Set<Substring> = ["Makefile", ".gitignore", ".swift-format"]

    /// The only files that stand in no folder.
    private static let topNames: Set<Substring> = ["Makefile", "Package.swift", "README.md", ".gitignore", ".swift-format"]

    /// Files of a kind that is not known, files that are too large, and files that were left beside the folders.
    static func findings(in file: RepositoryFile) -> [Finding] {
        var findings: [Finding] = []
        if file.bytes.count > sizeBytes {
            findings.append(Finding(file.path, 0, "\(file.bytes.count) bytes, \(sizeBytes) are allowed"))
        }
        if !file.path.contains("/"), !topNames.contains(file.name) {
            findings.append(Finding(file.path, 0, "no such file belongs beside the folders; move it, or remove it"))
        }
        if !isKnown(file) {
            findings.append(Finding(file.path, 0, "a file of this kind is new here; add it to FileKinds if it is meant"))
        }
        return findings
    }

    private static func isKnown(_ file: RepositoryFile) -> Bool {
        if file.isFixture || names.contains(file.name) { return true }
        guard let fileExtension = file.fileExtension else { return file.bytes.starts(with: Array("#!/bin/sh\n".utf8)) }
        return extensions.contains(fileExtension)
    }
}
