import Diagnostics
import SystemSupport

/// Puts what the `sources` of a target name into the phases of the target.
struct SourceMembers {
    let spec: Spec
    let target: SpecTarget
    let type: SpecProductType?
    /// The files that are the Info.plist of the target in some configuration, absolute; they belong to no phase.
    let informationFiles: [String]
    private(set) var diagnostics: [Diagnostic] = []
    /// The first `Info.plist` in the sources, absolute.
    private(set) var foundInformationFile: String?

    /// The most files that the targets of a spec may have together.
    static let limit = 2_000_000

    init(spec: Spec, target: SpecTarget, informationFiles: [String]) {
        self.spec = spec
        self.target = target
        self.informationFiles = informationFiles
        type = target.type.isEmpty ? nil : SpecProductType(name: target.type)
    }

    /// Adds the members of all entries.
    ///
    /// - Throws: `DiagnosticError` when there are more than the limit.
    mutating func add(to collector: inout MemberCollector, tree: inout SourceTree, limit: Int) throws(DiagnosticError) {
        for source in target.sources {
            try add(source, to: &collector, tree: &tree, limit: limit - collector.count)
        }
    }

    private mutating func add(
        _ source: SpecSource,
        to collector: inout MemberCollector,
        tree: inout SourceTree,
        limit: Int
    ) throws(DiagnosticError) {
        let path = spec.absolute(source.path)
        guard let fileKind = tree.fileSystem.kind(at: path) else {
            if !source.isOptional { reportMissing(source) }
            return
        }
        let hasExtension = !PathText.fileExtension(of: path).isEmpty
        let kind = source.kind ?? (fileKind == .file || hasExtension ? .file : spec.options.defaultFolderType)
        switch kind {
        case .file: addFile(source, path: path, to: &collector, tree: &tree)
        case .folder: addFolder(source, path: path, to: &collector)
        case .group:
            if fileKind == .file {
                addFile(source, path: path, to: &collector, tree: &tree)
            } else {
                try addGroup(source, path: path, to: &collector, tree: &tree, limit: limit)
            }
        case .syncedFolder: try addSynchronized(source, path: path, to: &collector, tree: &tree, limit: limit)
        }
    }

    private mutating func reportMissing(_ source: SpecSource) {
        let isPattern = source.path.utf8.contains { "*?[{".utf8.contains($0) }
        let remedy = isPattern ? "patterns belong into 'includes' and 'excludes'" : "correct the path, or write 'optional: true'"
        let message = "there is no source '\(source.path)' for the target '\(target.name)'; \(remedy)"
        diagnostics.append(Diagnostic(.error, "missing-source", message, at: source.location))
    }

    private mutating func addFile(
        _ source: SpecSource,
        path: String,
        to collector: inout MemberCollector,
        tree: inout SourceTree
    ) {
        let name = PathText.lastComponent(of: path)
        if name == "Info.plist" { foundInformationFile = foundInformationFile ?? path }
        let folder = PathText.lastComponent(of: PathText.parent(of: path))
        let rule = tree.rule(forName: name)
        let bits = PathText.components(PathText.parent(of: source.path)).reduce(0) { $0 | SpecDestination.bit(ofFolder: String($1)) }
        add(
            ProjectFile(
                path: .absolute(path),
                fileType: rule.type,
                language: folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
            ),
            name: name,
            rule: rule,
            source: source,
            destinations: source.infersPlatforms ? bits : 0,
            to: &collector
        )
    }

    private func addFolder(_ source: SpecSource, path: String, to collector: inout MemberCollector) {
        let rule = SourceFileTypes.Rule(phase: .fixed(.resources), type: "folder", isItem: true)
        let file = ProjectFile(path: .absolute(path), fileType: "folder", language: nil)
        add(file, name: PathText.lastComponent(of: path), rule: rule, source: source, destinations: 0, to: &collector)
    }

    private mutating func addGroup(
        _ source: SpecSource,
        path: String,
        to collector: inout MemberCollector,
        tree: inout SourceTree,
        limit: Int
    ) throws(DiagnosticError) {
        var walk = SourceWalk(source, root: path, shownPath: source.path, limit: limit)
        walk.run(in: &tree, folder: tree.folder(at: path))
        guard !walk.isOverLimit else { throw Self.tooMany(at: source.location) }
        foundInformationFile = foundInformationFile ?? walk.informationFile
        for item in walk.items {
            let rule = tree.types.rules[item.rule]
            guard let key = phase(for: rule, source: source) else { continue }
            let path = tree.folders[item.folder].path + "/" + item.name
            add(
                ProjectFile(path: .absolute(path), fileType: rule.type, language: item.language),
                name: item.name,
                rule: rule,
                source: source,
                destinations: item.destinations,
                to: key,
                in: &collector
            )
        }
    }

    private mutating func addSynchronized(
        _ source: SpecSource,
        path: String,
        to collector: inout MemberCollector,
        tree: inout SourceTree,
        limit: Int
    ) throws(DiagnosticError) {
        var walk = SynchronizedSourceWalk(source, root: path, limit: limit)
        walk.run(in: &tree, folder: tree.folder(at: path))
        guard !walk.isOverLimit else { throw Self.tooMany(at: source.location) }
        foundInformationFile = foundInformationFile ?? walk.informationFile
        for item in walk.items {
            let row = FileTypeTable.row(forFileName: item.name, extension: PathText.fileExtension(of: item.name))
            let path = tree.folders[item.folder].path + "/" + item.name
            guard !informationFiles.contains(path), let key = phase(for: item.isExplicitFolder ? .resources : row.phase) else { continue }
            collector.add(
                ProjectFile(
                    path: .absolute(path),
                    fileType: item.isExplicitFolder ? "folder" : row.type,
                    language: item.language
                ),
                to: key,
                attributes: [],
                platforms: source.platforms,
                reason: .specSource(path: source.path)
            )
        }
    }

    private static func tooMany(at location: SourceLocation) -> DiagnosticError {
        DiagnosticError("spec-limit", "the targets have more than \(limit) files together; this source is too much", at: location)
    }
}

extension SourceMembers {
    /// The phase for a file by its rule, unless the source says otherwise; `nil` when it is built nowhere.
    private func phase(for rule: SourceFileTypes.Rule, source: SpecSource) -> SpecPhase? {
        if let phase = source.buildPhase { return key(for: phase, visibility: source.headerVisibility) }
        switch rule.phase {
        case .fixed(let phase): return key(for: phase, visibility: source.headerVisibility)
        case .moduleMap: return type?.isStaticLibrary == true ? .copyBefore(SpecPhase.libraryHeaders) : nil
        case .crossImport: return type?.name == "framework" ? .copyBefore(SpecPhase.frameworkModules) : nil
        }
    }

    /// The phase of the target. Only frameworks and dynamic libraries have a phase for headers; a static library copies those that
    /// everyone may see.
    private func key(for phase: SpecBuildPhase, visibility: Membership.Visibility) -> SpecPhase? {
        switch phase {
        case .none: return nil
        case .sources: return .sources
        case .resources: return target.hasResourcesFirst ? .resourcesFirst : .resources
        case .frameworks: return .frameworks
        case .copy(let destination): return .copyAfter(destination)
        case .headers:
            if type?.isStaticLibrary == true { return visibility == .public ? .copyBefore(SpecPhase.libraryHeaders) : nil }
            return type?.isFramework == true || type?.isDynamicLibrary == true ? .headers : nil
        }
    }

    /// The phase for a file of a folder that Xcode watches.
    private func phase(for phase: DefaultPhase) -> SpecPhase? {
        switch phase {
        case .sources: .sources
        case .resources: key(for: .resources, visibility: .project)
        case .headers: type?.isFramework == true || type?.isDynamicLibrary == true ? .headers : nil
        case .frameworks: .frameworks
        case .rez, .appleScript, .copy, .none: nil
        }
    }

    private func add(
        _ file: ProjectFile,
        name: String,
        rule: SourceFileTypes.Rule,
        source: SpecSource,
        destinations: UInt8,
        to collector: inout MemberCollector
    ) {
        guard let key = phase(for: rule, source: source) else { return }
        add(file, name: name, rule: rule, source: source, destinations: destinations, to: key, in: &collector)
    }

    private func add(
        _ file: ProjectFile,
        name: String,
        rule: SourceFileTypes.Rule,
        source: SpecSource,
        destinations: UInt8,
        to key: SpecPhase,
        in collector: inout MemberCollector
    ) {
        if source.buildPhase == nil, !informationFiles.isEmpty, let path = file.absolutePath, informationFiles.contains(path) { return }
        var attributes = source.attributes + rule.attributes
        if key == .headers, source.headerVisibility != .project {
            attributes.append(source.headerVisibility == .public ? "Public" : "Private")
        }
        var platforms = source.platforms
        if platforms.isEmpty, source.infersPlatforms { platforms = SpecDestination.filters(folders: destinations, fileName: name) }
        collector.add(
            file,
            to: key,
            attributes: attributes,
            platforms: platforms,
            compilerFlags: key == .sources ? source.compilerFlags ?? rule.compilerFlags : nil,
            reason: .specSource(path: source.path)
        )
    }
}
