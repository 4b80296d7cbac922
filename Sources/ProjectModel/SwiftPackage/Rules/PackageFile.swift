/// Something in the folder of a target of a Swift package, and what becomes of it.
public struct PackageFile: Sendable, Hashable {
    /// The path below the package.
    public var path: String
    /// What becomes of it.
    public var role: Role

    /// What becomes of a file.
    public enum Role: Sendable, Hashable {
        /// It is compiled.
        case source
        /// It is included by sources; public when those of other targets may include it as well.
        case header(Membership.Visibility)
        /// It tells the compiler which headers make up a module.
        case moduleMap
        /// It goes into the bundle of resources, or for ``ResourceRule/embedInCode`` into the program.
        case resource(Resource)
        /// SwiftPM knows the kind and builds nothing from it: API notes, documentation catalogues, privacy manifests.
        case ignored
        /// The manifest excludes it, or the folder with everything in it.
        case excluded
        /// Nothing says what to do with it, so that it takes no part.
        case unhandled
    }

    /// How a file becomes a resource.
    public struct Resource: Sendable, Hashable {
        /// What is done with it.
        public var rule: ResourceRule
        /// The path of the file or folder that the rule names, as the manifest has it; for files that no rule names, the
        /// path below the folder of the target.
        public var declaredPath: String
        /// The language that it is for, in lower case as SwiftPM writes it, or `Base`.
        public var localization: String?
    }
}

/// What is done with a resource of a Swift package.
public enum ResourceRule: String, Sendable, Hashable, CaseIterable {
    /// It is compiled or copied, as its kind asks for.
    case process
    /// It is copied as it is, a folder with all that is in it.
    case copy
    /// Its bytes become a constant in Swift.
    case embedInCode
    /// Xcode processes it on its own accord; `swift build` leaves it out unless the manifest declares it.
    case processInXcode = "process in Xcode"
}
