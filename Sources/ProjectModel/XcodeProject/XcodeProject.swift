public import SystemSupport

/// An Xcode project, ready to answer which files belong to which target.
///
///     var diagnostics: [Diagnostic] = []
///     let project = try XcodeProject.load(at: "App.xcodeproj", diagnostics: &diagnostics)
///     for target in project.targets {
///         let sources = project.memberships(of: target).filter { $0.phase.kind == .sources }
///         print(target.name, sources.count)
///     }
///
/// Loading looks at each object once; every later answer costs time in proportion to what it names.
public struct XcodeProject: Sendable {
    /// The objects of the project file.
    public let document: PBXProjDocument
    /// Where the project and its folders are.
    public let place: ProjectPlace
    /// The targets in the order of the project.
    public let targets: [Target]
    /// The names of the project's configurations in their order.
    public let configurations: [String]
    /// The configuration that command-line builds use.
    public let defaultConfiguration: String?

    let fileSystem: any FileSystem
    let paths: PathResolver
    let synchronizedFolders: SynchronizedFolderIndex

    /// Makes the model of a project file.
    ///
    /// - Parameters:
    ///   - document: the project file.
    ///   - place: where it is.
    ///   - fileSystem: answers what lies in the folders of the project.
    ///   - sourceTrees: the folders of source trees that are defined in the settings of Xcode, by name.
    public init(
        document: PBXProjDocument,
        place: ProjectPlace,
        fileSystem: any FileSystem,
        sourceTrees: [String: String] = [:]
    ) {
        let project = document.project
        let directoryPath = project?.projectDirectoryPath ?? ""
        let place = place.appending(projectDirectoryPath: directoryPath)
        let variables = PathVariables(projectFolder: place.sourceRoot, projectName: place.name, sourceTrees: sourceTrees)
        self.document = document
        self.place = place
        self.fileSystem = fileSystem
        paths = PathResolver(table: document.table, variables: variables)
        let configurationList = project?.buildConfigurationList
        configurations = configurationList?.configurations.compactMap(\.name) ?? []
        defaultConfiguration = configurationList?.defaultConfigurationName
        let reader = TargetReader(projectConfigurations: configurationList, place: place, paths: paths)
        targets = project?.targets.map(reader.target) ?? []
        synchronizedFolders = SynchronizedFolderIndex(document)
    }
}
