package import Configuration
package import Diagnostics
package import JSON

/// Which files a parser of resources reads, and how.
package struct ResourceSelection: Sendable, Hashable {
    /// The name of the parser, such as `strings`.
    package var parser: String
    /// Files and folders, relative to the folder of the configuration.
    package var inputs: [Located<String>]
    /// A regular expression for the relative paths of the files in folders; that of the parser when it is `nil`.
    package var filter: Located<String>?
    /// Options of the parser.
    package var options: JSONValue
    /// Where the entry begins.
    package var location: SourceLocation

    /// Makes a selection.
    package init(
        parser: String,
        inputs: [Located<String>],
        filter: Located<String>? = nil,
        options: JSONValue = .object([]),
        location: SourceLocation
    ) {
        self.parser = parser
        self.inputs = inputs
        self.filter = filter
        self.options = options
        self.location = location
    }
}
