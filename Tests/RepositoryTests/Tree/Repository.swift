import Foundation

/// The files of this repository, read once for all tests.
enum Repository {
    /// The folder that holds `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every file that git tracks or would track, in the order of the paths.
    static let files: [RepositoryFile] = paths(below: "").sorted().compactMap { path in
        guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
        return RepositoryFile(path: path, bytes: Array(data))
    }

    /// The Swift files that keep the rules of the house.
    static let swiftFiles = files.filter(\.isHouseSwift)

    /// The text files that keep the rules of the house; fixtures are as they are on purpose.
    static let textFiles = files.filter { $0.text != nil && !$0.isFixture }

    /// The pages of the documentation.
    static let pages = files.filter { $0.fileExtension == "md" && !$0.isFixture }

    /// Names that are never tracked; they repeat `.gitignore`, because a tree without git has to pass as well.
    private static func isIgnored(_ name: String) -> Bool {
        [".build", ".git", ".DS_Store"].contains(name) || name.hasSuffix(".swp")
    }

    private static func paths(below folder: String) -> [String] {
        let url = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { !isIgnored($0) }.flatMap { name -> [String] in
            let path = folder.isEmpty ? name : folder + "/" + name
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
            return isFolder.boolValue ? paths(below: path) : [path]
        }
    }
}
