import Diagnostics

/// Where a new phase stands among those of its target, which run in their order.
public enum PhasePosition: Sendable, Hashable {
    /// Before all others.
    case first
    /// Behind all others.
    case last
    /// Before the phase with a name, such as `Embed Frameworks`, or a kind, such as `sources`.
    case before(String)
    /// Behind the phase with a name or a kind.
    case after(String)
}

extension ProjectEdit {
    /// The index of a position in the list of a target's phases; `nil` for the end.
    func index(of position: PhasePosition, inTarget target: String) throws(DiagnosticError) -> Int? {
        let phases = draft.object(target)?.texts("buildPhases") ?? []
        switch position {
        case .first: return 0
        case .last: return nil
        case .before(let name): return try phases.firstIndex(of: phase(name, of: target))
        case .after(let name): return try phases.firstIndex(of: phase(name, of: target)).map { $0 + 1 }
        }
    }
}
