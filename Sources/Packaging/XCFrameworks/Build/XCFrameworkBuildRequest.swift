/// What shall be built and made into an xcframework.
package struct XCFrameworkBuildRequest: Sendable, Hashable {
    /// A project, a workspace, or a folder with a package; as the user wrote it.
    package var project: String
    /// The scheme that builds the framework or the library.
    package var scheme: String
    /// The platforms, each once.
    package var platforms: [XCFrameworkPlatform]
    /// The xcframework that is made; as the user wrote it.
    package var output: String
    /// The framework or the library as it is named in the archives; `nil` for a framework with the name of the scheme.
    package var product: String?
    /// The configuration to build.
    package var configuration = "Release"
    /// The kind of binary that the target is made into, as `MACH_O_TYPE` has it; `nil` to leave the target as it is.
    package var machOType: String?
    /// The folder for the archives; `nil` for `archives` beside the output.
    package var archives: String?
    /// More build settings, as `NAME=VALUE`.
    package var settings: [String] = []
    /// Whether slices for the same platform are made into one.
    package var isMerging = false
    /// Whether what stands at the output is replaced.
    package var isForced = false

    /// Names what is built.
    package init(project: String, scheme: String, platforms: [XCFrameworkPlatform], output: String) {
        self.project = project
        self.scheme = scheme
        self.platforms = platforms
        self.output = output
    }
}
