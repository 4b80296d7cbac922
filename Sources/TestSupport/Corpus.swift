import SystemSupport

/// A folder of real files of real projects, which is not part of this repository.
///
/// Tests that need it carry the trait `.enabled(if: Corpus.isPresent)`, so that a run without it says what was skipped.
package enum Corpus {
    /// The folder: the variable `TRELLIS_CORPUS`, or `shared/corpus` beside the repository; `nil` when there is none.
    package static let folder: String? = {
        let repository = PathText.normalized(PathText.join(#filePath, "../../.."))
        let folder = ProcessEnvironment.variable("TRELLIS_CORPUS") ?? PathText.normalized(repository + "/../shared/corpus")
        return DiskFileSystem().kind(at: folder) == .directory ? folder : nil
    }()

    /// Whether the folder is there.
    package static var isPresent: Bool { folder != nil }

    /// The absolute path of something in the folder.
    package static func path(_ name: String) -> String { PathText.join(folder ?? "/corpus-is-missing", name) }

    /// The absolute paths of the files of a folder of the corpus whose names end in `suffix`, sorted.
    package static func files(in name: String, suffix: String) -> [String] {
        let entries = (try? DiskFileSystem().entries(of: path(name))) ?? []
        return entries.filter { $0.kind == .file && $0.name.hasSuffix(suffix) }.map { path(name) + "/" + $0.name }
    }

    /// The absolute paths of the files at any depth of a folder of the corpus whose names end in `suffix`, in the order of
    /// the folders' entries; links are not followed.
    package static func files(below name: String, suffix: String) -> [String] {
        let entries = (try? DiskFileSystem().entries(of: path(name))) ?? []
        return entries.flatMap { entry in
            switch entry.kind {
            case .directory: files(below: name + "/" + entry.name, suffix: suffix)
            case .file: entry.name.hasSuffix(suffix) ? [path(name) + "/" + entry.name] : []
            }
        }
    }

    /// The names of project files that are broken on purpose.
    package static var brokenProjectNames: Set<String> {
        let bytes = (try? DiskFileSystem().read(path("BROKEN.txt"))) ?? []
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }
}
