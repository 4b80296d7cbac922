import Configuration
import Diagnostics
import SystemSupport

/// A file, a folder with all that is in it, or a pattern for either.
struct PathPattern: Sendable {
    /// The part before the first special character, absolute: where matching files are looked for.
    let base: String
    private let glob: Glob?

    /// Understands a path as it is written in a configuration.
    ///
    /// - Throws: ``DiagnosticError`` with the place of a pattern that is none.
    init(_ text: Located<String>, in folder: String) throws(DiagnosticError) {
        let path = PathText.normalized(PathText.join(folder, text.value))
        guard path.utf8.contains(where: { Self.special.contains($0) }) else {
            base = path
            glob = nil
            return
        }
        let parts = path.split(separator: "/").prefix { part in !part.utf8.contains { Self.special.contains($0) } }
        base = "/" + parts.joined(separator: "/")
        do throws(DiagnosticError) {
            glob = try Glob(path)
        } catch {
            throw DiagnosticError(error.diagnostics.map { Diagnostic($0.severity, $0.code, $0.message, at: text.location) })
        }
    }

    private static let special = Array("*?[{".utf8)

    /// Whether it stands for several paths.
    var isGlob: Bool { glob != nil }

    /// Whether it means a file, or a folder that the file is in.
    func matches(_ path: String) -> Bool {
        guard let glob else { return PathText.isBelow(path, base) }
        var part = path
        while part.utf8.count > base.utf8.count {
            if glob.matches(part) { return true }
            part = PathText.parent(of: part)
        }
        return false
    }
}
