/// The fact that a file takes part in building a target.
///
/// The two formats of Xcode keep this fact in different places: on the phases of the target, on the file, or not at
/// all where a folder decides. Here it is a relation of its own.
public struct Membership: Sendable {
    private var content: Content

    /// What is known: everything, or where it is written.
    private enum Content: Sendable {
        indirect case values(Values)
        /// A build file of an Xcode project, which is read when somebody asks: a project has tens of thousands of them, and who
        /// asks for a path seldom asks for the flags of the compiler.
        case buildFile(BuildFileMember)
    }

    /// All that there is to know about a membership.
    struct Values: Sendable, Hashable {
        var file: ProjectFile
        var target: String
        var phase: BuildPhase
        var role: Role
        var platforms: [String]
        var compilerFlags: String?
        var reason: Reason
    }

    /// The file.
    public var file: ProjectFile {
        get {
            switch content {
            case .values(let values): values.file
            case .buildFile(let member): member.projectFile
            }
        }
        set { update { $0.file = newValue } }
    }

    /// The identifier of the target.
    public var target: String {
        get {
            switch content {
            case .values(let values): values.target
            case .buildFile(let member): member.phase.target
            }
        }
        set { update { $0.target = newValue } }
    }

    /// The phase in which the file takes part.
    public var phase: BuildPhase {
        get {
            switch content {
            case .values(let values): values.phase
            case .buildFile(let member): member.phase.phase
            }
        }
        set { update { $0.phase = newValue } }
    }

    /// What the file is in that phase.
    public var role: Role {
        get {
            switch content {
            case .values(let values): values.role
            case .buildFile(let member): member.role
            }
        }
        set { update { $0.role = newValue } }
    }

    /// The platforms that the file is built for; empty means all.
    public var platforms: [String] {
        get {
            switch content {
            case .values(let values): values.platforms
            case .buildFile(let member): member.platforms
            }
        }
        set { update { $0.platforms = newValue } }
    }

    /// Compiler flags for this file alone.
    public var compilerFlags: String? {
        get {
            switch content {
            case .values(let values): values.compilerFlags
            case .buildFile(let member): member.compilerFlags
            }
        }
        set { update { $0.compilerFlags = newValue } }
    }

    /// Why it is so.
    public var reason: Reason {
        get {
            switch content {
            case .values(let values): values.reason
            case .buildFile(let member): member.reason
            }
        }
        set { update { $0.reason = newValue } }
    }

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
        content = .values(
            Values(
                file: file, target: target, phase: phase, role: role, platforms: platforms, compilerFlags: compilerFlags, reason: reason))
    }

    /// Makes the membership that a build file says.
    init(_ member: BuildFileMember) {
        content = .buildFile(member)
    }

    /// Changes several values at once.
    mutating func update(_ change: (inout Values) -> Void) {
        var values = values
        change(&values)
        content = .values(values)
    }

    private var values: Values {
        switch content {
        case .values(let values): values
        case .buildFile(let member):
            Values(
                file: member.projectFile,
                target: member.phase.target,
                phase: member.phase.phase,
                role: member.role,
                platforms: member.platforms,
                compilerFlags: member.compilerFlags,
                reason: member.reason
            )
        }
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

extension Membership: Hashable {
    /// Two memberships are equal when all that they say is, wherever it comes from.
    public static func == (left: Membership, right: Membership) -> Bool {
        left.values == right.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
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
