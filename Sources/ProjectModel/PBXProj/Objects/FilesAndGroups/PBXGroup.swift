/// A folder of the project's tree.
public struct PBXGroup: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.group] }

    /// The name shown in Xcode when it is not the last component of the path.
    public var name: String? { object.text("name") }

    /// The folder; a group without one adds nothing to the path of its children.
    public var path: String? { object.text("path") }

    /// What the path is relative to: `<group>`, `SOURCE_ROOT`, `<absolute>`, or the name of a variable or source tree.
    public var sourceTree: String? { object.text("sourceTree") }

    /// The files and groups in it, in their order.
    public var children: [PBXObject] { object.references("children") }

    /// Columns per level of indentation, for files without their own.
    public var indentWidth: Int? { object.number("indentWidth") }

    /// Columns per tab, for files without their own.
    public var tabWidth: Int? { object.number("tabWidth") }

    /// Whether indentation is made of tabs, for files without their own.
    public var usesTabs: Bool? { object.flag("usesTabs") }

    /// Whether long lines are wrapped in the editor.
    public var wrapsLines: Bool? { object.flag("wrapsLines") }

    /// The comment that somebody wrote in the inspector.
    public var comments: String? { object.text("comments") }
}
