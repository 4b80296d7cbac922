public import PropertyLists

/// The root object.
public struct PBXProject: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.project] }

    /// Attributes such as `LastUpgradeCheck`, `ORGANIZATIONNAME` and `TargetAttributes`.
    public var attributes: PropertyListValue? { object.dictionary("attributes") }

    /// The configurations of the project.
    public var buildConfigurationList: XCConfigurationList? { object.reference("buildConfigurationList").map(XCConfigurationList.init) }

    /// The Xcode that the project is compatible with, in formats before 77.
    public var compatibilityVersion: String? { object.text("compatibilityVersion") }

    /// The object version that is written where the content allows it.
    public var preferredProjectObjectVersion: Int? { object.number("preferredProjectObjectVersion") }

    /// The language of the development team.
    public var developmentRegion: String? { object.text("developmentRegion") }

    /// Whether Xcode has looked for file encodings.
    public var hasScannedForEncodings: Bool? { object.flag("hasScannedForEncodings") }

    /// The languages of the project.
    public var knownRegions: [String] { object.texts("knownRegions") }

    /// The root of the tree of files.
    public var mainGroup: PBXObject? { object.reference("mainGroup") }

    /// The group of the products.
    public var productsGroup: PBXObject? { object.reference("productRefGroup") }

    /// The folder that paths are relative to, from the folder that holds the project.
    public var projectDirectoryPath: String? { object.text("projectDirPath") }

    /// Informational: the root of the source tree.
    public var projectRoot: String? { object.text("projectRoot") }

    /// The same, in Xcode 2 and 3.
    public var projectRoots: [String] { object.texts("projectRoots") }

    /// The Swift packages.
    public var packageReferences: [PBXObject] { object.references("packageReferences") }

    /// Whether proxies are written in their short form.
    public var usesMinimizedProxies: Bool? { object.flag("minimizedProjectReferenceProxies") }

    /// The targets in their order.
    public var targets: [PBXTarget] { object.references("targets").map(PBXTarget.init) }
}
