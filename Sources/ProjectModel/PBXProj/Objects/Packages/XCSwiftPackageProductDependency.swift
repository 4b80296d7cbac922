/// A product of a Swift package.
public struct XCSwiftPackageProductDependency: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.swiftPackageProductDependency] }

    /// The package; none when it comes from the workspace.
    public var package: PBXObject? { object.reference("package") }

    /// The product; the name of a plugin has `plugin:` before it.
    public var productName: String? { object.text("productName") }
}
