/// A target that Xcode builds itself.
public struct PBXNativeTarget: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.nativeTarget] }

    /// The name.
    public var name: String? { object.text("name") }

    /// The name that the product had when the target was made.
    public var productName: String? { object.text("productName") }

    /// The kind of product, such as `com.apple.product-type.application`.
    public var productType: String? { object.text("productType") }

    /// The file reference of the product.
    public var productReference: PBXObject? { object.reference("productReference") }

    /// Where the product was installed, in old projects.
    public var productInstallPath: String? { object.text("productInstallPath") }

    /// The rules that this target adds.
    public var buildRules: [PBXBuildRule] { object.references("buildRules").map(PBXBuildRule.init) }

    /// The synchronized folders that the target owns.
    public var fileSystemSynchronizedGroups: [PBXFileSystemSynchronizedRootGroup] {
        object.references("fileSystemSynchronizedGroups").map(PBXFileSystemSynchronizedRootGroup.init)
    }
}
