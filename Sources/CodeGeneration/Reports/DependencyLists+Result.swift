package import SystemSupport

extension DependencyLists {
    /// The lists of a run; sources with generated regions are not among the outputs.
    package init(_ result: GenerationResult, configurationFiles: [String]) {
        let read = Set(result.entries.flatMap(\.inputs.paths) + configurationFiles)
        let made = result.plan.files.filter { $0.kind == .output && $0.content != nil }.map(\.path)
        self.init(inputs: read.subtracting(made).sorted(by: NameOrder.precedes), outputs: made)
    }
}
