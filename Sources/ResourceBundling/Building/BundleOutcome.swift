package import ArtifactCache
package import Diagnostics

/// What came of making a bundle.
package struct BundleOutcome: Sendable {
    /// How the parts came to be.
    package var counts: BundleCounts
    /// Whether anything was written.
    package var isWritten = false
    /// The files of the bundle, relative to it.
    package var outputs: [String] = []
    /// What the steps had to say, in their order.
    package var diagnostics: [Diagnostic]

    private let results: [StepOutcome]
    private let name: String

    /// The steps in the order of their subjects; made when somebody asks, because most runs only want to know that all is well.
    package var steps: [Step] {
        results.map { Step(subject: "\(name)/\($0.step.subject)", origin: $0.origin, changes: $0.changes) }
    }

    /// The files that were read, absolute.
    package var inputs: [String] { results.flatMap { $0.inputs.map(\.path) } }

    /// Gathers the results of all steps.
    init(_ results: [StepOutcome], name: String) {
        counts = BundleCounts(results.map(\.origin))
        self.results = results
        self.name = name
        diagnostics = results.flatMap(\.report)
    }

    /// One step.
    package struct Step: Sendable, Hashable {
        /// What it worked on: the name of the bundle and the path in the folder of the resources.
        package var subject: String
        /// How its result came to be.
        package var origin: StepOrigin
        /// What differs from the last time that this machine made it, as far as it was made or looked up.
        package var changes: [KeyRecord.Change]
    }
}

/// How the result of a step came to be.
package enum StepOrigin: String, Sendable, Hashable, CaseIterable {
    /// It stands in the bundle already.
    case unchanged
    /// The resource was copied as it is.
    case copied
    /// It was made now.
    case compiled
    /// This machine has made it before.
    case fromThisMachine = "from this machine"
    /// Somebody in the team has made it before.
    case fromTeam = "from the team"
}
