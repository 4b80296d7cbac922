/// What a manifest comes to when it has run: the content of `swift package dump-package`.
struct PackageManifest: Sendable, Hashable {
    var name: String
    var toolsVersion: ToolsVersion
    var defaultLocalization: String?
    var platforms: [Platform] = []
    var products: [PackageProduct] = []
    var dependencies: [PackageDependency] = []
    var targets: [DeclaredTarget] = []
    /// The modes of the Swift language that the package may be built in; empty when the manifest names none.
    var swiftLanguageModes: [String] = []
    var cLanguageStandard: String?
    var cxxLanguageStandard: String?
    /// The traits that are on when nobody chooses others, those that they turn on included.
    var defaultTraits: Set<String> = []

    /// A platform with the oldest version that the package runs on.
    struct Platform: Sendable, Hashable {
        /// The name in lower case, such as `macos`.
        var name: String
        var version: String
    }
}

/// Something that a Swift package offers to others.
public struct PackageProduct: Sendable, Hashable {
    /// The name.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// The names of the targets that it consists of, in the order of the manifest.
    public var targets: [String]

    /// What a product is.
    public enum Kind: Sendable, Hashable {
        /// A library, which is linked as its user likes unless the manifest says how.
        case library(isDynamic: Bool?)
        /// A program.
        case executable
        /// A plug-in for building packages.
        case plugin
        /// Something else, by the word for it in the manifest.
        case other(String)
    }

    /// Makes a product.
    public init(name: String, kind: Kind, targets: [String]) {
        self.name = name
        self.kind = kind
        self.targets = targets
    }
}

/// A package that a Swift package depends on.
public struct PackageDependency: Sendable, Hashable {
    /// The name that SwiftPM tells packages apart by, such as `swift-syntax`.
    public var identity: String
    /// Where the package is.
    public var reference: PackageReference
    /// The name that the manifest gives the package, when it gives one.
    public var name: String?

    /// Makes a dependency.
    public init(identity: String, reference: PackageReference, name: String? = nil) {
        self.identity = identity
        self.reference = reference
        self.name = name
    }

    /// Whether a manifest means this package by a name; upper and lower case do not matter in identities.
    func isNamed(_ name: String) -> Bool {
        self.name == name || identity.lowercased() == name.lowercased()
    }
}
