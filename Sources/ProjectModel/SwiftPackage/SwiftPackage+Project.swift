public import Diagnostics
import SystemSupport

extension SwiftPackage: Project {
    public var kind: ProjectKind { .swiftPackage }

    /// What the manifest calls `defaultLocalization`; `nil` when it has none.
    public var developmentLanguage: String? { defaultLocalization }

    /// What becomes of everything in the folder of a target, in the order of the paths: what is excluded and what takes no part
    /// included. An excluded folder, and one that is a single resource, stands for all that is in it.
    public func files(of target: Target) -> [PackageFile] {
        content(of: target)?.files ?? []
    }

    public func memberships(of target: Target) -> [Membership] {
        guard let content = content(of: target) else { return [] }
        if let phase = target.phases.first(where: { $0.kind == .frameworks }), let artifact = content.folder {
            return [membership(artifact, of: target, in: phase, .linked(isWeak: false), .packageFolder(path: artifact))]
        }
        return target.phases.flatMap { phase in
            content.files.compactMap { file in
                PackagePhases.kind(of: file.role) == phase.kind ? membership(file, of: target, in: phase, content) : nil
            }
        }
    }

    public func exists(_ file: ProjectFile) -> Bool? {
        file.absolutePath.map { fileSystem.kind(at: $0) != nil }
    }

    public func location(of membership: Membership) -> SourceLocation? {
        indices[membership.target].flatMap { targets[$0].location }
    }

    public func writtenSettings(of target: Target?, configuration: String) -> WrittenSettings {
        guard configurations.contains(configuration) else { return WrittenSettings() }
        let settings = PackageSettings(manifest: manifest, configuration: configuration)
        guard let target else { return WrittenSettings(entries: settings.packageEntries()) }
        guard let index = indices[target.identifier], manifest.targets[index].kind != .binary else { return WrittenSettings() }
        return WrittenSettings(
            entries: settings.entries(
                of: manifest.targets[index],
                content: contents[index],
                product: target.productType?.isTest == true ? nil : target.productName,
                at: target.location
            )
        )
    }

    private func content(of target: Target) -> TargetContent? {
        indices[target.identifier].map { contents[$0] }
    }

    private func membership(_ file: PackageFile, of target: Target, in phase: BuildPhase, _ content: TargetContent) -> Membership {
        let inFolder = Membership.Reason.packageFolder(path: content.folder ?? ".")
        switch file.role {
        case .header(let visibility): return membership(file.path, of: target, in: phase, .header(visibility), inFolder)
        case .resource(let resource):
            let reason = Membership.Reason.packageResource(rule: resource.rule.rawValue, path: resource.declaredPath)
            var result = membership(file.path, of: target, in: phase, .plain, reason)
            result.file.language = resource.localization
            return result
        default: return membership(file.path, of: target, in: phase, .plain, inFolder)
        }
    }

    private func membership(
        _ path: String,
        of target: Target,
        in phase: BuildPhase,
        _ role: Membership.Role,
        _ reason: Membership.Reason
    ) -> Membership {
        let fileExtension = PathText.fileExtension(of: path)
        let type = fileExtension == "modulemap" ? "sourcecode.module-map" : FileTypeTable.type(forExtension: fileExtension)
        return Membership(
            file: ProjectFile(path: .absolute(PathText.normalized(PathText.join(folder, path))), fileType: type),
            target: target.identifier,
            phase: phase,
            role: role,
            platforms: [],
            compilerFlags: nil,
            reason: reason
        )
    }
}
