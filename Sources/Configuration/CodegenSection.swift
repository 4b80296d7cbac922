package import Diagnostics
package import YAML

/// The section `codegen` of a `trellis.yml`: what is generated from what.
///
///     codegen:
///       - sources: { target: App }
///         templates: [AutoCases, Templates/Mine.stencil]
///         output: Generated/
package struct CodegenSection: Sendable {
    /// The entries in their order.
    package var entries: [Entry]
    /// Where the section begins.
    package var location: SourceLocation

    /// Templates, what they render, and where the results go.
    package struct Entry: Sendable {
        /// The Swift files that the templates see; `nil` when they see resources.
        package var sources: Sources?
        /// The resources that the templates see.
        package var resources: Resources?
        /// Paths, or names of templates that ship.
        package var templates: [Located<String>]
        /// The file or folder for the results.
        package var output: Located<String>
        /// The arguments of the templates, a mapping.
        package var arguments: YAMLNode?
        /// Whether the outputs begin with a comment that says where they come from.
        package var hasHeader = true
        /// Whether that comment names the version of the tool.
        package var hasVersionInHeader = true
        /// Text before that comment.
        package var headerPrefix = ""
        /// How much deeper than its type a new region stands, in blanks.
        package var baseIndentation = 4
        /// Whether generated files go that nothing is rendered for any more.
        package var isPruning = false
        /// Where the entry begins.
        package var location: SourceLocation
    }

    /// Swift files.
    package struct Sources: Sendable {
        /// Files, folders and patterns.
        package var paths: [Located<String>] = []
        /// What is left out.
        package var excluded: [Located<String>] = []
        /// Names of targets whose sources are read as well.
        package var targets: [Located<String>] = []
        /// The project that the targets are in; the one of the file when it is `nil`.
        package var project: Located<String>?
        /// The module of the files; that of their target when it is `nil`.
        package var module: String?
        /// Extensions of files, and ends of the keys of regions, that are read although they are generated.
        package var forcedNames: [String] = []
        /// The names that are true in `#if`; `nil` keeps the declarations of all branches.
        package var conditions: [String]?
        /// A file with annotations for types of other modules.
        package var annotations: Located<String>?
    }

    /// Files of another kind, which a parser reads.
    package struct Resources: Sendable {
        /// The name of the parser.
        package var parser: Located<String>
        /// Files and folders.
        package var inputs: [Located<String>]
        /// A regular expression for the relative paths of files in folders.
        package var filter: Located<String>?
        /// Options of the parser, a mapping.
        package var options: YAMLNode?
        /// Where they are named.
        package var location: SourceLocation
    }
}
