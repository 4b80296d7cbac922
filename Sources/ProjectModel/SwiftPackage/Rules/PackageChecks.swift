import Diagnostics
import SystemSupport

/// Looks for what SwiftPM refuses or warns of once the files of all targets are known.
struct PackageChecks {
    let manifest: PackageManifest
    /// The content of each target, in the order of the manifest.
    let contents: [TargetContent]
    /// Where each target is declared.
    let locations: [SourceLocation?]

    func diagnostics() -> [Diagnostic] {
        let targets = manifest.targets.indices
        return duplicateTargets() + targets.flatMap(emptyTarget) + targets.flatMap(mixedLanguages) + targets.flatMap(publicHeaders)
            + targets.flatMap(resources) + targets.flatMap(unhandledFiles) + overlappingSources() + missingDefaultLocalization()
    }

    private func report(_ severity: Severity, _ code: String, _ message: String, _ index: Int) -> Diagnostic {
        Diagnostic(severity, code, message, at: locations[index])
    }

    private func duplicateTargets() -> [Diagnostic] {
        var seen: Set<String> = []
        return manifest.targets.indices.compactMap { index in
            let name = manifest.targets[index].name
            guard !seen.insert(name).inserted else { return nil }
            return report(.error, "duplicate-target", "there are two targets '\(name)'; rename one of them", index)
        }
    }

    /// A target in a folder without anything to compile; SwiftPM goes on without it.
    private func emptyTarget(_ index: Int) -> [Diagnostic] {
        let target = manifest.targets[index]
        guard let folder = contents[index].folder, target.kind != .binary else { return [] }
        let files = contents[index].files
        if target.kind == .system {
            guard !files.contains(where: { $0.role == .moduleMap }) else { return [] }
            let message = "the system library '\(target.name)' has no 'module.modulemap' in '\(folder)'"
            return [report(.error, "missing-module-map", message, index)]
        }
        let hasAny = files.contains { file in
            if case .header = file.role { true } else { file.role == .source }
        }
        guard !hasAny else { return [] }
        return [report(.warning, "no-sources", "the target '\(target.name)' has no sources in '\(folder)'; SwiftPM leaves it out", index)]
    }

    private func mixedLanguages(_ index: Int) -> [Diagnostic] {
        let sources = contents[index].sources
        guard let swift = sources.first(where: TargetSort.isSwift), let other = sources.first(where: TargetSort.isClang) else {
            return []
        }
        let message =
            "the target '\(manifest.targets[index].name)' has sources in Swift and in C, such as '\(swift)' and '\(other)'; "
            + "make two targets of it"
        return [report(.error, "mixed-languages", message, index)]
    }

    /// A library in C without a folder of public headers.
    private func publicHeaders(_ index: Int) -> [Diagnostic] {
        let target = manifest.targets[index]
        let content = contents[index]
        let sources = content.sources
        guard target.kind == .regular, !content.hasMain, !content.hasPublicHeadersFolder, let folder = content.folder else { return [] }
        guard !sources.isEmpty, !sources.contains(where: TargetSort.isSwift) else { return [] }
        let path = target.publicHeadersPath ?? "include"
        let message = "the target '\(target.name)' needs a folder '\(path)' in '\(folder)' for its public headers"
        return [report(.error, "missing-public-headers", message, index)]
    }

    private func resources(_ index: Int) -> [Diagnostic] {
        let name = manifest.targets[index].name
        var places: Set<String> = []
        return contents[index].files.compactMap { file in
            guard case .resource(let resource) = file.role, resource.rule != .embedInCode else { return nil }
            let fileName = PathText.lastComponent(of: file.path)
            let place = (resource.localization.map { $0 + ".lproj/" } ?? "") + fileName
            if place == "Info.plist", resource.rule == .process || resource.rule == .copy {
                let message = "'\(file.path)' cannot be a resource of '\(name)': the bundle has an 'Info.plist' of its own; rename it"
                return report(.error, "forbidden-resource", message, index)
            }
            guard !places.insert(place).inserted else { return nil }
            let message = "two resources of '\(name)' are called '\(place)' in its bundle; rename '\(file.path)'"
            return report(.error, "duplicate-resource", message, index)
        }
    }

    /// Files of a Swift target that have no part in it. SwiftPM asks for a word about them since tools 5.3.
    private func unhandledFiles(_ index: Int) -> [Diagnostic] {
        let target = manifest.targets[index]
        guard manifest.toolsVersion >= ToolsVersion(5, 3), ![.system, .plugin, .binary].contains(target.kind) else { return [] }
        guard contents[index].sources.contains(where: TargetSort.isSwift) else { return [] }
        let files = contents[index].files.filter { $0.role == .unhandled }
        guard let first = files.first else { return [] }
        let subject = files.count == 1 ? "'\(first.path)' is" : "'\(first.path)' and \(files.count - 1) more are"
        let message = "\(subject) neither source nor resource of the target '\(target.name)'; use 'resources:' or 'exclude:'"
        return [report(.warning, "unhandled-files", message, index)]
    }

    private func overlappingSources() -> [Diagnostic] {
        var owners: [String: Int] = [:]
        var shared: [(first: Int, second: Int, path: String, count: Int)] = []
        for index in contents.indices {
            for path in contents[index].sources {
                guard let owner = owners[path] else {
                    owners[path] = index
                    continue
                }
                if let last = shared.indices.last, shared[last].first == owner, shared[last].second == index {
                    shared[last].count += 1
                } else {
                    shared.append((owner, index, path, 1))
                }
            }
        }
        return shared.map { pair in
            let names = "'\(manifest.targets[pair.first].name)' and '\(manifest.targets[pair.second].name)'"
            let more = pair.count > 1 ? " and \(pair.count - 1) more" : ""
            let message = "the targets \(names) both compile '\(pair.path)'\(more); give one of them other 'sources:' or an 'exclude:'"
            return report(.error, "overlapping-sources", message, pair.second)
        }
    }

    private func missingDefaultLocalization() -> [Diagnostic] {
        guard manifest.defaultLocalization == nil else { return [] }
        for index in contents.indices {
            for file in contents[index].files {
                guard case .resource(let resource) = file.role, resource.localization != nil else { continue }
                let message = "'\(file.path)' is for one language, so that the package needs a 'defaultLocalization:'"
                return [report(.error, "no-default-localization", message, index)]
            }
        }
        return []
    }
}
