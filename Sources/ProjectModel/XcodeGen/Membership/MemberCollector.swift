import Diagnostics

/// Gathers the members of one target, phase by phase.
struct MemberCollector {
    let target: String
    /// The phases in the order in which they came up.
    private var phases: [(key: SpecPhase, phase: BuildPhase, members: [Membership])] = []
    private var indices: [SpecPhase: Int] = [:]
    /// The files of each phase, which are looked up only where a file may come twice.
    private var paths: [Int: Set<ResolvedPath>] = [:]
    private var mayRepeat: Bool

    /// - Parameter mayRepeat: whether a file may come twice, of which the first counts.
    init(target: String, mayRepeat: Bool) {
        self.target = target
        self.mayRepeat = mayRepeat
    }

    /// From here on a file may come twice. Only what is linked can have come already.
    mutating func expectRepetition() {
        guard !mayRepeat else { return }
        mayRepeat = true
        guard let index = indices[.frameworks] else { return }
        paths[index] = Set(phases[index].members.map(\.file.path))
    }

    /// The number of members.
    private(set) var count = 0

    /// The phases in the order in which they are run, and their members.
    mutating func take() -> (phases: [BuildPhase], members: [Membership]) {
        let order = phases.indices.sorted { (phases[$0].key.rank, $0) < (phases[$1].key.rank, $1) }
        var members: [Membership] = []
        for index in order {
            if members.isEmpty {
                swap(&members, &phases[index].members)
            } else {
                members += phases[index].members
            }
        }
        return (order.map { phases[$0].phase }, members)
    }

    /// Whether a file in Swift is compiled.
    var holdsSwift: Bool {
        guard let index = indices[.sources] else { return false }
        return phases[index].members.contains { $0.file.fileType == "sourcecode.swift" }
    }

    /// Makes a phase, which may stay empty.
    @discardableResult
    mutating func add(_ key: SpecPhase, scriptName: String = "") -> Int {
        if let index = indices[key] { return index }
        phases.append((key, key.buildPhase(of: target, scriptName: scriptName), []))
        indices[key] = phases.count - 1
        return phases.count - 1
    }

    /// A member of a phase, for which the phase is made.
    mutating func member(
        _ file: ProjectFile,
        of key: SpecPhase,
        attributes: [String],
        platforms: [String] = [],
        compilerFlags: String? = nil,
        reason: Membership.Reason
    ) -> Member {
        let index = indices[key] ?? add(key)
        let phase = phases[index].phase
        let membership = Membership(
            file: file,
            target: target,
            phase: phase,
            role: Membership.Role(phase: phase, attributes: attributes),
            platforms: platforms,
            compilerFlags: compilerFlags,
            reason: reason
        )
        return Member(phase: index, membership: membership)
    }

    /// Makes room for a number of members in a phase. The sources get room for the members of all phases, which are put behind them.
    mutating func reserve(_ count: Int, inPhase phase: Int, total: Int) {
        let room = phases[phase].key == .sources ? self.count + total + 16 : phases[phase].members.count + count
        if phases[phase].members.isEmpty { phases[phase].members.reserveCapacity(room) }
    }

    /// Adds a member, unless its file has come already.
    mutating func add(_ member: Member) {
        if mayRepeat, !paths[member.phase, default: []].insert(member.membership.file.path).inserted { return }
        phases[member.phase].members.append(member.membership)
        count += 1
    }

    /// Adds a member like another one, for another file.
    mutating func add(like prototype: Member, path: String, language: String?, platforms: [String]?) {
        if mayRepeat, !paths[prototype.phase, default: []].insert(.absolute(path)).inserted { return }
        phases[prototype.phase].members.append(prototype.membership)
        let last = phases[prototype.phase].members.count - 1
        phases[prototype.phase].members[last].update { values in
            values.file.path = .absolute(path)
            if let language { values.file.language = language }
            if let platforms { values.platforms = platforms }
        }
        count += 1
    }

    /// A membership and the place of its phase.
    struct Member {
        fileprivate(set) var phase: Int
        var membership: Membership
    }
}
