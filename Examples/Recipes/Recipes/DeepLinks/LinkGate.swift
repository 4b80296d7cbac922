/// Decides what happens with a deep link before a screen opens.
struct LinkGate: Equatable, Sendable {
    /// What to do with a link.
    enum Decision: Equatable, Sendable {
        /// Open it now.
        case open(DeepLink)
        /// Ask to sign in first and open it afterwards.
        case signInThenOpen(DeepLink)
    }

    /// Whether somebody is signed in.
    var isSignedIn: Bool

    /// What to do with `link`: everything but the recipes themselves belongs to an account.
    func decision(for link: DeepLink) -> Decision {
        isSignedIn || !link.requiresAuthorization ? .open(link) : .signInThenOpen(link)
    }
}
