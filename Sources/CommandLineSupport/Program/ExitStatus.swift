/// What the exit code of a program means.
package enum ExitStatus: Int32, Sendable {
    /// Everything is well.
    case success = 0
    /// The work was done and something was found, or something is out of date.
    case findings = 1
    /// The work could not be done: input or environment is wrong.
    case failure = 2
    /// The command line is wrong.
    case usage = 64
}
