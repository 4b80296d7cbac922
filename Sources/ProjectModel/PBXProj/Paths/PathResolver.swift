import PropertyLists
import Synchronization
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
///
/// The tree of groups and their folders are found when the first path is asked for, because many questions are about no path.
final class PathResolver: Sendable {
    let table: PBXObjectTable
    private let variables: PathVariables
    private let lazyGroups = AtomicLazyReference<FoundGroups>()

    /// Holds the groups once they are found.
    private final class FoundGroups: Sendable {
        let groups: GroupFolders

        init(_ paths: PathResolver) {
            groups = GroupFolders(paths)
        }
    }

    init(table: PBXObjectTable, variables: PathVariables) {
        self.table = table
        self.variables = variables
    }

    /// Which group each file and group stands in.
    var tree: GroupTree { groups.tree }

    private var groups: GroupFolders {
        (lazyGroups.load() ?? lazyGroups.storeIfNil(FoundGroups(self))).groups
    }

    /// Where a file, a group or a synchronized folder is.
    func path(of ordinal: Int) -> ResolvedPath {
        let groups = groups
        if let folder = groups.folder(of: ordinal) { return folder.path }
        let parent = groups.tree.parent(of: ordinal).flatMap(groups.folder)
        return plainPath(of: ordinal, in: parent) ?? resolve(ordinal, parentFolder: parent?.path)
    }

    /// Whether a source tree stands for something that is known, or that a build will know.
    func isKnown(sourceTree name: String) -> Bool {
        variables.sourceTrees[name] != nil || PathVariables.isBuildVariable(name) || ["SRCROOT", "PROJECT_DIR"].contains(name)
    }

    /// Where a group or a file is, when the folder of its group is known.
    func resolve(_ ordinal: Int, parentFolder: ResolvedPath?) -> ResolvedPath {
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
            return Self.bounded(.absolute(PathText.normalizedBeyondRoot(text)))
        case .absolute(let text):
            return resolve(text, sourceTree: sourceTree, parentFolder: parentFolder)
        }
    }

    private func resolve(_ path: String, sourceTree: String, parentFolder: ResolvedPath?) -> ResolvedPath {
        switch sourceTree {
        case "<group>", "":
            return Self.join(parentFolder ?? .absolute(variables.projectFolder), path)
        case "<absolute>":
            return Self.bounded(.absolute(PathText.normalizedBeyondRoot("/" + path)))
        default:
            return Self.join(variables.folder(named: sourceTree), path)
        }
    }

    private static func join(_ base: ResolvedPath, _ path: String) -> ResolvedPath {
        guard !path.isEmpty else { return base }
        switch base {
        case .absolute(let folder):
            return bounded(.absolute(PathText.normalizedBeyondRoot(PathText.join(folder, path))))
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

// MARK: - The usual file

extension PathResolver {
    /// The path of a file in a folder, made in one piece, when nothing in it has to be replaced or left out, as is usual; else `nil`.
    private func plainPath(of ordinal: Int, in parent: GroupFolder?) -> ResolvedPath? {
        guard let parent, parent.isNormal, case .absolute(var folder) = parent.path else { return nil }
        let dictionary = Int(table.entries[ordinal].value)
        guard let name = table.document.valueIndex(forKey: "path", inDictionary: dictionary),
            let sourceTree = table.document.valueIndex(forKey: "sourceTree", inDictionary: dictionary)
        else { return nil }
        return table.document.withBuffer { buffer in
            guard let base = buffer.plainText(sourceTree), ByteComparison.areEqual(base, "<group>"),
                let name = buffer.plainText(name), Self.isPlain(name)
            else { return nil }
            return folder.withUTF8 { folder in
                guard folder.count + 1 + name.count <= ResolvedPath.lengthLimit else { return nil }
                return .absolute(Self.joined(folder, name))
            }
        }
    }

    private static func joined(_ folder: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> String {
        let count = folder.count + 1 + name.count
        return String(unsafeUninitializedCapacity: count) { text in
            _ = text.update(fromContentsOf: folder)
            text[folder.count] = UInt8(ascii: "/")
            _ = UnsafeMutableBufferPointer(rebasing: text[(folder.count + 1)...]).update(fromContentsOf: name)
            return count
        }
    }

    /// Whether a path has no variables, is relative, and is normal even without looking at its components.
    private static func isPlain(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = path.first, first != UInt8(ascii: "."), path.last != UInt8(ascii: "/") else { return false }
        guard !ByteComparison.contains(UInt8(ascii: "$"), in: path) else { return false }
        return !ByteComparison.contains(UInt8(ascii: "/"), in: path) || hasPlainComponents(path)
    }

    private static func hasPlainComponents(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous = UInt8(ascii: "/")
        for byte in path {
            if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
            previous = byte
        }
        return true
    }
}
