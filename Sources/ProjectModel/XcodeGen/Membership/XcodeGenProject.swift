public import Diagnostics
import SystemSupport

/// A project that a spec for XcodeGen describes, ready to answer which files belong to which target without generating it.
///
///     var diagnostics: [Diagnostic] = []
///     let project = try XcodeGenProject.load(at: "project.yml", diagnostics: &diagnostics)
///     for target in project.targets {
///         let sources = project.memberships(of: target).filter { $0.phase.kind == .sources }
///         print(target.name, sources.count)
///     }
///
/// Loading walks each folder of the sources once; every later answer is looked up. docs/formats/xcodegen.md says what is read and what
/// is not.
public struct XcodeGenProject: Project {
    /// The name that the spec gives.
    public let name: String
    /// The spec, absolute.
    public let path: String
    /// The folder of the spec, absolute.
    public let folder: String
    /// The targets in the order of the spec, aggregate targets behind the others.
    public let targets: [Target]
    /// The names of the configurations, sorted, as they come to stand in a generated project.
    public let configurations: [String]
    /// What `options.defaultConfig` names, else the first configuration.
    public let defaultConfiguration: String?
    /// What `options.developmentLanguage` names; `nil` when it names none.
    public let developmentLanguage: String?
    /// The spec and what it includes, absolute and sorted.
    public let definitionFiles: [String]

    let fileSystem: any FileSystem
    /// The members of each target.
    let members: [String: [Membership]]
    /// Where reasons are written.
    let locations: [MemberReason: SourceLocation]
    /// What is written for the project, by configuration.
    let projectSettings: [String: WrittenSettings]
    /// What is written for each target, by target and configuration.
    let targetSettings: [String: [String: WrittenSettings]]

    /// The reason of a member in a target.
    struct MemberReason: Hashable {
        var target: String
        var reason: Membership.Reason
    }
}

extension XcodeGenProject {
    /// A spec for XcodeGen.
    public var kind: ProjectKind { .xcodeGen }

    /// The files that take part in building a target: by phase, and in a phase first those of `sources` in their order.
    public func memberships(of target: Target) -> [Membership] {
        members[target.identifier] ?? []
    }

    /// Whether there is something at the place of a file; `nil` for products and libraries of the system.
    public func exists(_ file: ProjectFile) -> Bool? {
        file.absolutePath.map { fileSystem.kind(at: $0) != nil }
    }

    /// The entry of `sources` or `dependencies` that makes it so.
    public func location(of membership: Membership) -> SourceLocation? {
        locations[MemberReason(target: membership.target, reason: membership.reason)]
            ?? targets.first { $0.identifier == membership.target }?.location
    }

    /// The built-in settings of XcodeGen, which are written nowhere and have no place, and over them those of the spec.
    public func writtenSettings(of target: Target?, configuration: String) -> WrittenSettings {
        let settings = target.map { targetSettings[$0.identifier]?[configuration] } ?? projectSettings[configuration]
        return settings ?? WrittenSettings()
    }
}
