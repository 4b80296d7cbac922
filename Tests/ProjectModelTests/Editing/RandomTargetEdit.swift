import ProjectModel
import PropertyLists
import TestSupport

/// Edits of the targets, phases, settings and packages of a real project, each with the edit that undoes it.
enum RandomTargetEdit {
    /// An edit that the project may take; `nil` when what was drawn does not occur in it.
    static func make(for edit: ProjectEdit, round: Int, using generator: inout SeededGenerator) -> RandomEdit? {
        let target = edit.project.targets.randomElement(using: &generator)
        let other = edit.project.targets.randomElement(using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return target.map { addPhase(to: $0.identifier, round, using: &generator) }
        case 1: return target.map { addScript(to: $0.identifier, round, using: &generator) }
        case 2: return addTarget(round, using: &generator)
        case 3: return other.map { addTest(round, of: $0.identifier) }
        case 4: return target.flatMap { target in other.map { addDependency(of: target.identifier, on: $0.identifier) } }
        case 5: return target.flatMap { target in other.map { addProduct(of: $0.identifier, to: target.identifier) } }
        case 6: return addSetting(to: target?.identifier, of: edit.project, using: &generator)
        case 7: return changeSetting(of: edit.project, target, using: &generator)
        case 8: return addPackage(round)
        case 9: return target.flatMap { addPackageProduct(to: $0.identifier, round, of: edit.project, using: &generator) }
        case 10: return target.map { rename($0.identifier, $0.name, round) }
        default: return configurationFile(of: edit.project, target)
        }
    }

    private static func addPhase(to target: String, _ round: Int, using generator: inout SeededGenerator) -> RandomEdit {
        let kind = BuildPhase.Kind.allCases.filter { $0 != .script }.randomElement(using: &generator) ?? .copy
        let name = "New phase \(round)"
        return RandomEdit(
            name: "add phase",
            forward: {
                try $0.addPhase(
                    kind, target: target, name: name, destination: kind == .copy ? CopyDestination(.plugIns, path: "Deep") : nil,
                    position: .first)
            },
            backward: { try $0.removePhase(name, target: target) })
    }

    private static func addScript(to target: String, _ round: Int, using generator: inout SeededGenerator) -> RandomEdit {
        var phase = ScriptPhase("echo \"a\"\nexit 0\n")
        phase.inputPaths = Bool.random(using: &generator) ? ["$(SRCROOT)/a.txt"] : []
        phase.outputFileListPaths = Bool.random(using: &generator) ? ["b.xcfilelist"] : []
        phase.runsOnInstallOnly = Bool.random(using: &generator)
        phase.isAlwaysOutOfDate = Bool.random(using: &generator)
        let name = "New script \(round)"
        return RandomEdit(
            name: "add script", forward: { [phase] in try $0.addScript(name, phase, target: target) },
            backward: { try $0.removeScript(name, target: target) })
    }

    private static func addTarget(_ round: Int, using generator: inout SeededGenerator) -> RandomEdit {
        let types = ["application", "framework", "static-library", "app-extension", "tool", "bundle", "xpc-service", "unit-test"]
        let type = (types + ["aggregate", "external"]).randomElement(using: &generator) ?? "tool"
        let name = "New target \(round)"
        return RandomEdit(
            name: "add target",
            forward: {
                switch type {
                case "aggregate": try $0.addAggregateTarget(name)
                case "external": try $0.addExternalTarget(name, workingDirectory: "Deep")
                default:
                    try $0.addTarget(
                        name, productType: type, platform: .macOS, deploymentTarget: "14.0", bundleIdentifier: "com.example.new",
                        settings: ["OTHER_LDFLAGS": ["-a", "-b"]])
                }
            },
            backward: { try $0.removeTarget(name) })
    }

    private static func addTest(_ round: Int, of host: String) -> RandomEdit {
        let name = "New tests \(round)"
        let type = round.isMultiple(of: 2) ? "unit-test" : "ui-testing"
        return RandomEdit(
            name: "add test target", forward: { try $0.addTarget(name, productType: type, platform: .iOS, testHost: host) },
            backward: { try $0.removeTarget(name) })
    }

    private static func addDependency(of target: String, on other: String) -> RandomEdit {
        RandomEdit(
            name: "add dependency", forward: { try $0.addDependency(of: target, on: other, platforms: ["ios"]) },
            backward: { try $0.removeDependency(of: target, on: other) })
    }

    private static func addProduct(of other: String, to target: String) -> RandomEdit {
        RandomEdit(
            name: "add product", forward: { try $0.addProduct(ofTarget: other, to: target, phase: "frameworks") },
            backward: { try $0.removeProduct(ofTarget: other, from: target, phase: "frameworks") })
    }

    // MARK: - Settings

    private static func addSetting(to target: String?, of project: XcodeProject, using generator: inout SeededGenerator) -> RandomEdit {
        let key = ["NEW_SETTING", "OTHER_MIGFLAGS[sdk=iphoneos*]", "SECTORDER_FLAGS", "ZZZ"].randomElement(using: &generator) ?? ""
        let target = Bool.random(using: &generator) ? target : nil
        let appends = Bool.random(using: &generator)
        let old = values(of: key, target: target, in: project)
        return RandomEdit(
            name: "add setting", forward: { try $0.setSetting(key, to: ["a b", "c"], target: target, appends: appends) },
            backward: { edit in
                try edit.unsetSetting(key, target: target)
                // Where it was set before, it has that value again.
                for (name, values) in old { try edit.setSetting(key, to: values, target: target, configurations: [name]) }
            })
    }

    /// What a setting holds in the configurations of a target, or of the project, that set it.
    private static func values(of key: String, target: String?, in project: XcodeProject) -> [(configuration: String, values: [String])] {
        let targets = project.document.project?.targets ?? []
        let list =
            target.map { target in targets.first { $0.object.identifier == target }?.buildConfigurationList }
            ?? project.document.project?.buildConfigurationList
        return (list?.configurations ?? []).compactMap { configuration in
            guard let name = configuration.name, let value = configuration.buildSettings?.value(forKey: key) else { return nil }
            return (name, value.kind == .array ? value.items.compactMap(\.text) : value.text.map { [$0] } ?? [])
        }
    }

    private static func changeSetting(of project: XcodeProject, _ target: Target?, using generator: inout SeededGenerator) -> RandomEdit? {
        let list = target.flatMap { target in
            project.document.project?.targets.first { $0.object.identifier == target.identifier }?.buildConfigurationList
        }
        guard let target, let configuration = list?.configurations.randomElement(using: &generator), let name = configuration.name,
            list?.configurations.filter({ $0.name == name }).count == 1,
            let pair = configuration.buildSettings.map({ Array($0.pairs) })?.randomElement(using: &generator), let key = pair.key.text
        else { return nil }
        let old: [String]
        switch pair.value.kind {
        case .string: old = [pair.value.text ?? ""]
        case .array where pair.value.items.allSatisfy({ $0.text != nil }): old = pair.value.items.compactMap { $0.text }
        default: return nil
        }
        let new = pair.value.kind == .string ? ["new"] : old + ["new"]
        return RandomEdit(
            name: "change setting",
            forward: { try $0.setSetting(key, to: new, target: target.identifier, configurations: [name]) },
            backward: { try $0.setSetting(key, to: old, target: target.identifier, configurations: [name]) })
    }

    private static func configurationFile(of project: XcodeProject, _ target: Target?) -> RandomEdit? {
        let file = project.document.objects(of: PBXFileReference.self)
            .compactMap { project.path(of: $0.object).absolutePath }.first { $0.hasSuffix(".xcconfig") }
        let list = target.flatMap { target in
            project.document.project?.targets.first { $0.object.identifier == target.identifier }?.buildConfigurationList
        }
        guard let file, let target, let list, list.configurations.allSatisfy({ $0.baseConfiguration == nil }) else { return nil }
        return RandomEdit(
            name: "set configuration file", forward: { try $0.setConfigurationFile(file, target: target.identifier) },
            backward: { try $0.unsetConfigurationFile(target: target.identifier) })
    }

    // MARK: - Packages

    private static let url = "https://example.com/new/package.git"

    private static func addPackage(_ round: Int) -> RandomEdit {
        RandomEdit(
            name: "add package",
            forward: { try $0.addPackage(url, requirement: .range(from: "1.0.0", before: "1.\(round).0"), traits: ["Fast"]) },
            backward: { try $0.removePackage("package") })
    }

    private static func addPackageProduct(
        to target: String, _ round: Int, of project: XcodeProject, using generator: inout SeededGenerator
    ) -> RandomEdit? {
        guard let package = project.document.project?.packageReferences.randomElement(using: &generator)?.identifier else { return nil }
        let kind: PackageProductKind = Bool.random(using: &generator) ? .library : .plugin
        let name = "NewProduct\(round)"
        return RandomEdit(
            name: "add package product",
            forward: { try $0.addPackageProduct(name, package: package, target: target, kind: kind) },
            backward: { try $0.removePackageProduct(name, package: package, target: target) })
    }

    private static func rename(_ target: String, _ name: String, _ round: Int) -> RandomEdit {
        RandomEdit(
            name: "rename target", forward: { try $0.renameTarget(target, to: "Renamed\(round)") },
            backward: { try $0.renameTarget(target, to: name) })
    }
}
