/// The configurations of a project or target.
public struct XCConfigurationList: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.configurationList] }

    /// The configurations in their order.
    public var configurations: [XCBuildConfiguration] { object.references("buildConfigurations").map(XCBuildConfiguration.init) }

    /// The one that command-line builds use.
    public var defaultConfigurationName: String? { object.text("defaultConfigurationName") }

    /// A relic, always 0.
    public var isDefaultConfigurationVisible: Bool? { object.flag("defaultConfigurationIsVisible") }
}
