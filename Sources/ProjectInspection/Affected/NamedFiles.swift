import BuildSettings
import ProjectModel
import SystemSupport

/// The files that settings of a target name: they are in no phase, and a change of them changes the product all the same.
struct NamedFiles {
    private var settings: SettingsReader

    private static let names = [
        "INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS", "SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER", "MODULEMAP_FILE",
        "MODULEMAP_PRIVATE_FILE", "EXPORTED_SYMBOLS_FILE", "UNEXPORTED_SYMBOLS_FILE", "ORDER_FILE",
    ]

    init(_ opened: OpenedWorkspace) {
        settings = SettingsReader(opened.workspace, fileSystem: opened.fileSystem)
    }

    /// The files with the settings that name them, each once, in the order of the configurations; absolute.
    mutating func files(of target: Target, in project: any Project) -> [(setting: String, path: String)] {
        var seen: Set<String> = []
        var result: [(setting: String, path: String)] = []
        for configuration in project.configurations {
            var evaluator = settings.evaluator(of: target, in: project, SettingsRequest(configuration: configuration))
            for name in Self.names {
                guard let text = evaluator.text(of: name), !text.isEmpty else { continue }
                let path = PathText.normalized(text.hasPrefix("/") ? text : PathText.join(project.settingsFolder, text))
                if seen.insert("\(name) \(path)").inserted { result.append((name, path)) }
            }
        }
        return result
    }
}
