public import PropertyLists

/// A Swift package from a repository.
public struct XCRemoteSwiftPackageReference: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.remoteSwiftPackageReference] }

    /// Where it is.
    public var repositoryURL: String? { object.text("repositoryURL") }

    /// Which version: `kind` and what it needs.
    public var requirement: PropertyListValue? { object.dictionary("requirement") }

    /// The traits that are on; `nil` leaves the package's defaults, an empty list turns them off.
    public var traits: [String]? { object.textsIfPresent("traits") }
}
