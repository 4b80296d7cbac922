import Foundation

/// A folder for one test, which goes when the test is over.
final class ScratchFolder: Sendable {
    /// The absolute path, without symbolic links.
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a text; missing folders are made.
    @discardableResult
    func write(_ text: String, to name: String, isExecutable: Bool = false) throws -> String {
        try write(Array(text.utf8), to: name, isExecutable: isExecutable)
    }

    /// Writes bytes; missing folders are made.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String, isExecutable: Bool = false) throws -> String {
        let file = path + "/" + name
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        if isExecutable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
        return file
    }

    /// The content of a file as text.
    func text(of name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// The paths and contents of everything below a folder, to see that nothing has changed.
    func snapshot(of name: String) throws -> [String: Data] {
        let folder = path + "/" + name
        var result: [String: Data] = [:]
        for item in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            result[item] = FileManager.default.contents(atPath: folder + "/" + item) ?? Data()
        }
        return result
    }
}
