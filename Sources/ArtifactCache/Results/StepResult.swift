/// What a step has made, and what it had to say: the value that a key stands for.
///
/// It is written as an `ActionResult` of the [Remote Execution API](https://github.com/bazelbuild/remote-apis), version 2, so that servers
/// which look into what they keep accept it, and know which contents belong to it.
package struct StepResult: Sendable, Hashable {
    /// The files, sorted by path.
    package var outputs: [StepOutput]
    /// What the step reported, in a form of its own.
    package var report: [UInt8]

    /// Makes a result.
    package init(outputs: [StepOutput], report: [UInt8] = []) {
        self.outputs = outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.report = report
    }
}
