/// A phase that runs a script.
public struct PBXShellScriptBuildPhase: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.shellScriptBuildPhase] }

    /// The name that the user gave.
    public var name: String? { object.text("name") }

    /// The interpreter.
    public var shellPath: String? { object.text("shellPath") }

    /// The script: one text, or its lines in formats from 90 on.
    public var scriptLines: [String] { object.texts("shellScript") }

    /// The files that the script reads.
    public var inputPaths: [String] { object.texts("inputPaths") }

    /// The files that the script writes.
    public var outputPaths: [String] { object.texts("outputPaths") }

    /// Lists of files that the script reads.
    public var inputFileListPaths: [String] { object.texts("inputFileListPaths") }

    /// Lists of files that the script writes.
    public var outputFileListPaths: [String] { object.texts("outputFileListPaths") }

    /// Whether the environment is printed in the build log.
    public var showsEnvironmentInLog: Bool? { object.flag("showEnvVarsInLog") }

    /// Whether the script runs in every build.
    public var isAlwaysOutOfDate: Bool? { object.flag("alwaysOutOfDate") }

    /// A makefile-style list of dependencies that the script writes.
    public var dependencyFile: String? { object.text("dependencyFile") }
}
