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
    private let compiler: StepCompiler

    /// Prepares the work.
    package init(_ request: BundleRequest) {
        self.request = request
        steps = BundleStep.steps(for: request.resources)
        compiler = StepCompiler(options: request.options, appleTools: request.appleTools)
    }

    /// Makes the bundle.
    ///
    /// - Throws: `DiagnosticError` with everything that stops it; the old bundle stays then.
    package func build() throws -> BundleOutcome {
        let state = request.cache?.local.value(for: stateKey).flatMap(BundleState.init(encoded:)) ?? BundleState()
        let results = try finished(state)
        let tree = try BundleTree(request, results)
        var outcome = BundleOutcome(
            counts: counts(of: results), steps: results.map(described), isWritten: false,
            inputs: results.flatMap { $0.inputs.map(\.path) }.sorted { NameOrder.precedes($0, $1) },
            outputs: tree.paths, diagnostics: results.flatMap(\.report))
        let images = ScaledImages(steps, state)
        outcome.diagnostics += images.findings
        let isComplete = results.allSatisfy { $0.origin == .unchanged } && tree.isOnDisk(state)
        if !isComplete {
            try tree.write()
            outcome.isWritten = true
        }
        if let cache = request.cache {
            var new = tree.state(results)
            images.note(in: &new)
            if new != state { try? cache.local.store(new.encoded, for: stateKey) }
            if results.contains(where: { $0.origin == .compiled }) { cache.local.prune() }
            outcome.diagnostics += cache.remote?.diagnostics ?? []
        }
        return outcome
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
        let options = step.options(request.options, subject: request.name)
        let inputs = step.inputs.flatMap { FileRecord.records(of: $0) ?? [] }
        var outcome = StepOutcome(step: step, key: options.digest, inputs: inputs)
        if let known = state.current(step.subject, key: options.digest, inputs: inputs, below: request.output) {
            outcome.origin = .unchanged
            outcome.kept = known.outputs
            outcome.reportBytes = known.report
            outcome.report = StepReport.decode(known.report, inputs: step.inputs)
            return outcome
        }
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

    private func described(_ result: StepOutcome) -> BundleOutcome.Step {
        .init(subject: "\(request.name)/\(result.step.subject)", origin: result.origin, changes: result.changes)
    }

    private func counts(of results: [StepOutcome]) -> BundleCounts {
        var counts = BundleCounts()
        for result in results {
            switch result.origin {
            case .unchanged: counts.unchanged += 1
            case .copied: counts.copied += 1
            case .compiled: counts.compiled += 1
            case .fromThisMachine: counts.fromThisMachine += 1
            case .fromTeam: counts.fromTeam += 1
            }
        }
        return counts
    }
}
