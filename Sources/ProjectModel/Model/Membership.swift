/// The fact that a file takes part in building a target.
///
/// The two formats of Xcode keep this fact in different places: on the phases of the target, on the file, or not at
/// all where a folder decides. Here it is a relation of its own.
public struct Membership: Sendable, Hashable {
    /// The file.
    public var file: ProjectFile
    /// The identifier of the target.
    public var target: String
    /// The phase in which the file takes part.
    public var phase: BuildPhase
    /// What the file is in that phase.
    public var role: Role
    /// The platforms that the file is built for; empty means all.
    public var platforms: [String]
    /// Compiler flags for this file alone.
    public var compilerFlags: String?
    /// Why it is so.
    public var reason: Reason

    /// What a file is in its phase.
    public enum Role: Sendable, Hashable {
        /// Compiled, copied or run, as the phase has it.
        case plain
        /// A header with a visibility.
        case header(Visibility)
        /// A library or framework that is linked, perhaps allowed to be missing at run time.
        case linked(isWeak: Bool)
        /// Copied into the product.
        case copied(isSignedOnCopy: Bool)
    }

    /// Who may include a header of a product.
    public enum Visibility: String, Sendable, Hashable {
        /// Everyone.
        case `public`
        /// Insiders.
        case `private`
        /// Only the target itself; the header is not copied.
        case project
    }

    /// Makes a membership.
    package init(
        file: ProjectFile,
        target: String,
        phase: BuildPhase,
        role: Role = .plain,
        platforms: [String] = [],
        compilerFlags: String? = nil,
        reason: Reason
    ) {
        self.file = file
        self.target = target
        self.phase = phase
        self.role = role
        self.platforms = platforms
        self.compilerFlags = compilerFlags
        self.reason = reason
    }

    /// Why a file is a member.
    public enum Reason: Sendable, Hashable {
        /// A build file of the phase refers to it.
        case buildFile(identifier: String)
        /// A build file refers to a group of one file per language, and this is one of them.
        case variantGroup(name: String, buildFile: String)
        /// It lies in a synchronized folder that the target owns.
        case synchronizedFolder(folder: String)
        /// It is a folder of a synchronized folder that is marked to be copied whole.
        case explicitFolder(folder: String)
        /// It lies in a synchronized folder that the target does not own, and an exception includes it.
        case inclusion(folder: String)
        /// It lies in a synchronized folder, and an exception includes it in this very phase.
        case phaseInclusion(folder: String)
        /// An entry of `sources` in a spec names it, or the folder that it lies in.
        case specSource(path: String)
        /// A dependency of the target in a spec puts it there.
        case specDependency(name: String)
        /// It lies in the folder of a target of a Swift package.
        case packageFolder(path: String)
        /// A rule for resources in a package manifest names it, or the folder that it lies in.
        case packageResource(rule: String, path: String)
    }
}

extension Membership.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .buildFile(let identifier): "build file \(identifier)"
        case .variantGroup(let name, let identifier): "language of '\(name)', build file \(identifier)"
        case .synchronizedFolder(let folder): "in synchronized folder '\(folder)'"
        case .explicitFolder(let folder): "folder copied whole from synchronized folder '\(folder)'"
        case .inclusion(let folder): "included from synchronized folder '\(folder)'"
        case .phaseInclusion(let folder): "included in this phase from synchronized folder '\(folder)'"
        case .specSource(let path): "source '\(path)' of the spec"
        case .specDependency(let name): "dependency '\(name)' of the spec"
        case .packageFolder(let path): "in folder '\(path)' of the target"
        case .packageResource(let rule, let path): "resource rule '\(rule)' for '\(path)'"
        }
    }
}

extension Membership.Role: CustomStringConvertible {
    public var description: String {
        switch self {
        case .plain: ""
        case .header(let visibility): "\(visibility.rawValue) header"
        case .linked(let isWeak): isWeak ? "linked weakly" : "linked"
        case .copied(let isSigned): isSigned ? "copied and signed" : "copied"
        }
    }
}
