import PropertyLists

/// What one synchronized folder means for one target.
///
/// The same list, `membershipExceptions`, has two opposite meanings: for an owner of the folder it names the files that
/// are *not* members, for any other target the only files that *are*.
struct SynchronizedFolderRule: Sendable {
    /// The ordinal of the folder's object.
    let folder: Int
    /// Whether the target lists the folder as its own.
    var isOwner = false
    /// The exceptions, in the sense of ``isOwner``.
    var exceptions = ExceptionPaths()
    /// Further phases that take files of the folder, in the order of the exception sets.
    var phaseInclusions: [PhaseInclusion] = []
    /// Folders that count as one item.
    let explicitFolders: Set<String>
    /// The types that are set by hand, by path below the folder.
    let explicitFileTypes: [String: String]
    /// What is set for single files.
    var attributes = FileAttributes()

    /// Files that belong to one given phase.
    struct PhaseInclusion: Sendable {
        /// The identifier of the phase.
        var phase: String
        var paths: ExceptionPaths
        var attributes: FileAttributes
    }

    /// What exception sets say about single files, by path below the folder.
    struct FileAttributes: Sendable {
        var publicHeaders: Set<String> = []
        var privateHeaders: Set<String> = []
        var compilerFlags: [String: String] = [:]
        var attributes: [String: [String]] = [:]
        var platforms: [String: [String]] = [:]
    }

    init(_ folder: PBXObject) {
        self.folder = folder.ordinal
        explicitFolders = Set(folder.texts("explicitFolders"))
        explicitFileTypes = Self.texts(folder.dictionary("explicitFileTypes"))
    }

    mutating func add(_ set: PBXFileSystemSynchronizedBuildFileExceptionSet) {
        exceptions.add(set.membershipExceptions)
        attributes.publicHeaders.formUnion(set.publicHeaders)
        attributes.privateHeaders.formUnion(set.privateHeaders)
        attributes.compilerFlags.merge(Self.texts(set.additionalCompilerFlagsByRelativePath)) { $1 }
        attributes.attributes.merge(Self.lists(set.attributesByRelativePath)) { $1 }
        attributes.platforms.merge(Self.lists(set.platformFiltersByRelativePath)) { $1 }
    }

    mutating func add(_ set: PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet, phase: String) {
        var paths = ExceptionPaths()
        paths.add(set.membershipExceptions)
        var attributes = FileAttributes()
        attributes.attributes = Self.lists(set.attributesByRelativePath)
        attributes.platforms = Self.lists(set.platformFiltersByRelativePath)
        phaseInclusions.append(PhaseInclusion(phase: phase, paths: paths, attributes: attributes))
    }

    private static func texts(_ dictionary: PropertyListValue?) -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in dictionary?.pairs.map({ $0 }) ?? [] {
            if let path = key.text, let text = value.text { result[path] = text }
        }
        return result
    }

    private static func lists(_ dictionary: PropertyListValue?) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for (key, value) in dictionary?.pairs.map({ $0 }) ?? [] {
            guard let path = key.text else { continue }
            result[path] = value.kind == .array ? value.items.compactMap(\.text) : value.text.map { [$0] } ?? []
        }
        return result
    }
}
