import CommandLineSupport
import Diagnostics
import ProjectInspection
import ProjectModel
import SystemSupport

/// `trellis-project format`
enum FormatCommand: Command {
    static let projects = Positional("PROJECT", .oneOrMore, help: "an .xcodeproj, a folder with one, or the project file itself")
    static let check = Flag("check", help: "print nothing but a line for each file that differs")
    static let write = Flag("write", help: "replace the files")

    static let declaration = CommandDeclaration(
        "format",
        abstract: "Prints a project file as Xcode itself would write it.",
        discussion: [
            "Order, quotation marks, comments and line breaks become those of Xcode, in the style of the file's own version; "
                + "no value is lost, but comments of people are. The exit code of --check is 1 when a file differs."
        ],
        positionals: [projects],
        flags: [check, write],
        examples: [
            .init("trellis-project format App.xcodeproj | diff App.xcodeproj/project.pbxproj -", "what Xcode would change"),
            .init("trellis-project format --check App.xcodeproj", "for continuous integration"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let isCheck = arguments[flag: check]
        guard !isCheck || !arguments[flag: write] else { throw UsageError.contradiction("'--check' and '--write' exclude each other") }
        let paths = arguments.all(projects)
        guard paths.count == 1 || isCheck || arguments[flag: write] else {
            throw UsageError.contradiction("only one project can be printed; use '--check' or '--write' for several")
        }
        var output = ""
        var diagnostics: [Diagnostic] = []
        var status = ExitStatus.success
        for path in paths {
            let project: FormattedProject
            do {
                project = try FormattedProject(path, fileSystem: DiskFileSystem())
            } catch let error as DiagnosticError where paths.count > 1 {
                // One file that is no project does not keep the others from being looked at.
                diagnostics += error.diagnostics
                status = .failure
                continue
            }
            diagnostics += project.diagnostics
            if isCheck {
                guard let finding = project.finding else { continue }
                output += finding.description + "\n"
                if status == .success { status = .findings }
            } else if arguments[flag: write] {
                let file = ProcessEnvironment.absolutePath(project.path)
                try ProjectFileReplacement.replace(file, holding: project.original, with: project.formatted)
            } else {
                output = String(decoding: project.formatted, as: UTF8.self)
            }
        }
        return Response(output: output, diagnostics: diagnostics, status: status)
    }
}
