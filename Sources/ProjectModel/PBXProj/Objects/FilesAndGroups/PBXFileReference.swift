/// A file or folder that the project knows.
public struct PBXFileReference: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.fileReference] }

    /// The name shown in Xcode when it is not the last component of the path.
    public var name: String? { object.text("name") }

    /// The path, in the sense of ``sourceTree``.
    public var path: String? { object.text("path") }

    /// What the path is relative to: `<group>`, `SOURCE_ROOT`, `<absolute>`, or the name of a variable or source tree.
    public var sourceTree: String? { object.text("sourceTree") }

    /// The type that Xcode found for the file.
    public var lastKnownFileType: String? { object.text("lastKnownFileType") }

    /// The type that somebody set; it wins over the other.
    public var explicitFileType: String? { object.text("explicitFileType") }

    /// The text encoding as Foundation numbers it; 4 is UTF-8.
    public var fileEncoding: Int? { object.number("fileEncoding") }

    /// Whether the file is indexed; products are not.
    public var includesInIndex: Bool? { object.flag("includeInIndex") }

    /// Columns per level of indentation.
    public var indentWidth: Int? { object.number("indentWidth") }

    /// Columns per tab.
    public var tabWidth: Int? { object.number("tabWidth") }

    /// Whether indentation is made of tabs.
    public var usesTabs: Bool? { object.flag("usesTabs") }

    /// Whether long lines are wrapped in the editor.
    public var wrapsLines: Bool? { object.flag("wrapsLines") }

    /// The line end: 0 LF, 1 CR, 2 CRLF.
    public var lineEnding: Int? { object.number("lineEnding") }

    /// The language that the editor colours the file by.
    public var languageSpecificationIdentifier: String? { object.text("xcLanguageSpecificationIdentifier") }

    /// The structure by which a property list is edited.
    public var propertyListStructureIdentifier: String? { object.text("plistStructureDefinitionIdentifier") }

    /// The comment that somebody wrote in the inspector.
    public var comments: String? { object.text("comments") }

    /// The signature that an xcframework was pinned to.
    public var expectedSignature: String? { object.text("expectedSignature") }
}
