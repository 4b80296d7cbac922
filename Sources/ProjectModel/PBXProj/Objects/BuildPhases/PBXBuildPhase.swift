/// One step of building a target, of any kind.
public struct PBXBuildPhase: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] {
        [
            .sourcesBuildPhase, .frameworksBuildPhase, .resourcesBuildPhase, .headersBuildPhase,
            .copyFilesBuildPhase, .shellScriptBuildPhase, .rezBuildPhase, .javaArchiveBuildPhase,
            .appleScriptBuildPhase,
        ]
    }

    /// The name that the user gave; most phases have none.
    public var name: String? { object.text("name") }

    /// The build files in their order.
    public var files: [PBXBuildFile] { object.references("files").map(PBXBuildFile.init) }

    /// The actions that the phase takes part in, a bit mask; 2147483647 is all of them.
    public var buildActionMask: String? { object.text("buildActionMask") }

    /// Whether the phase runs only when installing.
    public var runOnlyForDeploymentPostprocessing: Bool? { object.flag("runOnlyForDeploymentPostprocessing") }
}
