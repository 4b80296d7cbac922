import CodeGeneration
import Diagnostics
import SystemSupport

/// A folder of resources and code in memory, and what the check finds in it.
struct ResourceFolder {
    var files: [String: [UInt8]] = [:]

    /// Makes a folder of texts.
    init(_ texts: [String: String] = [:]) {
        files = texts.mapValues { Array($0.utf8) }
    }

    /// An entry of an image set.
    static func contents(_ images: [(file: String?, scale: String)]) -> String {
        let entries = images.map { image in
            "{" + (image.file.map { "\"filename\":\"\($0)\"," } ?? "") + "\"idiom\":\"universal\",\"scale\":\"\(image.scale)\"}"
        }
        return "{\"images\":[" + entries.joined(separator: ",") + "]}"
    }

    /// The beginning of a PNG of a size, with a number that makes its content differ from others.
    static func png(_ width: UInt8, _ height: UInt8, number: UInt8 = 0) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, number]
    }

    /// Adds an image set of one file for each size.
    mutating func addImage(_ name: String, _ files: [(name: String, scale: String, bytes: [UInt8])]) {
        let folder = "A.xcassets/\(name).imageset/"
        self.files[folder + "Contents.json"] = Array(Self.contents(files.map { ($0.name, $0.scale) }).utf8)
        for file in files { self.files[folder + file.name] = file.bytes }
    }

    /// The report of the folder.
    func report(rules: [String] = []) throws -> ResourceCheckReport {
        let placed = Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) })
        let request = ResourceCheckRequest(
            path: "/app", rules: rules, workingDirectory: "/app", fileSystem: MemoryFileSystem(placed))
        return try ResourceCheckReport(request)
    }

    /// The findings of rules, as `path:line:column: message`.
    func findings(_ rules: String...) throws -> [String] {
        try report(rules: rules).findings.map { "\($0.location.map(\.description) ?? "-"): \($0.message)" }
    }
}
