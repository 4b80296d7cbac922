import CommandLineSupport
import Diagnostics
import Linting

/// `trellis-lint doctor`
enum DoctorCommand: Command {
    static let declaration = CommandDeclaration(
        "doctor",
        abstract: "Finds what goes wrong in configurations without anybody being told.",
        discussion: [
            "Keys that a later file switches off, exclusions that match nothing, files that are ignored, versions that do not fit, rules "
                + "that are configured and not on, and rules of the trellis.yml that decide nothing."
        ],
        positionals: [LintOptions.project, LintOptions.names],
        options: LintOptions.shared,
        examples: [.init("trellis-lint doctor App.xcodeproj", "look at the configurations of all targets")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let session = try LintSession(LintOptions.lintArguments(from: arguments), in: LintOptions.environment)
        let diagnostics = try ConfigurationDoctor(session).diagnostics
        let isWell = diagnostics.allSatisfy { $0.severity == .note }
        return Response(output: diagnostics.map { "\($0)\n" }.joined(), status: isWell ? .success : .findings)
    }
}
