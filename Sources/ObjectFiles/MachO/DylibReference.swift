/// A dynamic library as another file names it, or as it names itself.
package struct DylibReference: Sendable, Hashable {
    /// The name, such as `@rpath/X.framework/X`.
    package var name: String
    /// The version of the library.
    package var currentVersion: PackedVersion
    /// The oldest version that it can stand in for.
    package var compatibilityVersion: PackedVersion
}

/// A library that a Mach-O file needs.
package struct DylibDependency: Sendable, Hashable {
    /// How it is needed.
    package enum Kind: String, Sendable, Hashable {
        case regular
        /// It may be absent.
        case weak
        /// Its symbols are symbols of this library too.
        case reexported
        case lazy
        case upward
    }

    /// The library.
    package var library: DylibReference
    /// How it is needed.
    package var kind: Kind
}
