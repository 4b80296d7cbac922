import Diagnostics
import SystemSupport

/// Lists what is in a folder on disk, without following links.
struct FolderScan {
    /// The folder or file on disk.
    let path: String
    /// What messages call it.
    let shown: String
    /// What its entry in the tree is called.
    let name: String

    /// More names than any product has.
    private static let entryLimit = 1_000_000
    /// The longest path that systems take; it bounds the depth too.
    private static let pathLimit = 4096

    /// The entries, in no order.
    func entries() throws(DiagnosticError) -> [ProductEntry] {
        guard let status = FileStatus(of: path) else {
            throw DiagnosticError("read-failed", "cannot read '\(shown)': no such file or folder", at: SourceLocation(path: shown))
        }
        // The path that was given may be a link to what is meant.
        let isFolder = status.kind == .folder || (status.kind == .link && DiskFileSystem().kind(at: path) == .directory)
        guard isFolder else { return [entry(name, at: path, isRoot: true)].compactMap { $0 } }
        var result = [ProductEntry(path: name, kind: .folder, permissions: status.permissions)]
        var open = [""]
        while let folder = open.popLast() {
            let place = PathText.join(path, folder)
            for item in try listing(of: place) {
                let relative = folder.isEmpty ? item.name : folder + "/" + item.name
                guard relative.utf8.count <= Self.pathLimit, result.count < Self.entryLimit else {
                    let message = "'\(shown)' has too many or too deep folders"
                    throw DiagnosticError("product-too-large", message, at: SourceLocation(path: shown))
                }
                guard let entry = entry(name + "/" + relative, at: PathText.join(path, relative)) else { continue }
                result.append(entry)
                if entry.kind == .folder { open.append(relative) }
            }
        }
        return result
    }

    private func listing(of folder: String) throws(DiagnosticError) -> [DirectoryEntry] {
        do {
            return try DiskFileSystem().entries(of: folder)
        } catch let error as DiagnosticError {
            throw error
        } catch {
            throw DiagnosticError("list-failed", "cannot list '\(folder)'", at: SourceLocation(path: folder))
        }
    }

    private func entry(_ name: String, at place: String, isRoot: Bool = false) -> ProductEntry? {
        guard let status = FileStatus(of: place) else { return nil }
        var kind: ProductEntry.Kind
        var target = ""
        var size = 0
        switch status.kind {
        case .file: (kind, size) = (.file, status.sizeBytes)
        case .folder: kind = .folder
        case .link where isRoot: (kind, size) = (.file, Int(FileStamp(of: place)?.sizeBytes ?? 0))
        case .link: (kind, target) = (.link, SymbolicLink.target(of: place) ?? "")
        case .special: kind = .other
        }
        return ProductEntry(path: name, kind: kind, sizeBytes: size, permissions: status.permissions, linkTarget: target)
    }
}
