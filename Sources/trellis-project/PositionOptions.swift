import CommandLineSupport
import ProjectModel

/// The arguments that say where a new phase stands among those of its target.
enum PositionOptions {
    static let first = Flag("first", help: "put it before all other phases")
    static let before = ValueOption("before", value: "PHASE", help: "put it before this phase, which is named or of this kind")
    static let after = ValueOption("after", value: "PHASE", help: "put it behind this phase; behind all others when nothing is said")
    static let options = [before, after]

    /// The place that the arguments name.
    static func position(_ arguments: ParsedArguments) throws -> PhasePosition {
        switch (arguments[flag: first], arguments[option: before], arguments[option: after]) {
        case (false, nil, nil): return .last
        case (true, nil, nil): return .first
        case (false, let phase?, nil): return .before(phase)
        case (false, nil, let phase?): return .after(phase)
        default: throw UsageError.contradiction("'--first', '--before' and '--after' exclude each other")
        }
    }
}
