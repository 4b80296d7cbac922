package import BuildSettings
package import Diagnostics
package import ProjectModel
package import SystemSupport

/// The resources of a target, as its project says.
package struct TargetResources {
    private let project: any Project
    private let target: Target
    private let family: Platform.Family
    private let fileSystem: any FileSystem
    private let shown: (String) -> String

    /// Asks a project.
    ///
    /// - Parameters:
    ///   - family: the platform; files that are for others are left out.
    ///   - shown: how messages name an absolute path.
    package init(
        of target: Target,
        in project: any Project,
        family: Platform.Family,
        fileSystem: any FileSystem,
        shown: @escaping (String) -> String
    ) {
        self.project = project
        self.target = target
        self.family = family
        self.fileSystem = fileSystem
        self.shown = shown
    }

    /// Collects the resources, in the order of the project.
    ///
    /// - Parameter diagnostics: receives an error for each file that is not there.
    package func collect(diagnostics: inout [Diagnostic]) -> [Resource] {
        var resources: [Resource] = []
        var seen: Set<Resource> = []
        for membership in project.memberships(of: target) where isResource(membership) {
            guard let source = membership.file.absolutePath, let kind = fileSystem.kind(at: source) else {
                diagnostics.append(
                    Diagnostic(
                        .error, "missing-resource",
                        "the resource '\(membership.file.absolutePath.map(shown) ?? membership.file.path.description)' of target "
                            + "'\(target.name)' does not exist; restore it or take it out of the project",
                        at: project.location(of: membership)))
                continue
            }
            let (destination, isVerbatim) = place(of: membership, source)
            let resource = Resource(
                source: source, path: shown(source), destination: destination, isFolder: kind == .directory,
                isVerbatim: isVerbatim || (kind == .directory && !OpaqueFolder.isOne(source)))
            if seen.insert(resource).inserted { resources.append(resource) }
        }
        return resources
    }

    /// Whether a file is a resource: a member of that phase, or a source of which a tool of Apple makes a resource.
    private func isResource(_ membership: Membership) -> Bool {
        guard membership.platforms.isEmpty || membership.platforms.contains(family.rawValue) else { return false }
        switch membership.phase.kind {
        case .resources:
            if case .packageResource(rule: "embedInCode", _) = membership.reason { return false }
            return true
        case .sources:
            guard let path = membership.file.absolutePath else { return false }
            let fileExtension = PathText.fileExtension(of: path).lowercased()
            return AppleTool.allCases.contains { $0.isSource && $0.extensions.contains(fileExtension) }
        default: return false
        }
    }

    /// Where a resource stands, and whether it is copied as it is.
    private func place(of membership: Membership, _ source: String) -> (destination: String, isVerbatim: Bool) {
        if case .packageResource(rule: "copy", let path) = membership.reason {
            let name = PathText.lastComponent(of: path)
            // A folder that is copied keeps its name and all that is below it.
            guard let range = source.range(ofFolder: path) else { return (name, true) }
            return (name + source[range.upperBound...], true)
        }
        let name = PathText.lastComponent(of: source)
        let folder = PathText.lastComponent(of: PathText.parent(of: source))
        if folder.hasSuffix(".lproj") { return ("\(folder)/\(name)", false) }
        if let language = membership.file.language, !language.isEmpty { return ("\(language).lproj/\(name)", false) }
        return (name, false)
    }
}

extension String {
    /// Where a relative path of folders stands in an absolute path, as whole components.
    fileprivate func range(ofFolder path: String) -> Range<String.Index>? {
        guard let range = firstRange(of: "/\(path)/") else { return nil }
        return range.lowerBound..<index(before: range.upperBound)
    }
}
