import BuildSettings
import Diagnostics
import ProjectModel

/// The files of settings (`.xcconfig`) that the projects of a workspace name, each read once with what it includes.
struct SettingsFiles {
    private var tables: [String: SettingsTable] = [:]
    /// The files that say what the projects are, and the files of settings; absolute.
    private(set) var definitionFiles: Set<String>

    /// Reads the files that a workspace names.
    init(_ opened: OpenedWorkspace) {
        definitionFiles = Set(opened.workspace.definitionFiles)
        for project in opened.workspace.projects {
            definitionFiles.formUnion(project.definitionFiles)
            var loader = XCConfigLoader(fileSystem: opened.fileSystem, searchFolders: [project.settingsFolder])
            for owner in [nil] + project.targets.map(Optional.some) {
                for configuration in project.configurations {
                    guard let file = project.writtenSettings(of: owner, configuration: configuration).configurationFile else { continue }
                    guard tables[file] == nil else { continue }
                    // What is wrong in a file is told by 'check'; here it says nothing about what has changed.
                    var ignored: [Diagnostic] = []
                    tables[file] = loader.load(file, diagnostics: &ignored)
                }
            }
        }
        definitionFiles.formUnion(tables.keys)
        definitionFiles.formUnion(tables.values.flatMap(\.files))
    }

    /// The settings that the file below some written settings has.
    func entries(below written: WrittenSettings) -> [WrittenSettings.Entry] {
        guard let table = written.configurationFile.flatMap({ tables[$0] }) else { return [] }
        return table.assignments.map { assignment in
            let value: WrittenSettings.Value =
                switch assignment.value {
                case .text(let text): .text(text)
                case .list(let items): .list(items)
                }
            return WrittenSettings.Entry(key: assignment.key, value: value, location: assignment.location)
        }
    }
}
