/// A script that runs while a target is built.
///
///     var phase = ScriptPhase("make-icons\n")
///     phase.inputPaths = ["$(SRCROOT)/icons.txt"]
///     phase.outputPaths = ["$(DERIVED_FILE_DIR)/Icons.swift"]
public struct ScriptPhase: Sendable, Hashable {
    /// The text of the script.
    public var script: String
    /// The program that runs it.
    public var shell = "/bin/sh"
    /// The files that it reads, which may be named by settings, such as `$(SRCROOT)/icons.txt`.
    public var inputPaths: [String] = []
    /// The files that it makes.
    public var outputPaths: [String] = []
    /// Files with the extension `xcfilelist` that name files that it reads.
    public var inputFileListPaths: [String] = []
    /// Files with the extension `xcfilelist` that name files that it makes.
    public var outputFileListPaths: [String] = []
    /// A file in the form of make that the script writes, with further files that it has read.
    public var dependencyFile: String?
    /// Whether it runs in every build, also when its outputs are newer than its inputs.
    public var isAlwaysOutOfDate = false
    /// Whether the log of the build shows the variables that it runs with.
    public var showsEnvironment = true
    /// Whether it runs only when the product is installed, as for an archive.
    public var runsOnInstallOnly = false

    /// A script that reads and makes no files that anybody knows of.
    public init(_ script: String) {
        self.script = script
    }
}
