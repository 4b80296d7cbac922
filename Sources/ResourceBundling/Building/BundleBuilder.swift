import ArtifactCache
import Checksums
import Diagnostics
import SystemSupport

/// Makes a bundle, as far as it is not made already.
///
/// A step whose inputs and outputs are as they were is not even read. What has changed is looked up by its content, on this machine and
/// in the cache of the team, and made when nobody knows it. If all is as it was, nothing is written; otherwise the new bundle takes the
/// place of the old one in one moment, with the files that stay under the same blocks of the disk.
package struct BundleBuilder {
    private let request: BundleRequest
    private let steps: [BundleStep]
    private let checks: [BundleCheck]
    private let compiler: StepCompiler
    /// What is done to each kind of resource, without the resources.
    private let kindKeys: [ResourceKind: Digest]

    /// Prepares the work.
    package init(_ request: BundleRequest) {
        self.request = request
        steps = BundleStep.steps(for: request.resources)
        checks = BundleCheck.all(of: steps, request.options)
        compiler = StepCompiler(options: request.options, appleTools: request.appleTools)
        kindKeys = Dictionary(uniqueKeysWithValues: Set(steps.map(\.kind)).map { ($0, BundleStep.options(of: $0, request.options).digest) })
    }

    /// Makes the bundle.
    ///
    /// - Throws: `DiagnosticError` with everything that stops it; the old bundle stays then.
    package func build() throws -> BundleOutcome {
        let state = knownState
        let results = try finished(state)
        var outcome: BundleOutcome
        if isCurrent(results, state) {
            outcome = try self.outcome(of: results, BundleChecks(checks, results, state))
            outcome.outputs = results.flatMap { $0.kept.map(\.path) } + request.files.map(\.path)
        } else {
            outcome = try BundleTree.writer(request).withoutOthers(at: request.output) { try write(results, state) }
        }
        outcome.diagnostics += request.cache?.remote?.diagnostics ?? []
        return outcome
    }

    /// Puts the bundle in its place while nobody else does.
    private func write(_ first: [StepOutcome], _ known: BundleState) throws -> BundleOutcome {
        let state = knownState
        // Another process may have made the bundle meanwhile, perhaps of other inputs; what it left is not what was looked at.
        let results = state == known ? first : try finished(state)
        let checks = BundleChecks(checks, results, state)
        var outcome = try self.outcome(of: results, checks)
        let tree = try BundleTree(request, results)
        outcome.outputs = tree.paths
        guard !isCurrent(results, state) else { return outcome }
        try tree.write()
        outcome.isWritten = true
        if let cache = request.cache {
            var new = tree.state(results)
            checks.note(in: &new)
            try? cache.local.store(new.encoded, for: stateKey)
            if results.contains(where: { $0.origin == .compiled }) { cache.local.prune() }
        }
        return outcome
    }

    private func outcome(of results: [StepOutcome], _ checks: BundleChecks) throws -> BundleOutcome {
        try checks.requireNoError()
        var outcome = BundleOutcome(results, name: request.name)
        outcome.diagnostics += checks.findings
        return outcome
    }

    /// What the bundle was made of when it was last made here.
    private var knownState: BundleState {
        request.cache?.local.value(for: stateKey).flatMap(BundleState.init(encoded:)) ?? BundleState()
    }

    /// Whether the bundle on disk is the one that would be made.
    private func isCurrent(_ results: [StepOutcome], _ state: BundleState) -> Bool {
        let files = state.current(BundleState.fileSubject, key: request.fileKey, inputs: [], below: request.output)
        return files != nil && state.hasSteps(results.map(\.step.subject)) && results.allSatisfy { $0.origin == .unchanged }
    }

    /// Where the state of a bundle is kept.
    private var stateKey: Digest {
        var key = CacheKey("bundle-state", version: 1)
        key.add("output", request.output)
        return key.digest
    }

    /// The results of all steps, in their order.
    private func finished(_ state: BundleState) throws -> [StepOutcome] {
        let results = ParallelMap.map(steps) { step in
            Result { try self.outcome(of: step, state) }
        }
        var problems: [Diagnostic] = []
        var outcomes: [StepOutcome] = []
        for result in results {
            do {
                outcomes.append(try result.get())
            } catch let error as DiagnosticError {
                problems += error.diagnostics
            }
        }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return outcomes
    }

    private func outcome(of step: BundleStep, _ state: BundleState) throws -> StepOutcome {
        let kindKey = kindKeys[step.kind] ?? SHA256.digest(of: [])
        let inputs = step.inputs.flatMap { FileRecord.records(of: $0) ?? [] }
        var outcome = StepOutcome(step: step, key: kindKey, inputs: inputs)
        if let known = state.current(step.subject, key: kindKey, inputs: inputs, below: request.output) {
            outcome.origin = .unchanged
            outcome.kept = known.outputs
            outcome.reportBytes = known.report
            outcome.report = StepReport.decode(known.report, inputs: step.inputs)
            return outcome
        }
        // What is read from here on is what the stamps stand for.
        for input in outcome.inputs { input.stamp.waitUntilSettled() }
        outcome.inputs = step.inputs.flatMap { FileRecord.records(of: $0) ?? [] }
        guard step.isCompiled else {
            outcome.origin = .copied
            return outcome
        }
        let key = try step.key(request.options, subject: request.name)
        if let found = request.cache?.files(for: key.digest) {
            outcome.origin = found.origin == .remote ? .fromTeam : .fromThisMachine
            outcome.made = zip(found.result.outputs, found.contents).map { output, bytes in
                SharedCache.MadeFile(path: output.path, bytes: bytes, isExecutable: output.isExecutable)
            }
            outcome.reportBytes = found.result.report
            outcome.report = StepReport.decode(found.result.report, inputs: step.inputs)
        } else {
            outcome.made = try compiler.files(of: step, report: &outcome.report)
            outcome.reportBytes = StepReport.encode(outcome.report, inputs: step.inputs)
            outcome.origin = .compiled
            _ = try? request.cache?.store(outcome.made, report: outcome.reportBytes, for: key.digest)
        }
        request.cache?.local.note(key)
        outcome.changes = changes(of: key)
        return outcome
    }

    /// What differs from the last time that this machine made the subject of a key.
    private func changes(of key: StepKey) -> [KeyRecord.Change] {
        guard let local = request.cache?.local, let record = local.record(of: key.digest), let previous = record.previous,
            let old = local.record(of: previous)
        else { return [] }
        return record.changes(since: old)
    }
}
