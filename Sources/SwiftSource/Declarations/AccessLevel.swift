/// From where something can be used; what is seen from more places is greater.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Within the declaration around it.
    case `private`
    /// Within the file.
    case `fileprivate`
    /// Within the module.
    case `internal`
    /// Within the package.
    case package
    /// From everywhere.
    case `public`
    /// From everywhere, and other modules may subclass or override it.
    case open

    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
