/// A target as a package manifest declares it.
struct DeclaredTarget: Sendable, Hashable {
    var name: String
    var kind: Kind
    /// The folder below the package, or the artifact of a binary target; `nil` for the usual place.
    var path: String?
    var exclude: [String] = []
    /// The files and folders that hold the sources; `nil` when everything in the folder may be one.
    var sources: [String]?
    var resources: [Resource] = []
    var publicHeadersPath: String?
    var dependencies: [Dependency] = []
    var plugins: [PluginUsage] = []
    var settings: [Setting] = []

    enum Kind: String, Sendable, Hashable {
        case regular
        case executable
        case test
        case plugin
        case macro
        case system
        case binary
    }

    /// A file or folder that goes into the product as it is or processed.
    struct Resource: Sendable, Hashable {
        var rule: Rule
        var path: String

        enum Rule: Sendable, Hashable {
            case process(localization: String?)
            case copy
            case embedInCode
        }
    }

    struct Dependency: Sendable, Hashable {
        var subject: Subject
        var condition = Condition()

        enum Subject: Sendable, Hashable {
            case target(String)
            case product(name: String, package: String?)
            /// A target, or else a product.
            case byName(String)
        }
    }

    struct PluginUsage: Sendable, Hashable {
        var name: String
        var package: String?
    }

    /// A setting for one tool, with its words as the manifest has them.
    struct Setting: Sendable, Hashable {
        var tool: String
        /// What is set, such as `define`.
        var kind: String
        var values: [String]
        var condition = Condition()
    }

    /// When a dependency or a setting counts.
    struct Condition: Sendable, Hashable {
        /// The names of platforms in lower case; empty for all.
        var platforms: [String] = []
        /// The configuration, `debug` or `release`; `nil` for both.
        var configuration: String?
        /// One of these traits must be on; empty when none needs to be.
        var traits: [String] = []

        /// Whether it counts in a configuration with some traits on, on some platform.
        func holds(configuration: String?, traits enabled: Set<String>) -> Bool {
            let hasTrait = traits.isEmpty || traits.contains { enabled.contains($0) }
            guard let configuration, let own = self.configuration else { return hasTrait }
            return hasTrait && own == configuration
        }
    }
}
