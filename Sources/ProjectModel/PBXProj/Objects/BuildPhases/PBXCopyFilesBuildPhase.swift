/// A phase that copies files to a place in the product.
public struct PBXCopyFilesBuildPhase: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.copyFilesBuildPhase] }

    /// The name that the user gave.
    public var name: String? { object.text("name") }

    /// The folder below the destination.
    public var destinationPath: String? { object.text("dstPath") }

    /// The destination as a number, in formats before 90; see ``CopyDestination``.
    public var destinationSpecifier: Int? { object.number("dstSubfolderSpec") }

    /// The destination as a word, in formats from 90 on.
    public var destinationName: String? { object.text("dstSubfolder") }
}
