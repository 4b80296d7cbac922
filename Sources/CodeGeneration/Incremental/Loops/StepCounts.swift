/// How many conditions and bodies of loops over types were looked at.
package struct StepCounts: Sendable, Hashable {
    /// Those whose results an earlier run had left.
    package var remembered = 0
    /// Those that were done, because there was no result or it was out of date.
    package var done = 0

    /// Makes counts.
    package init(remembered: Int = 0, done: Int = 0) {
        (self.remembered, self.done) = (remembered, done)
    }

    static func + (left: StepCounts, right: StepCounts) -> StepCounts {
        StepCounts(remembered: left.remembered + right.remembered, done: left.done + right.done)
    }
}
