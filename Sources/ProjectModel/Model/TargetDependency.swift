public import Diagnostics

/// Something that has to be built before a target, or is used by it.
public struct TargetDependency: Sendable, Hashable {
    /// What is needed.
    public var subject: Subject
    /// The platforms for which it is needed; empty means all.
    public var platforms: [String]
    /// Where it is written.
    public var location: SourceLocation? {
        get { place.location }
        set { place = .location(newValue) }
    }

    private var place: WrittenPlace

    /// What a target needs.
    public enum Subject: Sendable, Hashable {
        /// A target of the same project.
        case target(name: String)
        /// A target of another project, whose absolute path is given when the project tells it.
        case projectTarget(name: String, project: String?)
        /// A product of a Swift package.
        case packageProduct(name: String, package: PackageReference?)
        /// A plug-in of a Swift package that runs in the build.
        case packagePlugin(name: String, package: PackageReference?)
    }

    /// Makes a dependency.
    public init(_ subject: Subject, platforms: [String] = [], at location: SourceLocation? = nil) {
        self.init(subject, platforms: platforms, in: .location(location))
    }

    /// Makes a dependency of a place whose lines may not be counted yet.
    init(_ subject: Subject, platforms: [String] = [], in place: WrittenPlace) {
        self.subject = subject
        self.platforms = platforms
        self.place = place
    }

    /// The name of the target, product or plug-in.
    public var name: String {
        switch subject {
        case .target(let name), .projectTarget(let name, _), .packageProduct(let name, _), .packagePlugin(let name, _): name
        }
    }
}

/// A Swift package that a project uses.
public enum PackageReference: Sendable, Hashable {
    /// A package in a folder, absolute.
    case local(path: String)
    /// A package to be fetched.
    case remote(url: String)
    /// A package of a registry or of an unknown place, by its identity.
    case named(String)
}
