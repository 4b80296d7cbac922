package import Diagnostics
package import JSON
package import TemplateEngine

/// Reads files that are no Swift into a value for templates: the door through which resources come in.
///
/// A parser is a value without state; the same files give the same context, on every machine.
package protocol ResourceParser: Sendable {
    /// The name by which configurations mean it, such as `strings`.
    var name: String { get }
    /// Changes whenever the same files would give another context, so that nothing old is taken from the cache.
    var version: Int { get }
    /// A regular expression for the relative paths of the files and folders in an input that the parser reads.
    var filter: String { get }

    /// What templates see.
    ///
    /// - Parameters:
    ///   - inputs: the files and folders, sorted by path.
    ///   - options: an object of the configuration; unknown ones are the parser's to name.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` with the place of what is wrong.
    func context(
        of inputs: [ResourceInput],
        options: JSONValue,
        diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary
}

/// A file or folder for a parser, read already.
package struct ResourceInput: Sendable, Hashable {
    /// How templates and messages name it: relative to the folder of the configuration.
    package var path: String
    /// The path below the input that the configuration names; the last component when that is the file itself.
    package var relativePath: String
    /// What is in it.
    package var content: Content

    /// Makes an input.
    package init(path: String, relativePath: String, content: Content) {
        self.path = path
        self.relativePath = relativePath
        self.content = content
    }

    /// What is in an input.
    package enum Content: Sendable, Hashable {
        /// The bytes of a file.
        case file([UInt8])
        /// The files at any depth of a folder, sorted by their paths.
        case folder([File])
    }

    /// A file in a folder.
    package struct File: Sendable, Hashable {
        /// The path below the folder.
        package var path: String
        /// What is in it.
        package var bytes: [UInt8]
    }
}
