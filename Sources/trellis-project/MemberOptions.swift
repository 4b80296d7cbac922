import CommandLineSupport

/// The arguments of the commands about memberships.
enum MemberOptions {
    static let phase = ValueOption(
        "phase", value: "PHASE", help: "the phase, by name, such as 'Embed Frameworks', or kind, such as resources; by type when left out")

    /// The target, which has to be named.
    static func target(_ arguments: ParsedArguments) throws -> String {
        guard let target = arguments[option: EditOptions.target] else {
            throw UsageError.contradiction("'\(arguments.commands.joined(separator: " "))' needs '--target TARGET'")
        }
        return target
    }
}
