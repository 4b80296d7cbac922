public import Diagnostics
import JSON

/// Which version of each package a build uses, as a `Package.resolved` says it.
public struct ResolvedPackages: Sendable, Hashable {
    /// What each package is pinned to, by its identity: a version, else a branch with its revision, else a revision.
    public let pins: [String: String]

    /// No packages.
    public init() {
        pins = [:]
    }

    /// Reads a `Package.resolved` of version 1, 2 or 3.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path, used in locations.
    /// - Throws: `DiagnosticError` when it is no JSON, or no list of pins.
    public init(_ bytes: [UInt8], path: String) throws(DiagnosticError) {
        let root = try JSONReader.read(bytes, path: path)
        guard let items = (root["pins"] ?? root["object"]?["pins"])?.items else {
            throw DiagnosticError("invalid-resolved", "the file has no list 'pins'", at: SourceLocation(path: path))
        }
        var pins: [String: String] = [:]
        for item in items {
            guard let identity = Self.identity(of: item) else { continue }
            pins[identity] = Self.state(of: item["state"])
        }
        self.pins = pins
    }

    /// The identities of packages that are pinned differently in another file, sorted.
    public func differences(from other: ResolvedPackages) -> [String] {
        let names = Set(pins.keys).union(other.pins.keys)
        return names.filter { pins[$0] != other.pins[$0] }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Version 1 has no identities; they follow from the place, as in SwiftPM.
    private static func identity(of pin: JSONValue) -> String? {
        pin["identity"]?.text ?? pin["repositoryURL"]?.text.map { PackageReference.remote(url: $0).identity }
    }

    private static func state(of state: JSONValue?) -> String {
        if let version = state?["version"]?.text { return version }
        let revision = state?["revision"]?.text ?? "?"
        return state?["branch"]?.text.map { "\($0) at \(revision)" } ?? revision
    }
}

extension Project {
    /// The places where a `Package.resolved` of this project may be, absolute.
    public var resolvedPackagesFiles: [String] {
        switch kind {
        case .xcode: [path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
        case .swiftPackage: [folder + "/Package.resolved"]
        case .xcodeGen: []
        }
    }
}

extension Workspace {
    /// The places where a `Package.resolved` of the workspace or of its projects may be, absolute.
    public var resolvedPackagesFiles: [String] {
        let own = path.hasSuffix(".xcworkspace") ? [path + "/xcshareddata/swiftpm/Package.resolved"] : []
        return own + projects.flatMap(\.resolvedPackagesFiles)
    }
}
