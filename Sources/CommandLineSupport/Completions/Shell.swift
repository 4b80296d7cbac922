/// The shells that completions are written for.
package enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
}
