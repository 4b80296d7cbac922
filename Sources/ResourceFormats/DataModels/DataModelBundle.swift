package import Diagnostics
import PropertyLists
import SystemSupport

/// Finds the version of a model that counts in an `.xcdatamodeld`.
package enum DataModelBundle {
    /// The path of the file `contents` that holds the model, below the folder.
    ///
    /// - Parameters:
    ///   - name: the folder, an `.xcdatamodel` or an `.xcdatamodeld`.
    ///   - files: the paths of the files in it.
    ///   - currentVersion: the content of `.xccurrentversion`, if there is one.
    /// - Throws: ``DiagnosticError`` when there is no model, or none that the file names.
    package static func contents(of name: String, files: [String], currentVersion: [UInt8]?) throws(DiagnosticError) -> String {
        if PathText.fileExtension(of: name) == "xcdatamodel" {
            guard files.contains("contents") else { throw missing("the model '\(name)' has no file 'contents'", name) }
            return "contents"
        }
        let versions = files.filter { $0.hasSuffix(".xcdatamodel/contents") && $0.split(separator: "/").count == 2 }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard let currentVersion else {
            guard let first = versions.first else { throw missing("the model '\(name)' has no version", name) }
            return first
        }
        let path = "\(name)/.xccurrentversion"
        var ignored: [Diagnostic] = []
        let document = try PropertyListDocument.read(currentVersion, path: path, diagnostics: &ignored)
        guard let current = document.root["_XCCurrentVersionName"]?.text, versions.contains(current + "/contents") else {
            let named = document.root["_XCCurrentVersionName"]?.text ?? ""
            let known = versions.map { "'\($0.split(separator: "/")[0])'" }.joined(separator: ", ")
            throw DiagnosticError(
                "model-version", "the current version '\(named)' is not there; choose one of \(known.isEmpty ? "none" : known) in Xcode",
                at: SourceLocation(path: path))
        }
        return current + "/contents"
    }

    private static func missing(_ message: String, _ path: String) -> DiagnosticError {
        DiagnosticError("model-missing", message + "; correct the inputs", at: SourceLocation(path: path))
    }
}
