import Diagnostics
import PropertyLists
import SystemSupport

/// The current version of a Core Data model, which stands in the file `.xccurrentversion` of the model's folder.
enum ModelVersion {
    /// The name of the folder of the version; `nil` when nothing says which it is.
    static func current(of model: String, fileSystem: any FileSystem) -> String? {
        let path = PathText.join(model, ".xccurrentversion")
        guard let bytes = try? fileSystem.read(path) else { return nil }
        var diagnostics: [Diagnostic] = []
        let document = try? PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics)
        return document?.root["_XCCurrentVersionName"]?.text
    }
}
