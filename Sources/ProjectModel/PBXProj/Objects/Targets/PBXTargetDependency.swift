/// Something that has to be built before a target.
public struct PBXTargetDependency: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.targetDependency] }

    /// The name of the target, when it is in another project.
    public var name: String? { object.text("name") }

    /// The target, when it is in this project.
    public var target: PBXObject? { object.reference("target") }

    /// The proxy of the target.
    public var targetProxy: PBXContainerItemProxy? { object.reference("targetProxy").map(PBXContainerItemProxy.init) }

    /// The package product or plugin.
    public var productReference: PBXObject? { object.reference("productRef") }

    /// The one platform that the dependency is for.
    public var platformFilter: String? { object.text("platformFilter") }

    /// The platforms that the dependency is for; empty means all.
    public var platformFilters: [String] { object.texts("platformFilters") }
}
