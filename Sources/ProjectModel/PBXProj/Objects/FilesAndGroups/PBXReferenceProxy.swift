/// The product of a target of another project.
public struct PBXReferenceProxy: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.referenceProxy] }

    /// The type of the product.
    public var fileType: String? { object.text("fileType") }

    /// The name shown in Xcode.
    public var name: String? { object.text("name") }

    /// The product's name.
    public var path: String? { object.text("path") }

    /// What the path is relative to, `BUILT_PRODUCTS_DIR`.
    public var sourceTree: String? { object.text("sourceTree") }

    /// The proxy that tells which product of which project.
    public var remoteReference: PBXObject? { object.reference("remoteRef") }
}
