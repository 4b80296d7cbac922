/// How far a run has come.
package struct LintProgress: Sendable, Hashable {
    /// How many files there are in all.
    package var fileCount: Int
    /// How many of them are done.
    package var doneCount: Int
    /// How many things were found so far, before known ones are taken away.
    package var findingCount: Int
}
