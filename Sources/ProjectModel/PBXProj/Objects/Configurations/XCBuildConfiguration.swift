public import PropertyLists

/// The settings of one configuration of a project or target.
public struct XCBuildConfiguration: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.buildConfiguration] }

    /// The name, such as `Debug`.
    public var name: String? { object.text("name") }

    /// The settings.
    public var buildSettings: PropertyListValue? { object.dictionary("buildSettings") }

    /// The xcconfig file below the settings.
    public var baseConfiguration: PBXObject? { object.reference("baseConfigurationReference") }

    /// The synchronized folder that holds the xcconfig file.
    public var baseConfigurationAnchor: PBXObject? { object.reference("baseConfigurationReferenceAnchor") }

    /// The path of the xcconfig file below that folder.
    public var baseConfigurationRelativePath: String? { object.text("baseConfigurationReferenceRelativePath") }
}
