import Diagnostics
import SystemSupport

/// Finds out what becomes of everything in the folder of a target.
///
/// The order of precedence is: what is excluded; resources that are declared; sources that are declared; the extension. Names that
/// begin with a dot, Xcode's projects and workspaces, playgrounds, and the manifests in the package's own folder are not looked at.
/// Links are followed, as SwiftPM does, but no further than two within each other, so that links in a circle come to an end.
struct TargetFileWalk {
    let fileSystem: any FileSystem
    /// The folder of the package, absolute.
    let package: String
    /// The folder of the target below the package; `.` for the package itself.
    let folder: String
    let target: DeclaredTarget
    let tools: ToolsVersion
    let defaultLocalization: String?
    /// Where the target is declared, for diagnostics.
    let location: SourceLocation?

    private let declared: DeclaredPaths
    private(set) var files: [PackageFile] = []
    private(set) var diagnostics: [Diagnostic] = []

    private static let depthLimit = 256
    private static let linkLimit = 2
    private static let entryLimit = 1_000_000

    init(
        of target: DeclaredTarget,
        folder: String,
        manifest: PackageManifest,
        package: String,
        location: SourceLocation?,
        fileSystem: any FileSystem
    ) {
        self.fileSystem = fileSystem
        self.package = package
        self.folder = folder
        self.target = target
        self.location = location
        tools = manifest.toolsVersion
        defaultLocalization = manifest.defaultLocalization
        declared = DeclaredPaths(of: target)
    }

    /// Something that the walk has still to look at, with what the folders above it have been declared to be.
    private struct Step {
        /// The path below the folder of the target.
        var path: String
        var entry: DirectoryEntry
        var depth = 0
        var links = 0
        /// The resources of the target that name it or a folder above it.
        var resources: [Int] = []
        var isDeclaredSource = false
        var isPublic = false
        /// The name of the `.lproj` folder that it stands in, without the extension.
        var language: String?
    }

    /// Walks the folder, and fills ``files`` in the order of their paths.
    mutating func walk() {
        checkDeclaredPaths()
        guard !declared.excluded.contains("") else { return }
        var count = 0
        var pending = [start]
        while let step = pending.popLast() {
            count += 1
            guard count <= Self.entryLimit else {
                report(.error, "too-many-files", "the target '\(target.name)' has more than \(Self.entryLimit) files; exclude some")
                return
            }
            if step.path.isEmpty || isEntered(step) { pending += children(of: step).reversed() }
        }
    }

    private var start: Step {
        matched(Step(path: "", entry: DirectoryEntry(name: "", kind: .directory)))
    }

    /// A step with what is declared for its own path.
    private func matched(_ step: Step) -> Step {
        var step = step
        step.resources += declared.resources[step.path] ?? []
        step.isDeclaredSource = step.isDeclaredSource || declared.sources?.contains(step.path) == true
        step.isPublic = step.isPublic || declared.publicHeaders == step.path
        return step
    }

    private func children(of step: Step) -> [Step] {
        let entries = (try? fileSystem.entries(of: absolute(step.path))) ?? []
        let language = PathText.fileExtension(of: step.entry.name) == "lproj" ? String(step.entry.name.dropLast(6)) : nil
        return entries.compactMap { entry in
            let path = step.path.isEmpty ? entry.name : step.path + "/" + entry.name
            let fileExtension = PathText.fileExtension(of: entry.name)
            guard !entry.name.hasPrefix("."), !AutomaticRule.isPassedOver(extension: fileExtension, tools: tools) else { return nil }
            if step.path.isEmpty, folder == ".", isManifest(entry.name) { return nil }
            var child = step
            child.path = path
            child.entry = entry
            child.depth += 1
            child.links += entry.isSymbolicLink ? 1 : 0
            child.language = language
            return matched(child)
        }
    }

    private func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name == "Package.resolved" || (name.hasPrefix("Package@") && name.hasSuffix(".swift"))
    }

    /// Says what becomes of a step; whether it is a folder to look into instead.
    private mutating func isEntered(_ step: Step) -> Bool {
        if declared.excluded.contains(step.path) {
            add(step, .excluded)
            return false
        }
        if step.entry.isSymbolicLink, fileSystem.kind(at: absolute(step.path)) == nil {
            report(.warning, "broken-link", "the link '\(shown(step.path))' leads nowhere; the target '\(target.name)' goes without it")
            return false
        }
        let isCopied = declared.resources[step.path]?.contains { target.resources[$0].rule == .copy } ?? false
        let fileExtension = PathText.fileExtension(of: step.entry.name)
        if step.entry.kind == .file || isCopied || AutomaticRule.isOneItem(extension: fileExtension, tools: tools) {
            add(step, role(of: step, extension: fileExtension))
            return false
        }
        if step.language != nil {
            report(.error, "nested-localization", "'\(shown(step.path))' is a folder in a folder for a language, which SwiftPM forbids")
            return false
        }
        return step.depth < Self.depthLimit && step.links <= Self.linkLimit
    }

    private mutating func role(of step: Step, extension fileExtension: String) -> PackageFile.Role {
        if step.isDeclaredSource { return declaredSourceRole(of: step, extension: fileExtension) }
        if let index = step.resources.last {
            if step.resources.count > 1 {
                report(.error, "overlapping-resources", "'\(shown(step.path))' has more than one rule in 'resources:' of '\(target.name)'")
            }
            return .resource(resource(step, target.resources[index]))
        }
        switch AutomaticRule(extension: fileExtension, tools: tools) {
        case .compile where declared.sources == nil: return .source
        case .header: return .header(step.isPublic ? .public : .project)
        case .moduleMap: return .moduleMap
        case .process: return .resource(automatic(step, .process))
        case .processInXcode: return .resource(automatic(step, .processInXcode))
        case .ignore: return .ignored
        default: return step.language == nil ? .unhandled : .resource(automatic(step, .process))
        }
    }

    /// What is declared to be a source is one whatever its extension, but for headers; before 5.3 the extension had to fit.
    private mutating func declaredSourceRole(of step: Step, extension fileExtension: String) -> PackageFile.Role {
        if !step.resources.isEmpty {
            report(.error, "overlapping-rules", "'\(shown(step.path))' is both a source and a resource of '\(target.name)'")
        }
        let automatic = AutomaticRule(extension: fileExtension, tools: tools)
        if automatic == .header { return .header(step.isPublic ? .public : .project) }
        return tools >= ToolsVersion(5, 3) || automatic == .compile ? .source : .unhandled
    }

    private mutating func resource(_ step: Step, _ resource: DeclaredTarget.Resource) -> PackageFile.Resource {
        switch resource.rule {
        case .copy: return PackageFile.Resource(rule: .copy, declaredPath: resource.path)
        case .embedInCode: return PackageFile.Resource(rule: .embedInCode, declaredPath: resource.path)
        case .process(let localization):
            if localization != nil, step.language != nil {
                report(
                    .error,
                    "two-localizations",
                    "'\(shown(step.path))' has a language by its folder and another by its rule in 'resources:'; keep one of them"
                )
            }
            let explicit = localization.map { $0 == "base" ? "Base" : defaultLocalization ?? $0 }
            return PackageFile.Resource(
                rule: .process, declaredPath: resource.path, localization: explicit ?? Self.localization(step.language)
            )
        }
    }

    private func automatic(_ step: Step, _ rule: ResourceRule) -> PackageFile.Resource {
        PackageFile.Resource(rule: rule, declaredPath: step.path, localization: Self.localization(step.language))
    }

    private static func localization(_ language: String?) -> String? {
        language.map { $0 == "Base" ? $0 : $0.lowercased() }
    }

    private mutating func add(_ step: Step, _ role: PackageFile.Role) {
        files.append(PackageFile(path: shown(step.path), role: role))
    }

    /// The path below the package.
    private func shown(_ path: String) -> String {
        folder == "." ? path : path.isEmpty ? folder : folder + "/" + path
    }

    private func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(package, shown(path)))
    }
}

extension TargetFileWalk {
    private mutating func report(_ severity: Severity, _ code: String, _ message: String) {
        diagnostics.append(Diagnostic(severity, code, message, at: location))
    }

    /// Names what the manifest declares and is not there.
    private mutating func checkDeclaredPaths() {
        let lists = [
            ("exclude", target.exclude), ("source", target.sources ?? []), ("resource", target.resources.map(\.path)),
        ]
        for (kind, paths) in lists {
            for path in paths where fileSystem.kind(at: absolute(PathText.normalized(path))) == nil {
                let list = kind == "exclude" ? "exclude:" : kind + "s:"
                report(.warning, "missing-\(kind)", "'\(shown(path))' does not exist; correct '\(list)' of the target '\(target.name)'")
            }
        }
    }
}
