package import Diagnostics
import SystemSupport

extension Diagnostic {
    /// The diagnostic with paths that begin at another folder.
    ///
    /// - Parameter folder: the folder of the configuration as seen from the folder of the user, relative or absolute.
    package func rebased(onto folder: String) -> Diagnostic {
        var result = self
        result.location = location?.rebased(onto: folder)
        result.notes = notes.map { Note($0.message, at: $0.location?.rebased(onto: folder)) }
        return result
    }
}

extension SourceLocation {
    /// The place with a path that begins at another folder; templates that ship keep the name they have.
    fileprivate func rebased(onto folder: String) -> SourceLocation {
        guard folder != ".", !path.hasPrefix("<") else { return self }
        return SourceLocation(path: PathText.normalized(PathText.join(folder, path)), line: line, column: column)
    }
}
