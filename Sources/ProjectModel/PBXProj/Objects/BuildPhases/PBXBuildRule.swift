/// A rule that says how files of one type are processed.
public struct PBXBuildRule: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.buildRule] }

    /// The name that the user gave.
    public var name: String? { object.text("name") }

    /// The tool; `com.apple.compilers.proxy.script` is the rule's own script.
    public var compilerSpecification: String? { object.text("compilerSpec") }

    /// The type of file it is for; `pattern.proxy` means ``filePatterns``.
    public var fileType: String? { object.text("fileType") }

    /// The names of files it is for.
    public var filePatterns: String? { object.text("filePatterns") }

    /// Whether the rule is shown for editing.
    public var isEditable: Bool? { object.flag("isEditable") }

    /// The script.
    public var script: String? { object.text("script") }

    /// Further files that the script reads.
    public var inputFiles: [String] { object.texts("inputFiles") }

    /// The files that the script makes of one input.
    public var outputFiles: [String] { object.texts("outputFiles") }

    /// The compiler flags of each output.
    public var outputFilesCompilerFlags: [String] { object.texts("outputFilesCompilerFlags") }

    /// Lists of files that the script reads.
    public var inputFileListPaths: [String] { object.texts("inputFileListPaths") }

    /// Lists of files that the script makes.
    public var outputFileListPaths: [String] { object.texts("outputFileListPaths") }

    /// Whether it runs for each architecture anew.
    public var runsOncePerArchitecture: Bool? { object.flag("runOncePerArchitecture") }

    /// A makefile-style list of dependencies that the script writes.
    public var dependencyFile: String? { object.text("dependencyFile") }
}
