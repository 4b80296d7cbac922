public import PropertyLists

/// One file or package product inside one build phase.
public struct PBXBuildFile: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.buildFile] }

    /// What is built: a file reference, a variant or version group, or a reference proxy.
    public var fileReference: PBXObject? { object.reference("fileRef") }

    /// The package product that is linked; set in place of ``fileReference``.
    public var productReference: PBXObject? { object.reference("productRef") }

    /// The settings of this file in this phase: `ATTRIBUTES`, `COMPILER_FLAGS`, `ASSET_TAGS`.
    public var settings: PropertyListValue? { object.dictionary("settings") }

    /// The one platform to build the file for, as Xcode 11 to 13 wrote it.
    public var platformFilter: String? { object.text("platformFilter") }

    /// The platforms to build the file for; empty means all.
    public var platformFilters: [String] { object.texts("platformFilters") }
}
