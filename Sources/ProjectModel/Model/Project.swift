public import Diagnostics

/// A project of any kind, ready to answer which files belong to which target.
///
/// An Xcode project, an XcodeGen spec and a Swift package answer the same questions in the same words:
///
///     for target in project.targets {
///         let sources = project.memberships(of: target).filter { $0.phase.kind == .sources }
///         print(target.name, sources.count)
///     }
public protocol Project: Sendable {
    /// What the project is written in.
    var kind: ProjectKind { get }
    /// The name of the project.
    var name: String { get }
    /// What a person names to mean the project, absolute: an `.xcodeproj`, an XcodeGen spec or a `Package.swift`.
    var path: String { get }
    /// The folder that the paths of the project start from, absolute.
    var folder: String { get }
    /// The targets in the order of the project.
    var targets: [Target] { get }
    /// The names of the configurations in their order.
    var configurations: [String] { get }
    /// The configuration that command-line builds use.
    var defaultConfiguration: String? { get }
    /// The files that say what the project is, absolute and sorted: the project file, and what it includes. The
    /// configuration files of settings are not among them; see ``WrittenSettings``.
    var definitionFiles: [String] { get }

    /// The files that take part in building a target, in the order of its phases. They are named whether or not they
    /// exist; ask ``exists(_:)``.
    func memberships(of target: Target) -> [Membership]

    /// Whether there is something at the place of a file; `nil` when the place is not known without building.
    func exists(_ file: ProjectFile) -> Bool?

    /// Where a membership is written, or the target when it is written nowhere; for diagnostics.
    func location(of membership: Membership) -> SourceLocation?

    /// The settings that are written for a target, or for the whole project, in one configuration, before anything is
    /// inherited or replaced.
    ///
    /// - Parameters:
    ///   - target: the target; `nil` for the settings of the project that its targets inherit from.
    ///   - configuration: one of ``configurations``.
    func writtenSettings(of target: Target?, configuration: String) -> WrittenSettings

    /// The folder that the setting `SRCROOT` stands for, absolute: ``folder``, unless the project says otherwise.
    var settingsFolder: String { get }

    /// The language of the development team; `nil` when the project does not say.
    var developmentLanguage: String? { get }

    /// What else decides how a target is built, as pairs of a name and a text that differs when the build does: scripts
    /// and rules. Identifiers and places are no part of it.
    func buildInstructions(of target: Target) -> [(name: String, text: String)]

    /// The names of the targets that a product is made of, as Swift packages have it; empty when there is no such product.
    func targetNames(ofProduct name: String) -> [String]
}

extension Project {
    /// The folder of the project.
    public var settingsFolder: String { folder }

    /// None.
    public var developmentLanguage: String? { nil }

    /// None.
    public func buildInstructions(of target: Target) -> [(name: String, text: String)] { [] }

    /// None.
    public func targetNames(ofProduct name: String) -> [String] { [] }

    /// The targets with a name; more than one when the project has duplicates.
    public func targets(named name: String) -> [Target] {
        targets.filter { $0.name == name }
    }

    /// The files that take part in building any target, target by target.
    public func memberships() -> [Membership] {
        targets.flatMap { memberships(of: $0) }
    }
}

/// What a project is written in.
public enum ProjectKind: String, Sendable, Hashable, CaseIterable {
    /// An `.xcodeproj`.
    case xcode
    /// A spec for XcodeGen.
    case xcodeGen = "xcodegen"
    /// A `Package.swift`.
    case swiftPackage = "swift-package"
}
