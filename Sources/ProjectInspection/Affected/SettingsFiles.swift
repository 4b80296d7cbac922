import ProjectModel

/// The files of settings (`.xcconfig`) that the projects of a workspace name, each read once with what it includes.
struct SettingsFiles {
    private var contents: [String: Content] = [:]
    /// The files that say what the projects are, and the files of settings; absolute.
    private(set) var definitionFiles: Set<String>

    /// What one file of settings comes to.
    private struct Content {
        var entries: [WrittenSettings.Entry]
        /// The file itself, and those that it includes.
        var files: [String]
    }

    /// Reads the files that a workspace names.
    init(_ opened: OpenedWorkspace) {
        definitionFiles = Set(opened.workspace.definitionFiles)
        for project in opened.workspace.projects {
            definitionFiles.formUnion(project.definitionFiles)
            for owner in [nil] + project.targets.map(Optional.some) {
                for configuration in project.configurations {
                    guard let file = project.writtenSettings(of: owner, configuration: configuration).configurationFile else { continue }
                    if contents[file] == nil { contents[file] = Content(entries: [], files: [file]) }
                }
            }
        }
        definitionFiles.formUnion(contents.values.flatMap(\.files))
    }

    /// The settings that the file below some written settings has.
    func entries(below written: WrittenSettings) -> [WrittenSettings.Entry] {
        written.configurationFile.flatMap { contents[$0]?.entries } ?? []
    }
}
