import Foundation

/// A folder on disk for the time of a test, filled without the code under test.
///
///     try ScratchFolder.with { folder in
///         try folder.write("a: 1", to: "deep/trellis.yml")
///         …
///     }
package struct ScratchFolder: Sendable {
    /// The absolute path, free of symbolic links.
    package let path: String

    /// Makes a folder, gives it to a test and removes it, also when the test throws.
    package static func with<Result>(_ body: (ScratchFolder) throws -> Result) throws -> Result {
        let folder = try make()
        defer { folder.remove() }
        return try body(folder)
    }

    /// The absolute path of something in the folder.
    package func path(_ name: String) -> String {
        name.isEmpty ? path : path + "/" + name
    }

    /// Writes a file, and the folders that it needs.
    package func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file, and the folders that it needs.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Writes a script of the shell that can be run by its name; it stands in for a program.
    package func writeScript(_ script: String, to name: String) throws {
        try write("#!/bin/sh\n\(script)\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    }

    /// Makes a folder, and the folders above it.
    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link to a path, which need not exist.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// The text of a file; `nil` when there is none.
    package func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The relative paths of everything below the folder, sorted.
    package func names() -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private static func make() throws -> ScratchFolder {
        let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        let path = (place as NSString).appendingPathComponent("trellis-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return ScratchFolder(path: path)
    }

    private func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
