/// A target that another build system builds.
public struct PBXLegacyTarget: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.legacyTarget] }

    /// The name.
    public var name: String? { object.text("name") }

    /// The program that builds it.
    public var buildToolPath: String? { object.text("buildToolPath") }

    /// The program's arguments.
    public var buildArguments: String? { object.text("buildArgumentsString") }

    /// The folder in which it runs.
    public var buildWorkingDirectory: String? { object.text("buildWorkingDirectory") }

    /// Whether it sees the build settings as environment variables.
    public var passesBuildSettingsInEnvironment: Bool? { object.flag("passBuildSettingsInEnvironment") }
}
