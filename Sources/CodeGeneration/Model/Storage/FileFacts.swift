import SwiftSource

/// What is known about a file.
struct FileFacts: Sendable {
    let module: String?
    let source: SourceFile
    /// The imports, those of all branches of `#if` that can hold.
    let imports: [Declaration]
    /// The modules that they name.
    let importedModules: [String]
}
