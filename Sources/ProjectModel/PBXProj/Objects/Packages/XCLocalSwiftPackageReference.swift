/// A Swift package in a folder.
public struct XCLocalSwiftPackageReference: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.localSwiftPackageReference] }

    /// The folder, relative to the folder that holds the project.
    public var relativePath: String? { object.text("relativePath") }

    /// The traits that are on; `nil` leaves the package's defaults, an empty list turns them off.
    public var traits: [String]? { object.textsIfPresent("traits") }
}
