/// A Core Data model with several versions.
public struct XCVersionGroup: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.versionGroup] }

    /// The name shown in Xcode when it is not the last component of the path.
    public var name: String? { object.text("name") }

    /// The `.xcdatamodeld` folder.
    public var path: String? { object.text("path") }

    /// What the path is relative to: `<group>`, `SOURCE_ROOT`, `<absolute>`, or the name of a variable or source tree.
    public var sourceTree: String? { object.text("sourceTree") }

    /// The versions.
    public var children: [PBXFileReference] { object.references("children").map(PBXFileReference.init) }

    /// The version in use.
    public var currentVersion: PBXObject? { object.reference("currentVersion") }

    /// The type of the versions, `wrapper.xcdatamodel`.
    public var versionGroupType: String? { object.text("versionGroupType") }
}
