import CommandLineSupport
import JSON
import ProjectInspection

/// `trellis-project settings`
enum SettingsCommand: Command {
    static let keys = Positional("KEY", .any, help: "the settings to print; all that have a value when left out", completion: .nothing)
    static let target = ValueOption("target", letter: "t", value: "NAME", help: "the target; all targets when left out", isRepeatable: true)
    static let explain = ValueOption("explain", value: "KEY", help: "print every level that has a say in a setting", isRepeatable: true)

    static let declaration = CommandDeclaration(
        "settings",
        abstract: "Tells what build settings resolve to, and why.",
        discussion: [
            "The levels of Xcode are put on top of each other: defaults, the project and its xcconfig, the target and its xcconfig, "
                + "then --define. Conditions, $(inherited), nested names and modifiers are evaluated as Xcode does. What only an installed "
                + "Xcode knows, such as the path of an SDK, has no value here.",
            "The exit code is 1 when a setting that is named has no value in any target.",
        ],
        positionals: [ProjectOptions.project, keys],
        flags: [ProjectOptions.references, ProjectOptions.json],
        options: [target, SettingsOptions.configuration, SettingsOptions.sdk, SettingsOptions.arch, SettingsOptions.define, explain]
            + ProjectOptions.shared,
        examples: [
            .init("trellis-project settings App.xcodeproj --target App SWIFT_VERSION", "one setting of one target"),
            .init("trellis-project settings App.xcodeproj -t App -c Debug --explain OTHER_LDFLAGS", "who sets it, lowest level first"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let opened = try OpenedWorkspace(try ProjectOptions.request(from: arguments))
        let targets = try opened.targets(named: arguments.all(target))
        let question = try SettingsOptions.question(from: arguments)
        let explained = arguments.all(explain)
        guard explained.isEmpty || arguments.all(keys).isEmpty else {
            throw UsageError.contradiction("'--explain' names its setting itself; leave out '\(arguments.all(keys)[0])'")
        }
        let isJSON = arguments[flag: ProjectOptions.json]
        if !explained.isEmpty {
            let report = try ExplanationReport(opened, targets: targets, names: explained, question: question)
            let text = report.tables.map { $0.head + "\n" + TextTable($0.rows).text }.joined(separator: "\n")
            return Response(
                output: isJSON ? JSONWriter.text(report.json) : text,
                diagnostics: report.diagnostics,
                status: report.hasUnknownNames ? .findings : .success
            )
        }
        let report = try SettingsReport(opened, targets: targets, names: arguments.all(keys), question: question)
        return Response(
            output: isJSON ? JSONWriter.text(report.json) : report.text,
            diagnostics: report.diagnostics,
            status: report.hasUnknownNames ? .findings : .success
        )
    }
}
