package import Diagnostics
package import JSON
package import SystemSupport
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
    /// What may match the filter: files, folders or both.
    var inputKinds: Set<FileKind> { get }

    /// What the parser needs to know of something in a folder that it reads, or of a file that it reads.
    ///
    /// - Parameters:
    ///   - path: the path below the folder; that of a file alone is its name.
    ///   - kind: what stands there.
    func use(of path: String, kind: FileKind) -> ResourceUse

    /// What templates see.
    ///
    /// - Parameters:
    ///   - inputs: the files and folders, sorted by path.
    ///   - options: an object of the configuration; unknown ones are the parser's to name.
    ///   - diagnostics: receives what does not stop the reading; what has no place gets that of the entry.
    /// - Throws: `DiagnosticError` with the place of what is wrong.
    func context(
        of inputs: [ResourceInput],
        options: JSONValue,
        diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary
}

/// What a parser needs to know of a file or a folder.
package enum ResourceUse: Sendable, Hashable {
    /// What is in it.
    case content
    /// That it is there.
    case name
    /// Nothing at all.
    case nothing
}

extension ResourceParser {
    /// Files and folders.
    package var inputKinds: Set<FileKind> { [.file, .directory] }

    /// Everything is read that is not hidden.
    package func use(of path: String, kind: FileKind) -> ResourceUse {
        PathText.lastComponent(of: path).utf8.first == UInt8(ascii: ".") ? .nothing : .content
    }
}

/// A file or folder for a parser, read already.
package struct ResourceInput: Sendable, Hashable {
    /// How templates and messages name it: relative to the folder of the configuration.
    package var path: String
    /// The path below the input that the configuration names; the last component when that is the file itself.
    package var relativePath: String
    /// The name of the folder that ``relativePath`` begins below.
    package var rootName: String
    /// What is in it.
    package var content: Content

    /// Makes an input.
    package init(path: String, relativePath: String, rootName: String = "", content: Content) {
        self.path = path
        self.relativePath = relativePath
        self.rootName = rootName
        self.content = content
    }

    /// What is in an input.
    package enum Content: Sendable, Hashable {
        /// The bytes of a file; none when the parser wants its name only.
        case file([UInt8])
        /// The files at any depth of a folder in the order of the names in each.
        case folder([File])
    }

    /// A file in a folder.
    package struct File: Sendable, Hashable {
        /// The path below the folder; that of a folder which is not looked into, or is empty, ends in `/`.
        package var path: String
        /// What is in it; nothing when the parser wants its name only.
        package var bytes: [UInt8]
    }
}
