package import Diagnostics
import SystemSupport

/// What the place of a string catalog says about it.
package struct CatalogPlacement: Sendable, Hashable {
    /// The name of its table.
    package var table: String
    /// The folder beside which the folders of the languages belong; empty for the outermost one.
    package var folder: String
    /// Whether it holds the texts of a storyboard or xib of the same name, as catalogs in `mul.lproj` do.
    package var isInterfacePair: Bool

    /// Reads a path.
    ///
    /// - Throws: ``DiagnosticError`` when the catalog lies in the folder of one language, where none may be.
    package init(path: String) throws(DiagnosticError) {
        let name = PathText.lastComponent(of: path)
        table = name.hasSuffix(".xcstrings") ? String(name.dropLast(10)) : name
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = parent.last.map(String.init) ?? ""
        isInterfacePair = folder == "mul.lproj"
        self.folder = (isInterfacePair ? parent.dropLast() : parent).joined(separator: "/")
        guard folder.hasSuffix(".lproj"), !isInterfacePair else { return }
        throw DiagnosticError(
            "catalog-in-language", "a string catalog holds all languages and may not lie in '\(folder)'; move it beside the folder",
            at: SourceLocation(path: path))
    }

    /// What may not stand together among the resources of one target.
    ///
    /// - Parameter paths: the paths of all its resources.
    /// - Returns: an error for a table that a catalog and a `.strings` or `.stringsdict` have both, for two catalogs of one name, for
    ///   a catalog in the folder of one language, and for one in `mul.lproj` without its storyboard or xib.
    package static func conflicts(among paths: [String]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var catalogs: [String: String] = [:]
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let interfaces = Set(sorted.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map(stem))
        for path in sorted where path.hasSuffix(".xcstrings") {
            do {
                let placement = try CatalogPlacement(path: path)
                if let first = catalogs[placement.table] {
                    diagnostics.append(conflict("two string catalogs make the table '\(placement.table)'; rename one", path, other: first))
                } else {
                    catalogs[placement.table] = path
                }
                if placement.isInterfacePair, !interfaces.contains(placement.table) {
                    let message = "there is no storyboard or xib '\(placement.table)' that the catalog in 'mul.lproj' belongs to"
                    diagnostics.append(Diagnostic(.error, "missing-interface", message, at: SourceLocation(path: path)))
                }
            } catch {
                diagnostics += error.diagnostics
            }
        }
        for path in sorted where path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") {
            guard let catalog = catalogs[stem(path)] else { continue }
            diagnostics.append(
                conflict("the table '\(stem(path))' also has a string catalog; move the texts into it", path, other: catalog))
        }
        return diagnostics
    }

    /// The name of a file without its extension.
    private static func stem(_ path: String) -> String {
        let name = PathText.lastComponent(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    private static func conflict(_ message: String, _ path: String, other: String) -> Diagnostic {
        Diagnostic(
            .error, "table-conflict", message, at: SourceLocation(path: path),
            notes: [Diagnostic.Note("the other one is here", at: SourceLocation(path: other))])
    }
}
