import Diagnostics
import SystemSupport

/// Checks the symbolic links of a slice, which must work wherever the xcframework is put.
enum SliceLinks {
    /// Refuses links below a folder of a tree that lead out of that folder.
    ///
    /// - Parameter source: the folder that the contents come from, for messages.
    /// - Throws: ``DiagnosticError`` with every such link.
    static func check(_ tree: OutputTree, below folder: String, source: String) throws(DiagnosticError) {
        var faults: [Diagnostic] = []
        for entry in tree.entries {
            guard case .link(let target) = entry.content, PathText.isBelow(entry.path, folder) else { continue }
            guard leadsOutside(entry.path, target, of: folder) else { continue }
            let path = source + entry.path.dropFirst(folder.count)
            faults.append(
                Diagnostic(
                    .error, "link-outside", "'\(path)' is a link to '\(target)', which does not come along; put a copy in its place",
                    at: SourceLocation(path: path)))
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
    }

    private static func leadsOutside(_ path: String, _ target: String, of folder: String) -> Bool {
        if target.hasPrefix("/") { return true }
        let place = PathText.normalized(PathText.join(PathText.parent(of: path), target))
        return !PathText.isBelow(place, folder)
    }
}
