import ArtifactCache
import Checksums
import Configuration
import Diagnostics
import JSON
import Reports
import SystemSupport

/// What earlier runs have found in the files of a plan, and what this one will leave to later ones.
final class CachedResults {
    /// The versions of the linters that are needed.
    let versions: [LinterName: LinterVersion]
    /// What linters said in earlier runs with the same configurations.
    private(set) var remarks: [Diagnostic] = []
    private let session: LintSession
    private let cache: LintCache?
    private let swiftVersion: String
    /// For each group and file the key of its result; `nil` when it is not kept.
    private var keys: [[Digest?]]
    private var bundles: [Digest: ResultBundle] = [:]
    /// The keys of the results that were found, by bundle.
    private var used: [Digest: Set<Digest>] = [:]

    init(_ session: LintSession, cache: LintCache?, executables: [LinterName: String]) {
        self.session = session
        self.cache = cache
        keys = session.plan.groups.map { Array(repeating: nil, count: $0.files.count) }
        let asker = LinterVersions(environment: session.environment, cache: cache?.cache)
        var versions: [LinterName: LinterVersion] = [:]
        // Without a cache only SwiftLint is called in a way that depends on its version.
        for (name, executable) in executables where cache != nil || name == .swiftLint {
            versions[name] = asker.version(of: name.linter, at: executable)
        }
        self.versions = versions
        swiftVersion = cache != nil && executables[.swiftLint] != nil ? asker.swiftVersion() : ""
    }

    /// Puts what is known about a group into an outcome.
    ///
    /// - Returns: the numbers of the files that a linter has to look at.
    func fill(_ outcome: inout LintOutcome, group index: Int) -> [Int] {
        let group = session.plan.groups[index]
        guard let cache else { return Array(group.files.indices) }
        keys[index] = resultKeys(of: index)
        var names = BundleNames(group, session.plan)
        var missing: [Int] = []
        for (file, key) in keys[index].enumerated() {
            let name = names.name(of: file)
            if let key, let bytes = bundle(name, cache).results[key],
                let findings = ResultCoder.findings(in: bytes, path: group.files[file].path, tool: group.linter.rawValue)
            {
                outcome.findings[index][file] = findings
                used[name, default: []].insert(key)
            } else {
                missing.append(file)
            }
        }
        if missing.count < group.files.count, let name = remarksName(index) { remarks += storedRemarks(name, cache) }
        return missing
    }

    private func bundle(_ name: Digest, _ cache: LintCache) -> ResultBundle {
        if let known = bundles[name] { return known }
        let bundle = cache.bundle(name)
        bundles[name] = bundle
        return bundle
    }

    private func resultKeys(of index: Int) -> [Digest?] {
        let group = session.plan.groups[index]
        let digests = ContentDigests.all(of: group.files.map(\.absolutePath))
        var prefixes: [Int: CacheKey?] = [:]
        return group.files.indices.map { file in
            let number = session.configurationNumbers[index][file]
            let prefix = prefixes[number] ?? session.configurations[number].key.map { LintCache.prefix(tool(group), configuration: $0) }
            prefixes[number] = prefix
            guard let prefix, let digest = digests[file] else { return nil }
            return LintCache.key(prefix, path: group.files[file].path, content: digest)
        }
    }

    private func tool(_ group: LintGroup) -> LintCache.Tool {
        LintCache.Tool(
            linter: group.linter, version: versions[group.linter]?.text ?? "",
            swiftVersion: group.linter == .swiftLint ? swiftVersion : "", arguments: session.arguments.linterArguments)
    }

    // MARK: - Storing

    /// Keeps the results of files that were linted, unless a file has changed since its content was read.
    ///
    /// - Parameters:
    ///   - done: the files of each group whose jobs did their work.
    ///   - results: all jobs with their groups.
    func store(_ outcome: LintOutcome, done: [(group: Int, files: [Int])], remarks results: [(group: Int, result: LintJobResult)]) {
        guard let cache else { return }
        var stored: [Digest: [(key: Digest, result: [UInt8])]] = [:]
        for (index, files) in done {
            let group = session.plan.groups[index]
            let after = ContentDigests.all(of: files.map { group.files[$0].absolutePath })
            var names = BundleNames(group, session.plan)
            for (file, digest) in zip(files, after) {
                guard let key = keys[index][file], let digest, isKey(key, of: file, in: index, content: digest) else { continue }
                stored[names.name(of: file), default: []].append((key, ResultCoder.bytes(of: outcome.findings[index][file])))
            }
        }
        guard !stored.isEmpty else { return }
        for (name, results) in stored { cache.store(results, inUse: used[name] ?? [], in: name) }
        storeRemarks(results, cache)
        cache.cache.prune()
    }

    private func isKey(_ key: Digest, of file: Int, in index: Int, content: Digest) -> Bool {
        let group = session.plan.groups[index]
        guard let configuration = session.configurations[session.configurationNumbers[index][file]].key else { return false }
        return LintCache.key(LintCache.prefix(tool(group), configuration: configuration), path: group.files[file].path, content: content)
            == key
    }

    // MARK: - What linters say beside their findings

    /// The name of what a linter said with the configuration of a group; `nil` when nothing of the group is kept.
    private func remarksName(_ index: Int) -> Digest? {
        let group = session.plan.groups[index]
        guard let number = session.configurationNumbers[index].first, let configuration = session.configurations[number].key else {
            return nil
        }
        var key = LintCache.prefix(tool(group), configuration: configuration)
        key.add("remarks", group.configuration ?? "")
        return key.digest
    }

    private func storeRemarks(_ results: [(group: Int, result: LintJobResult)], _ cache: LintCache) {
        for index in session.plan.groups.indices {
            let own = results.filter { $0.group == index && !$0.result.hasFailed }.flatMap(\.result.diagnostics)
            guard let name = remarksName(index), results.contains(where: { $0.group == index }) else { continue }
            let texts = own.filter { $0.code == LinterFailure.remarkCode }.map(\.message)
            guard !texts.isEmpty || cache.cache.value(for: name) != nil else { continue }
            try? cache.cache.store(Array(JSONWriter.text(.strings(texts)).utf8), for: name)
        }
    }

    private func storedRemarks(_ name: Digest, _ cache: LintCache) -> [Diagnostic] {
        guard let bytes = cache.cache.value(for: name), let value = try? JSONReader.read(bytes, path: "") else { return [] }
        return (value.items ?? []).compactMap(\.text).map { Diagnostic(.warning, LinterFailure.remarkCode, $0) }
    }
}

/// The names of the bundles that the results of a group are in: that of the first target that has a file.
private struct BundleNames {
    private let group: LintGroup
    private let plan: LintPlan
    private var names: [Int: Digest] = [:]

    init(_ group: LintGroup, _ plan: LintPlan) {
        self.group = group
        self.plan = plan
    }

    mutating func name(of file: Int) -> Digest {
        let target = group.files[file].uses[0].target
        if let known = names[target] { return known }
        let name = LintCache.bundleName(group, target: plan.targets[target].name)
        names[target] = name
        return name
    }
}
