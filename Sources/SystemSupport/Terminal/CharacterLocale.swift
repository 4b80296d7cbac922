#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What C libraries take the bytes of texts for.
package enum CharacterLocale {
    /// Calls `body` in a locale in which the texts of C are UTF-8, whatever the user's is; everything else is as in the locale `C`.
    ///
    /// It holds for this thread only, so that nothing else of the process notices. Where the system has no such locale, `body` is
    /// called in the one that there is.
    package static func withUTF8<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let locale = names.lazy.compactMap({ newlocale(LC_CTYPE_MASK, $0, nil) }).first else { return try body() }
        let previous = uselocale(locale)
        defer {
            uselocale(previous)
            freelocale(locale)
        }
        return try body()
    }

    private static let names = ["C.UTF-8", "UTF-8", "en_US.UTF-8"]
}
