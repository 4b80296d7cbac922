import SystemSupport

/// Finds where the files of a project are.
///
/// The rules are those by which Xcode's build system reads a source tree:
///
/// 1. A path that is absolute once its variables are replaced is taken as it is.
/// 2. `<group>` joins the path to that of the enclosing group; a group without a path passes on its own parent's, and
///    outside the tree the project's folder is the base.
/// 3. `<absolute>` takes the path as it is.
/// 4. `SOURCE_ROOT` joins the path to the project's folder.
/// 5. Any other name is a variable: of the build, of the SDK, or one that the user defines.
struct PathResolver: Sendable {
    private let table: PBXObjectTable
    private let tree: GroupTree
    private let variables: PathVariables
    /// The folder of each group, by ordinal.
    private var folders: [ResolvedPath?]

    init(table: PBXObjectTable, tree: GroupTree, variables: PathVariables) {
        self.table = table
        self.tree = tree
        self.variables = variables
        folders = Array(repeating: nil, count: table.entries.count)
        for (ordinal, entry) in table.entries.enumerated() where entry.objectClass?.isGroup == true {
            resolveFolder(of: ordinal)
        }
    }

    /// Where a file, a group or a synchronized folder is.
    func path(of ordinal: Int) -> ResolvedPath {
        if let folder = folders[ordinal] { return folder }
        return resolve(ordinal, parentFolder: tree.parent(of: ordinal).flatMap { folders[$0] })
    }

    /// Whether a source tree stands for something that is known, or that a build will know.
    func isKnown(sourceTree name: String) -> Bool {
        variables.sourceTrees[name] != nil || PathVariables.isBuildVariable(name) || ["SRCROOT", "PROJECT_DIR"].contains(name)
    }

    /// Fills in the folders of a group and of all groups around it that are not known yet, the outermost first.
    ///
    /// A cycle is broken where it closes: the group that was met first is taken to be outside the tree.
    private mutating func resolveFolder(of group: Int) {
        var chain: [Int] = []
        var visited: Set<Int> = []
        var current: Int? = group
        while let ordinal = current, folders[ordinal] == nil, visited.insert(ordinal).inserted {
            chain.append(ordinal)
            current = tree.parent(of: ordinal)
        }
        for ordinal in chain.reversed() {
            folders[ordinal] = resolve(ordinal, parentFolder: tree.parent(of: ordinal).flatMap { folders[$0] })
        }
    }

    private func resolve(_ ordinal: Int, parentFolder: ResolvedPath?) -> ResolvedPath {
        let object = PBXObject(table: table, ordinal: ordinal)
        return path(object.text("path") ?? "", sourceTree: object.text("sourceTree") ?? "<group>", parentFolder: parentFolder)
    }

    /// Where something with a path and a source tree is.
    ///
    /// - Parameter parentFolder: the folder of the group that it stands in; `nil` outside the tree.
    func path(_ path: String, sourceTree: String, parentFolder: ResolvedPath?) -> ResolvedPath {
        switch variables.replacing(in: path) {
        case .tooLong:
            return .tooLong
        case .below(let variable, let rest):
            return Self.bounded(.below(variable: variable, path: rest))
        case .absolute(let text) where text.hasPrefix("/"):
            return Self.bounded(.absolute(PathText.normalized(text)))
        case .absolute(let text):
            return resolve(text, sourceTree: sourceTree, parentFolder: parentFolder)
        }
    }

    private func resolve(_ path: String, sourceTree: String, parentFolder: ResolvedPath?) -> ResolvedPath {
        switch sourceTree {
        case "<group>", "":
            return Self.join(parentFolder ?? .absolute(variables.projectFolder), path)
        case "<absolute>":
            return Self.bounded(.absolute(PathText.normalized("/" + path)))
        default:
            return Self.join(variables.folder(named: sourceTree), path)
        }
    }

    private static func join(_ base: ResolvedPath, _ path: String) -> ResolvedPath {
        guard !path.isEmpty else { return base }
        switch base {
        case .absolute(let folder):
            return bounded(.absolute(PathText.normalized(PathText.join(folder, path))))
        case .below(let variable, let folder):
            return bounded(.below(variable: variable, path: PathText.normalized(folder.isEmpty ? path : PathText.join(folder, path))))
        case .tooLong:
            return .tooLong
        }
    }

    /// The path, unless it is too long to be one.
    private static func bounded(_ path: ResolvedPath) -> ResolvedPath {
        switch path {
        case .absolute(let text), .below(_, let text): text.utf8.count > ResolvedPath.lengthLimit ? .tooLong : path
        case .tooLong: .tooLong
        }
    }
}
