import SystemSupport

/// What a manifest says about the files of one target, ready to be looked up by path.
///
/// A path below the target's folder is without `.` and `..`; the folder itself is the empty text. What leads out of
/// the folder matches nothing.
struct DeclaredPaths {
    let excluded: Set<String>
    /// The places in the target's list of resources, by path.
    let resources: [String: [Int]]
    /// `nil` when everything in the folder may be a source.
    let sources: Set<String>?
    let publicHeaders: String?

    init(of target: DeclaredTarget) {
        excluded = Set(target.exclude.compactMap(Self.key))
        sources = target.sources.map { Set($0.compactMap(Self.key)) }
        publicHeaders = Self.key(target.publicHeadersPath ?? "include")
        var resources: [String: [Int]] = [:]
        for (index, resource) in target.resources.enumerated() {
            guard let key = Self.key(resource.path) else { continue }
            resources[key, default: []].append(index)
        }
        self.resources = resources
    }

    /// The path in the form in which it is looked up; `nil` when it leads out of the folder.
    static func key(_ path: String) -> String? {
        PackageFolders.below(path).map { $0 == "." ? "" : $0 }
    }
}
