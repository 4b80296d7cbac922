import Diagnostics
import ProjectModel
import SystemSupport

/// A spec in memory, in the folder `/code`, and the files of its project.
struct SampleSpec {
    private var contents: [String: String]

    /// - Parameters:
    ///   - text: the content of `project.yml`.
    ///   - specs: other files by path below the folder.
    ///   - files: the paths of empty files below the folder; a path that ends in `/` is an empty folder.
    init(_ text: String, specs: [String: String] = [:], files: [String] = []) {
        contents = ["/code/project.yml": text]
        for (path, text) in specs { contents["/code/" + path] = text }
        for path in files { contents["/code/" + path] = "" }
    }

    /// A spec with one target `App` that has nothing but these lines, which are indented by four blanks.
    init(target lines: String, type: String = "application", platform: String = "iOS", top: String = "", files: [String] = []) {
        let body = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
        let text = "name: Sample\n\(top)targets:\n  App:\n    type: \(type)\n    platform: \(platform)\n\(body)\n"
        self.init(text, files: files)
    }

    func merged(environment: [String: String] = [:]) throws -> (spec: MergedSpec, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let spec = try MergedSpec.read(
            at: "/code/project.yml",
            fileSystem: MemoryFileSystem(contents),
            environment: environment,
            diagnostics: &diagnostics
        )
        return (spec, diagnostics)
    }

    /// The tree as JSON in one line, without blanks.
    func json(environment: [String: String] = [:]) throws -> String {
        let text = try merged(environment: environment).spec.json(isSorted: false)
        return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    }

    func load(environment: [String: String] = [:]) throws -> (project: XcodeGenProject, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let project = try XcodeGenProject.load(
            at: "/code/project.yml",
            fileSystem: MemoryFileSystem(contents),
            environment: environment,
            diagnostics: &diagnostics
        )
        return (project, diagnostics)
    }

    /// The members of a target as `phase path`, with `/code/` left out, in their order.
    func members(of name: String = "App") throws -> [String] {
        let project = try load().project
        return project.targets(named: name).flatMap { project.memberships(of: $0) }.map { membership in
            membership.phase.name + " " + Self.shown(membership.file.path)
        }
    }

    /// What is said about a setting of a target in a configuration.
    func setting(_ key: String, of name: String? = "App", _ configuration: String = "Debug") throws -> String? {
        let project = try load().project
        let target = name.flatMap { project.targets(named: $0).first }
        let entry = project.writtenSettings(of: target, configuration: configuration).entries.first { $0.key == key }
        switch entry?.value {
        case nil: return nil
        case .text(let text): return text
        case .list(let texts): return "(" + texts.joined(separator: ", ") + ")"
        }
    }

    /// The lines of what is reported, or of what was thrown, with `/code/` left out.
    func reports(environment: [String: String] = [:]) -> [String] {
        do {
            return try load(environment: environment).diagnostics.map(Self.line)
        } catch {
            return (error as? DiagnosticError)?.diagnostics.map(Self.line) ?? ["\(error)"]
        }
    }

    private static func line(_ diagnostic: Diagnostic) -> String {
        let text = diagnostic.description
        return text.hasPrefix("/code/") ? String(text.dropFirst("/code/".count)) : text
    }

    static func shown(_ path: ResolvedPath) -> String {
        let text = path.description
        return text.hasPrefix("/code/") ? String(text.dropFirst("/code/".count)) : text
    }
}
