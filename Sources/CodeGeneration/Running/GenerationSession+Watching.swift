import Configuration
import SystemSupport

extension GenerationSession {
    /// The folders in which a change may change the results, absolute and sorted.
    package var watchedFolders: [String] {
        var folders: Set<String> = []
        for file in plan.configurationFiles { folders.insert(PathText.parent(of: file)) }
        for entry in plan.entries {
            for template in entry.templates {
                if case .path(let path) = template { add(path, to: &folders) }
            }
            switch entry.subject {
            case .swift(let selection):
                for path in selection.paths { add(path, to: &folders) }
                for target in selection.targets { add(target.project, to: &folders) }
                var collector = SourceCollector(
                    folder: plan.folder, fileSystem: settings.fileSystem, environment: settings.environment)
                for file in (try? collector.files(selection, without: [])) ?? [] { folders.insert(PathText.parent(of: file.path)) }
            case .resources(let selection):
                for input in selection.inputs { add(input, to: &folders) }
            }
        }
        return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Adds a folder with all below it, or the folder of a file.
    private func add(_ path: Located<String>, to folders: inout Set<String>) {
        guard let base = try? PathPattern(path, in: plan.folder).base else { return }
        guard settings.fileSystem.kind(at: base) == .directory else {
            folders.insert(PathText.parent(of: base))
            return
        }
        folders.formUnion(FileTree(fileSystem: settings.fileSystem).folders(below: base))
    }
}
