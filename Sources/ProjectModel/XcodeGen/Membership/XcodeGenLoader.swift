import Diagnostics
import SystemSupport

/// Finds the members and settings of all targets of a spec.
struct XcodeGenLoader {
    let spec: Spec
    private let dependencies: SpecDependencies
    private var settings: SpecSettingsResolver
    private var tree: SourceTree
    private var otherProjects: OtherProjects
    private var memberCount = 0
    private var settingCount = 0
    private var projectLists: [String: SettingList] = [:]

    private(set) var targets: [Target] = []
    private(set) var members: [String: [Membership]] = [:]
    private(set) var locations: [XcodeGenProject.MemberReason: SourceLocation] = [:]
    private(set) var projectSettings: [String: WrittenSettings] = [:]
    private(set) var targetSettings: [String: [String: WrittenSettings]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// The most settings that all targets may have together.
    private static let settingLimit = 2_000_000

    init(spec: Spec, fileSystem: any FileSystem) {
        self.spec = spec
        dependencies = SpecDependencies(spec)
        settings = SpecSettingsResolver(spec: spec, fileSystem: fileSystem)
        tree = SourceTree(fileSystem: fileSystem, types: SourceFileTypes(own: spec.options.fileTypes))
        otherProjects = OtherProjects(spec: spec, fileSystem: fileSystem)
    }

    /// Does all the work.
    mutating func load() throws(DiagnosticError) {
        for configuration in spec.configurations {
            let list = try settings.project(configuration, diagnostics: &diagnostics)
            projectLists[configuration.name] = list
            projectSettings[configuration.name] = written(list, file: spec.configurationFiles[configuration.name])
        }
        for target in spec.targets {
            guard members[target.name] == nil else {
                let message = "there are two targets with the name '\(target.name)'; the second is left out"
                diagnostics.append(Diagnostic(.error, "duplicate-target", message, at: target.location))
                continue
            }
            try load(target)
        }
        checkFileGroups()
        diagnostics += otherProjects.diagnostics
    }

    private mutating func load(_ target: SpecTarget) throws(DiagnosticError) {
        var lists: [SettingList] = []
        for configuration in spec.configurations {
            lists.append(try settings.target(target, configuration, diagnostics: &diagnostics))
        }
        var collector = MemberCollector(target: target.name, mayRepeat: target.sources.count > 1)
        var sources = SourceMembers(spec: spec, target: target, informationFiles: informationFiles(of: target, lists: lists))
        try sources.add(to: &collector, tree: &tree, limit: SourceMembers.limit - memberCount)
        diagnostics += sources.diagnostics
        collector.expectRepetition()
        var needsObjectiveCLinking = false
        if var linked = DependencyMembers(dependencies, target: target) {
            linked.add(to: &collector, otherProjects: &otherProjects)
            diagnostics += linked.diagnostics
            needsObjectiveCLinking = linked.needsObjectiveCLinking
        }
        addPhases(of: target, to: &collector)
        memberCount += collector.count
        let taken = collector.take()
        members[target.name] = taken.members
        addLocations(of: target)
        let automatic = AutomaticSettings(
            dependencies: dependencies,
            target: target,
            foundInformationFile: sources.foundInformationFile,
            needsObjectiveCLinking: needsObjectiveCLinking
        )
        try setSettings(of: target, lists: &lists, automatic: automatic)
        targets.append(self.target(target, phases: taken.phases, lists: lists))
    }

    /// The files that are the Info.plist in some configuration.
    private func informationFiles(of target: SpecTarget, lists: [SettingList]) -> [String] {
        var files: [String] = []
        for (list, configuration) in zip(lists, spec.configurations) {
            let name = "INFOPLIST_FILE"
            let text = list[name]?.text ?? projectLists[configuration.name]?[name]?.text ?? target.info?.path
            guard var path = text else { continue }
            for prefix in ["$(SRCROOT)/", "$(PROJECT_DIR)/"] where path.hasPrefix(prefix) { path = String(path.dropFirst(prefix.count)) }
            let file = spec.absolute(path)
            if !files.contains(file) { files.append(file) }
        }
        return files
    }

    /// The phases that a target has whatever its members are.
    private func addPhases(of target: SpecTarget, to collector: inout MemberCollector) {
        for (index, name) in target.scripts.before.enumerated() { collector.add(.scriptBefore(index), scriptName: name) }
        for (index, name) in target.scripts.afterCompiling.enumerated() {
            collector.add(.scriptAfterCompiling(index), scriptName: name)
        }
        for (index, name) in target.scripts.atEnd.enumerated() { collector.add(.scriptAtEnd(index), scriptName: name) }
        guard target.kind != .aggregate else { return }
        let type = SpecProductType(name: target.type)
        if type?.canDoWithoutSources != true { collector.add(.sources) }
        if type?.isStaticLibrary == true, collector.holdsSwift { collector.add(.interfaceHeader) }
    }

    private mutating func addLocations(of target: SpecTarget) {
        for source in target.sources {
            let key = XcodeGenProject.MemberReason(target: target.name, reason: .specSource(path: source.path))
            if locations[key] == nil { locations[key] = source.location }
        }
        for dependency in dependencies.dependencies(of: target) {
            let key = XcodeGenProject.MemberReason(target: target.name, reason: .specDependency(name: dependency.name))
            if locations[key] == nil { locations[key] = dependency.location }
        }
    }

    private mutating func setSettings(
        of target: SpecTarget,
        lists: inout [SettingList],
        automatic: AutomaticSettings
    ) throws(DiagnosticError) {
        for (index, configuration) in spec.configurations.enumerated() {
            let fileKeys = settings.configurationFileKeys(of: target, configuration)
                .union(settings.configurationFileKeys(of: nil, configuration))
            let project = projectLists[configuration.name]
            automatic.add(to: &lists[index]) { key, list in
                list[key] != nil || project?[key] != nil || fileKeys.contains(key)
            }
            settingCount += lists[index].entries.count
            guard settingCount <= Self.settingLimit else {
                let message = "the targets have more than \(Self.settingLimit) settings together; this one is too much"
                throw DiagnosticError("spec-limit", message, at: target.location)
            }
            let file = target.configurationFiles[configuration.name]
            targetSettings[target.name, default: [:]][configuration.name] = written(lists[index], file: file)
        }
    }

    private func written(_ list: SettingList, file: SpecTarget.SpecFile?) -> WrittenSettings {
        WrittenSettings(
            configurationFile: file.map { spec.absolute($0.path) },
            configurationFileLocation: file?.location,
            entries: list.entries
        )
    }

    private func target(_ target: SpecTarget, phases: [BuildPhase], lists: [SettingList]) -> Target {
        let type = target.kind == .native ? SpecProductType(name: target.type) : nil
        return Target(
            identifier: target.name,
            name: target.name,
            kind: target.kind,
            productType: type.map { ProductType(rawValue: "com.apple.product-type." + $0.name) },
            productName: type.map { $0.fileName(product: target.productName) },
            platformHints: platformHints(lists),
            configurations: spec.configurations.map(\.name),
            phases: phases,
            dependencies: dependencies.targetDependencies(of: target, otherProjects: otherProjects),
            location: target.location
        )
    }

    /// The values of `SUPPORTED_PLATFORMS`, else of `SDKROOT`, of the target's configurations, else of the project's.
    private func platformHints(_ lists: [SettingList]) -> [String] {
        let projectLists = spec.configurations.compactMap { self.projectLists[$0.name] }
        for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
            for level in [lists, projectLists] {
                let values = level.compactMap { $0[key]?.text }.flatMap { $0.split(separator: " ") }.map(String.init)
                let hints = values.filter { !$0.contains("$") && $0 != "auto" }
                if !hints.isEmpty { return Set(hints).sorted() }
            }
        }
        return []
    }

    private mutating func checkFileGroups() {
        for group in spec.fileGroups where tree.fileSystem.kind(at: spec.absolute(group.path)) == nil {
            let message = "there is nothing at '\(group.path)', which 'fileGroups' names"
            diagnostics.append(Diagnostic(.warning, "missing-file-group", message, at: group.location))
        }
    }
}
