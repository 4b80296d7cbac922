/// A file that exists once per language.
public struct PBXVariantGroup: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.variantGroup] }

    /// The name that all languages share, such as `Localizable.strings`.
    public var name: String? { object.text("name") }

    /// A folder, which variant groups as a rule do not have.
    public var path: String? { object.text("path") }

    /// What the path is relative to: `<group>`, `SOURCE_ROOT`, `<absolute>`, or the name of a variable or source tree.
    public var sourceTree: String? { object.text("sourceTree") }

    /// The file of each language; the name of each is the language.
    public var children: [PBXFileReference] { object.references("children").map(PBXFileReference.init) }
}
