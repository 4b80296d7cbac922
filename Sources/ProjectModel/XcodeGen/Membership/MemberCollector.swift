import Diagnostics

/// Gathers the members of one target, phase by phase.
struct MemberCollector {
    let target: String
    /// The phases in the order in which they came up.
    private var phases: [(key: SpecPhase, phase: BuildPhase, members: [Membership])] = []
    private var indices: [SpecPhase: Int] = [:]
    /// The files of each phase, which are looked up only where a file may come twice.
    private var paths: [Int: Set<ResolvedPath>] = [:]
    private let mayRepeat: Bool

    /// - Parameter mayRepeat: whether a file may come twice, of which the first counts.
    init(target: String, mayRepeat: Bool) {
        self.target = target
        self.mayRepeat = mayRepeat
    }

    /// The number of members.
    var count: Int { phases.reduce(0) { $0 + $1.members.count } }

    /// The phases in the order in which they are run.
    var ordered: [(phase: BuildPhase, members: [Membership])] {
        phases.enumerated().sorted { ($0.element.key.rank, $0.offset) < ($1.element.key.rank, $1.offset) }
            .map { ($0.element.phase, $0.element.members) }
    }

    /// Whether there is a phase.
    func contains(_ key: SpecPhase) -> Bool { indices[key] != nil }

    /// Makes a phase, which may stay empty.
    @discardableResult
    mutating func add(_ key: SpecPhase, scriptName: String = "") -> Int {
        if let index = indices[key] { return index }
        phases.append((key, key.buildPhase(of: target, scriptName: scriptName), []))
        indices[key] = phases.count - 1
        return phases.count - 1
    }

    /// Adds a file to a phase.
    mutating func add(
        _ file: ProjectFile,
        to key: SpecPhase,
        attributes: [String],
        platforms: [String] = [],
        compilerFlags: String? = nil,
        reason: Membership.Reason
    ) {
        let index = indices[key] ?? add(key)
        if mayRepeat, !paths[index, default: []].insert(file.path).inserted { return }
        let phase = phases[index].phase
        phases[index].members.append(
            Membership(
                file: file,
                target: target,
                phase: phase,
                role: Membership.Role(phase: phase, attributes: attributes),
                platforms: platforms,
                compilerFlags: compilerFlags,
                reason: reason
            )
        )
    }
}
