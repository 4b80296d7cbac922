package import Diagnostics

/// An asset catalog: the tree of its groups and assets.
package struct AssetCatalog: Sendable, Hashable {
    /// The name of the folder without its extension.
    package var name: String
    /// The groups and assets, by the names of their folders.
    package var items: [AssetItem]
}

/// A folder in an asset catalog.
package indirect enum AssetItem: Sendable, Hashable {
    /// A folder that only orders others.
    case group(AssetGroup)
    /// An asset.
    case asset(Asset)
}

/// A folder that orders others.
package struct AssetGroup: Sendable, Hashable {
    /// The name of the folder.
    package var name: String
    /// The path below the catalog.
    package var path: String
    /// Whether its name is part of the names of the assets in it.
    package var providesNamespace: Bool
    /// The groups and assets in it, by the names of their folders.
    package var items: [AssetItem]
}

/// An asset: a folder whose extension says what is in it.
package struct Asset: Sendable, Hashable {
    /// What is in it.
    package var kind: AssetFolderKind
    /// The name of the folder without its extension.
    package var name: String
    /// The name by which code asks for it: that of the folder behind the names of groups that provide a namespace.
    package var runtimeName: String
    /// The path below the catalog.
    package var path: String
    /// The files in the folder, `Contents.json` left out, by name.
    package var files: [String]
    /// What `Contents.json` says; `nil` when it was not read, or is not there.
    package var contents: AssetContents?
    /// Whether there is a `Contents.json`.
    package var hasContents: Bool
    /// The assets in it, of the kinds that hold others.
    package var items: [AssetItem]
}

/// What the `Contents.json` of a folder says.
package struct AssetContents: Sendable, Hashable {
    /// The entries in their order: files or colours with what they are for.
    package var entries: [AssetEntry]
    /// What holds for all entries, such as `template-rendering-intent`.
    package var properties: [AssetProperty]
    /// Where the file begins.
    package var location: SourceLocation

    /// Whether the name of the folder is part of the names of the assets in it.
    package var providesNamespace: Bool {
        properties.contains { $0.name == "provides-namespace" && $0.texts == ["true"] }
    }
}

/// A property of a folder.
package struct AssetProperty: Sendable, Hashable {
    /// The name, such as `template-rendering-intent`.
    package var name: String
    /// The value as text, or the texts of a list such as `on-demand-resource-tags`.
    package var texts: [String]
    /// Where it stands.
    package var location: SourceLocation
}
