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
        let rule = tree.rule(forName: name)
        let bits = PathText.components(PathText.parent(of: source.path)).reduce(0) { $0 | SpecDestination.bit(ofFolder: String($1)) }
        guard let prototype = prototype(for: rule, source: source, in: &collector) else { return }
        let place = Place(path: path, language: SourceTree.language(ofFolder: PathText.parent(of: path)), destinations: bits)
        add(prototype, name: name, at: place, source: source, to: &collector)
    }

    private func addFolder(_ source: SpecSource, path: String, to collector: inout MemberCollector) {
        let rule = SourceFileTypes.Rule(phase: .fixed(.resources), type: "folder", isItem: true)
        guard let prototype = prototype(for: rule, source: source, in: &collector) else { return }
        add(prototype, name: "", at: Place(path: path), source: source, to: &collector)
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
        let prototypes = prototypes(for: walk.items, rules: tree.types.rules, source: source, in: &collector)
        // Items come folder by folder, and taking a folder out of the tree counts the references to all that it holds.
        var number: Int32 = 0
        var folder = tree.folders[0]
        for item in walk.items {
            guard let prototype = prototypes[Int(item.rule)] else { continue }
            if item.folder != number { (number, folder) = (item.folder, tree.folders[Int(item.folder)]) }
            let name = folder.entries[Int(item.entry)].name
            let place = Place(path: folder.prefix + name, language: folder.language, destinations: item.destinations)
            add(prototype, name: name, at: place, source: source, to: &collector)
        }
    }

    /// Where a file is, and what that says about it.
    private struct Place {
        var path: String
        var language: String?
        var destinations: UInt8 = 0
    }

    /// A prototype for each rule that occurs, with room for what is going to be made of it.
    private func prototypes(
        for items: [SourceWalk.Item],
        rules: [SourceFileTypes.Rule],
        source: SpecSource,
        in collector: inout MemberCollector
    ) -> [MemberCollector.Member?] {
        var counts = Array(repeating: 0, count: rules.count)
        for item in items { counts[Int(item.rule)] += 1 }
        var prototypes: [MemberCollector.Member?] = Array(repeating: nil, count: rules.count)
        var roomByPhase: [Int: Int] = [:]
        for (rule, count) in counts.enumerated() where count > 0 {
            guard let prototype = prototype(for: rules[rule], source: source, in: &collector) else { continue }
            prototypes[rule] = prototype
            roomByPhase[prototype.phase, default: 0] += count
        }
        for (phase, count) in roomByPhase { collector.reserve(count, inPhase: phase, total: items.count) }
        return prototypes
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
            let path = tree.folders[item.folder].prefix + item.name
            guard !informationFiles.contains(path), let key = phase(for: item.isExplicitFolder ? .resources : row.phase) else { continue }
            let type = item.isExplicitFolder ? "folder" : row.type
            let member = collector.member(
                ProjectFile(path: .absolute(path), fileType: type, language: item.language),
                of: key,
                attributes: [],
                platforms: source.platforms,
                reason: .specSource(path: source.path)
            )
            collector.add(member)
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

    /// A member for the files of one rule, whose path is still to be filled in; `nil` when they are built nowhere.
    private func prototype(
        for rule: SourceFileTypes.Rule,
        source: SpecSource,
        in collector: inout MemberCollector
    ) -> MemberCollector.Member? {
        guard let key = phase(for: rule, source: source) else { return nil }
        var attributes = source.attributes + rule.attributes
        if key == .headers, source.headerVisibility != .project {
            attributes.append(source.headerVisibility == .public ? "Public" : "Private")
        }
        return collector.member(
            ProjectFile(path: .absolute(""), fileType: rule.type, language: nil),
            of: key,
            attributes: attributes,
            platforms: source.platforms,
            compilerFlags: key == .sources ? source.compilerFlags ?? rule.compilerFlags : nil,
            reason: .specSource(path: source.path)
        )
    }

    /// Adds a file, unless it is the Info.plist.
    private func add(
        _ prototype: MemberCollector.Member,
        name: String,
        at place: Place,
        source: SpecSource,
        to collector: inout MemberCollector
    ) {
        if source.buildPhase == nil, !informationFiles.isEmpty, informationFiles.contains(place.path) { return }
        let infers = source.infersPlatforms && source.platforms.isEmpty
        let platforms = infers ? SpecDestination.filters(folders: place.destinations, fileName: name) : nil
        collector.add(like: prototype, path: place.path, language: place.language, platforms: platforms)
    }
}
