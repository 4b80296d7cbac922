/// Files below a folder, nested as they are on disk.
package struct ResourceFileTree: Sendable, Hashable {
    /// The name of the folder.
    package var name: String
    /// The files directly in it, by name.
    package var files: [ResourceFile]
    /// The folders directly in it that have files at any depth, by name.
    package var folders: [ResourceFileTree]

    /// How deep folders are nested at most; deeper ones are left out.
    package static let depthLimit = 64

    /// Makes a tree.
    ///
    /// - Parameters:
    ///   - name: the name of the outermost folder.
    ///   - paths: the paths of the files below it.
    package init(name: String, paths: [String]) {
        self.init(name: name, path: "", files: paths.map { $0.split(separator: "/")[...] })
    }

    private init(name: String, path: String, files: [ArraySlice<Substring>]) {
        self.name = name
        var own: [ResourceFile] = []
        var deeper: [String: [ArraySlice<Substring>]] = [:]
        for file in files {
            guard let first = file.first else { continue }
            if file.count == 1 {
                own.append(ResourceFile(String(first), folder: path))
            } else if file.count <= Self.depthLimit {
                deeper[String(first), default: []].append(file.dropFirst())
            }
        }
        self.files = own.sorted { $0.fileName.utf8.lexicographicallyPrecedes($1.fileName.utf8) }
        folders = deeper.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, files in
            ResourceFileTree(name: key, path: path.isEmpty ? key : path + "/" + key, files: files)
        }
    }
}

/// A file that is copied into a bundle as it is.
package struct ResourceFile: Sendable, Hashable {
    /// The name without its extension.
    package var name: String
    /// The extension, if there is one.
    package var fileExtension: String?
    /// The folder of the file below the one that is looked at; empty for that one itself.
    package var folder: String
    /// What kind of content it has, by its extension.
    package var mimeType: String

    init(_ fileName: String, folder: String) {
        // A point at the beginning begins no extension.
        let point = fileName.lastIndex(of: ".").flatMap {
            $0 > fileName.startIndex && $0 < fileName.index(before: fileName.endIndex) ? $0 : nil
        }
        name = point.map { String(fileName[..<$0]) } ?? fileName
        fileExtension = point.map { String(fileName[fileName.index(after: $0)...]) }
        self.folder = folder
        mimeType = fileExtension.map(MIMETypes.type(ofExtension:)) ?? "application/octet-stream"
    }

    /// The name with its extension.
    package var fileName: String { fileExtension.map { "\(name).\($0)" } ?? name }
}
