/// A target or product somewhere, perhaps in another project.
public struct PBXContainerItemProxy: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.containerItemProxy] }

    /// This project, or the file reference of the other one.
    public var containerPortal: PBXObject? { object.reference("containerPortal") }

    /// 1 for a target, 2 for its product.
    public var proxyType: Int? { object.number("proxyType") }

    /// The identifier of the object in its own project.
    public var remoteIdentifier: String? { object.text("remoteGlobalIDString") }

    /// The name of the target.
    public var remoteInfo: String? { object.text("remoteInfo") }
}
