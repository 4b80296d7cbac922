package import SwiftSource

/// A file of source and the module that it belongs to.
package struct ModelFile: Sendable {
    /// The file.
    package var source: SourceFile
    /// The module; `nil` when it is not known, and then names have no module in front.
    package var module: String?

    /// Makes a file of a module.
    package init(_ source: SourceFile, module: String? = nil) {
        self.source = source
        self.module = module
    }
}
