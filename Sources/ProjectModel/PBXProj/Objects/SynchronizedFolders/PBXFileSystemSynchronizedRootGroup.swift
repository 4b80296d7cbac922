public import PropertyLists

/// A folder whose files are members because they lie in it.
public struct PBXFileSystemSynchronizedRootGroup: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.synchronizedRootGroup] }

    /// The name shown in Xcode when it is not the last component of the path.
    public var name: String? { object.text("name") }

    /// The folder.
    public var path: String? { object.text("path") }

    /// What the path is relative to: `<group>`, `SOURCE_ROOT`, `<absolute>`, or the name of a variable or source tree.
    public var sourceTree: String? { object.text("sourceTree") }

    /// The exception sets, of both classes.
    public var exceptions: [PBXObject] { object.references("exceptions") }

    /// The type of single files by path below the folder.
    public var explicitFileTypes: PropertyListValue? { object.dictionary("explicitFileTypes") }

    /// Folders below that count as one resource, copied whole.
    public var explicitFolders: [String] { object.texts("explicitFolders") }

    /// Columns per level of indentation, for files without their own.
    public var indentWidth: Int? { object.number("indentWidth") }

    /// Columns per tab, for files without their own.
    public var tabWidth: Int? { object.number("tabWidth") }

    /// Whether indentation is made of tabs, for files without their own.
    public var usesTabs: Bool? { object.flag("usesTabs") }

    /// Whether long lines are wrapped in the editor.
    public var wrapsLines: Bool? { object.flag("wrapsLines") }
}
