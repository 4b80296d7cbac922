public import Diagnostics
import PropertyLists
import SystemSupport

extension XcodeProject: Project {
    public var kind: ProjectKind { .xcode }

    public var name: String { place.name }

    public var path: String { place.bundle }

    public var folder: String { place.folder }

    public var settingsFolder: String { place.sourceRoot }

    public var developmentLanguage: String? { document.project?.developmentRegion }

    public var definitionFiles: [String] { [place.file] }

    /// The build file where there is one, else the target.
    public func location(of membership: Membership) -> SourceLocation? {
        let identifier =
            switch membership.reason {
            case .buildFile(let identifier), .variantGroup(_, let identifier): identifier
            default: membership.target
            }
        return document.object(identifier)?.location
    }

    public func writtenSettings(of target: Target?, configuration: String) -> WrittenSettings {
        guard let list = configurationList(of: target),
            let own = list.configurations.first(where: { $0.name == configuration })
        else { return WrittenSettings() }
        let file = configurationFile(of: own)
        return WrittenSettings(
            configurationFile: file?.path.absolutePath,
            configurationFileLocation: file?.location,
            entries: own.buildSettings.map(Self.entries) ?? []
        )
    }

    private func configurationList(of target: Target?) -> XCConfigurationList? {
        guard let target else { return document.project?.buildConfigurationList }
        return document.object(target.identifier).flatMap { PBXTarget($0).buildConfigurationList }
    }

    /// A file of settings is named by itself, or by a path below a synchronized folder.
    private func configurationFile(of configuration: XCBuildConfiguration) -> (path: ResolvedPath, location: SourceLocation?)? {
        if let file = configuration.baseConfiguration {
            return (paths.path(of: file.ordinal), configuration.object.value["baseConfigurationReference"]?.location)
        }
        guard let anchor = configuration.baseConfigurationAnchor, let relative = configuration.baseConfigurationRelativePath else {
            return nil
        }
        let location = configuration.object.value["baseConfigurationReferenceRelativePath"]?.location
        guard let folder = paths.path(of: anchor.ordinal).absolutePath else { return nil }
        return (.absolute(PathText.normalized(PathText.join(folder, relative))), location)
    }

    private static func entries(of settings: PropertyListValue) -> [WrittenSettings.Entry] {
        settings.pairs.compactMap { key, value in
            guard let name = key.text else { return nil }
            if value.kind == .array {
                return WrittenSettings.Entry(key: name, value: .list(value.items.compactMap(\.text)), location: value.location)
            }
            return value.text.map { WrittenSettings.Entry(key: name, value: .text($0), location: value.location) }
        }
    }
}
