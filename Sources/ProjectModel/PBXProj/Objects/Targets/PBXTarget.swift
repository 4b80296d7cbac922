/// A target of any class.
public struct PBXTarget: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] {
        [
            .nativeTarget, .aggregateTarget, .legacyTarget, .applicationTarget, .bundleTarget,
            .frameworkTarget, .libraryTarget, .toolTarget, .standAloneTarget,
        ]
    }

    /// The name.
    public var name: String? { object.text("name") }

    /// The name that the product had when the target was made.
    public var productName: String? { object.text("productName") }

    /// The configurations.
    public var buildConfigurationList: XCConfigurationList? { object.reference("buildConfigurationList").map(XCConfigurationList.init) }

    /// The phases in their order.
    public var buildPhases: [PBXBuildPhase] { object.references("buildPhases").map(PBXBuildPhase.init) }

    /// What has to be built first.
    public var dependencies: [PBXTargetDependency] { object.references("dependencies").map(PBXTargetDependency.init) }

    /// The package products that are used.
    public var packageProductDependencies: [XCSwiftPackageProductDependency] {
        object.references("packageProductDependencies").map(XCSwiftPackageProductDependency.init)
    }
}
