import JSON
import ProjectModel

/// What JSON says of a membership, in every report the same.
enum MembershipJSON {
    /// The facts of a membership without its file and target.
    static func value(_ membership: Membership) -> JSONValue {
        [
            "phase": .string(membership.phase.kind.rawValue),
            "phaseName": .string(membership.phase.name),
            "role": .string(membership.role.description),
            "fileType": .optional(membership.file.fileType),
            "language": .optional(membership.file.language),
            "platforms": .strings(membership.platforms),
            "compilerFlags": .optional(membership.compilerFlags),
            "reason": .string(membership.reason.description),
        ]
    }
}
