/// What a shell offers for a value that is not one of a few choices.
package enum ValueCompletion: Sendable, Hashable {
    /// Nothing, because only the user can know.
    case nothing
    /// Files and folders.
    case files
    /// Folders only.
    case folders
}
