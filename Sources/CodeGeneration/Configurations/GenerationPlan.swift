package import Configuration
package import Diagnostics
package import JSON

/// What is generated from what: the one value that every kind of configuration is read into.
package struct GenerationPlan: Sendable, Hashable {
    /// The folder that the configuration is in and that names in messages are relative to, absolute.
    package var folder: String
    /// The files that say what the plan is, absolute, in the order of their reading.
    package var configurationFiles: [String]
    /// What is generated, in the order of the configuration.
    package var entries: [Entry]

    /// Makes a plan.
    package init(folder: String, configurationFiles: [String] = [], entries: [Entry] = []) {
        self.folder = folder
        self.configurationFiles = configurationFiles
        self.entries = entries
    }

    /// Templates that render one model, and where their results go.
    package struct Entry: Sendable, Hashable {
        /// What the templates render.
        package var subject: Subject
        /// The templates, in their order.
        package var templates: [TemplateReference]
        /// Files, folders and patterns of templates that are left out where a folder or pattern names them.
        package var excludedTemplates: [Located<String>] = []
        /// Where the results go, relative to the folder or absolute; what ends in a slash, is a folder, or has no extension, is a
        /// folder.
        package var output: Located<String>
        /// What templates see as `argument` or, of resources, as `param`.
        package var arguments: JSONValue
        /// The comment at the beginning of the outputs.
        package var header: Header
        /// How much deeper than its type a new region stands, in blanks.
        package var baseIndentation: Int
        /// Whether generated files go that nothing is rendered for any more.
        package var isPruning: Bool
        /// How white space around tags is treated.
        package var spacing: Spacing

        /// Where the entry begins.
        package var location: SourceLocation
    }

    /// What templates render.
    package enum Subject: Sendable, Hashable {
        /// The declarations of Swift files.
        case swift(SourceSelection)
        /// What a parser reads from other files.
        case resources(ResourceSelection)
    }

    /// A template as a configuration names it.
    package enum TemplateReference: Sendable, Hashable {
        /// A file, or a folder with templates; a pattern may stand for several.
        case path(Located<String>)
        /// A template that ships with the tool.
        case stock(Located<String>)
    }

    /// The comment at the beginning of outputs.
    package struct Header: Sendable, Hashable {
        /// Whether there is one.
        package var isPresent: Bool
        /// Whether it leaves out the version of the tool.
        package var hidesVersion: Bool
        /// What stands before it.
        package var prefix: String

        /// Describes a comment.
        package init(isPresent: Bool = true, hidesVersion: Bool = false, prefix: String = "") {
            self.isPresent = isPresent
            self.hidesVersion = hidesVersion
            self.prefix = prefix
        }
    }

    /// How white space around tags is treated.
    package enum Spacing: String, Sendable, Hashable {
        /// As Sourcery does, and SwiftGen with templates of users.
        case sourcery
        /// As SwiftGen does with its own templates.
        case swiftgen
    }
}
