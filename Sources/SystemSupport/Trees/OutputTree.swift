package import Diagnostics

/// Files and folders that are to be written as one thing: what ``OutputWriter`` puts on disk, and what an archive is made of.
///
///     var tree = OutputTree()
///     try tree.add("Info.plist", bytes: plist)
///     try tree.add("ios-arm64/libA.a", copyOf: "/build/libA.a")
///     try tree.addLink("Current", to: "ios-arm64")
///
/// Paths are relative, with `/` between their parts. Folders on the way to an entry come by themselves. Nothing is read from the disk
/// before the tree is written, but for ``addContents(of:at:excluding:)``.
package struct OutputTree: Sendable {
    /// What stands at a path.
    package enum Content: Sendable {
        /// A folder.
        case folder
        /// A file of these bytes.
        case bytes([UInt8], isExecutable: Bool)
        /// A copy of a file on disk; symbolic links at its path are followed.
        case copy(of: String, method: CopyMethod, isExecutable: Bool)
        /// A file whose bytes are made while it is written; asked again each time that the tree is written.
        case stream(isExecutable: Bool, @Sendable (OutputSink) throws(DiagnosticError) -> Void)
        /// A symbolic link with the text that it holds.
        case link(target: String)
    }

    /// How a file gets its copy.
    package enum CopyMethod: Sendable, Hashable {
        /// A file of its own, which shares its blocks with the original as long as neither changes, where the file system can do that.
        case clone
        /// The same file under a second name, where the file system can do that and the permissions are those that are asked for.
        ///
        /// Who changes one changes both; this is for outputs that nobody edits.
        case hardLink
    }

    /// A path and what stands there.
    package struct Entry: Sendable {
        /// The path, relative and normal.
        package var path: String
        /// What stands there.
        package var content: Content
    }

    private var contents: [String: Content] = [:]
    /// The first path of each spelling without regard to case, to find those that differ in case only.
    private var spellings: [String: String] = [:]
    /// Pairs of paths that differ in case only, in the order in which they came.
    private var clashes: [(first: String, second: String)] = []

    /// The longest path, which is what Linux takes, and the longest name in it.
    private static let pathLimit = 4095
    private static let nameLimit = 255

    /// Makes an empty tree.
    package init() {}

    /// The entries in ascending order of the bytes of their paths, which puts a folder before what is in it.
    package var entries: [Entry] {
        contents.map { Entry(path: $0.key, content: $0.value) }.sorted { NameOrder.precedes($0.path, $1.path) }
    }

    /// What stands at a path; `nil` when there is nothing.
    package subscript(path path: String) -> Content? { contents[path] }

    /// Whether there is nothing in the tree.
    package var isEmpty: Bool { contents.isEmpty }

    /// Warnings about paths that differ in case only, which most file systems of macOS cannot tell apart.
    package var diagnostics: [Diagnostic] {
        clashes.map { clash in
            let message = "'\(clash.second)' differs from '\(clash.first)' in case only, which most file systems of macOS cannot hold"
            return Diagnostic(.warning, "case-clash", message)
        }
    }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - path: where; relative, without empty parts, `.` and `..`.
    ///   - content: what.
    /// - Throws: ``DiagnosticError`` when the path is not such a path, is taken, or leads through a file or a link. A folder may be
    ///   added again.
    package mutating func add(_ path: String, _ content: Content) throws(DiagnosticError) {
        try check(path, content)
        for folder in Self.foldersAbove(path) where contents[folder] == nil { insert(folder, .folder) }
        if contents[path] == nil { insert(path, content) }
    }

    /// Refuses what ``add(_:_:)`` would refuse.
    func check(_ path: String, _ content: Content) throws(DiagnosticError) {
        try Self.check(path)
        if case .link(let target) = content, target.isEmpty || target.utf8.contains(0) {
            throw DiagnosticError("invalid-path", "the link '\(path)' has a target that no file system takes: '\(target)'")
        }
        for folder in Self.foldersAbove(path) {
            switch contents[folder] {
            case .folder, nil: break
            default: throw DiagnosticError("path-clash", "'\(path)' cannot be below '\(folder)', which is no folder")
            }
        }
        switch (contents[path], content) {
        case (nil, _), (.folder, .folder): break
        default: throw DiagnosticError("duplicate-path", "'\(path)' stands twice in the output")
        }
    }

    /// Adds a file of bytes.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func add(_ path: String, bytes: [UInt8], isExecutable: Bool = false) throws(DiagnosticError) {
        try add(path, .bytes(bytes, isExecutable: isExecutable))
    }

    /// Adds a file of text.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func add(_ path: String, text: String) throws(DiagnosticError) {
        try add(path, .bytes(Array(text.utf8), isExecutable: false))
    }

    /// Adds a file whose bytes are made when it is written.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func add(
        _ path: String,
        isExecutable: Bool = false,
        stream: @escaping @Sendable (OutputSink) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        try add(path, .stream(isExecutable: isExecutable, stream))
    }

    /// Adds an empty folder.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func addFolder(_ path: String) throws(DiagnosticError) {
        try add(path, .folder)
    }

    /// Adds a symbolic link, whose target is not checked here.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func addLink(_ path: String, to target: String) throws(DiagnosticError) {
        try add(path, .link(target: target))
    }

    /// Adds all entries of another tree below a folder of this one.
    ///
    /// - Parameters:
    ///   - tree: the other tree.
    ///   - folder: where; the root when it is empty.
    /// - Throws: as ``add(_:_:)``.
    package mutating func add(_ tree: OutputTree, at folder: String) throws(DiagnosticError) {
        if !folder.isEmpty { try addFolder(folder) }
        for entry in tree.entries { try add(PathText.join(folder, entry.path), entry.content) }
    }

    /// The paths of the folders that a path leads through, the uppermost first.
    private static func foldersAbove(_ path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
    }

    private mutating func insert(_ path: String, _ content: Content) {
        contents[path] = content
        let spelling = path.lowercased()
        if let first = spellings[spelling] {
            clashes.append((first, path))
        } else {
            spellings[spelling] = path
        }
    }

    private static func check(_ path: String) throws(DiagnosticError) {
        func refuse(_ reason: String) -> DiagnosticError {
            DiagnosticError("invalid-path", "'\(path)' cannot be the path of an output: \(reason)")
        }
        if path.isEmpty { throw refuse("it is empty") }
        if path.hasPrefix("/") { throw refuse("it is absolute") }
        if path.utf8.contains(0) { throw refuse("it has a zero byte") }
        if path.utf8.count > pathLimit { throw refuse("it is longer than \(pathLimit) bytes") }
        for name in path.split(separator: "/", omittingEmptySubsequences: false) {
            if name.isEmpty || name == "." { throw refuse("it has an empty part") }
            if name == ".." { throw refuse("it leaves the output") }
            if name.utf8.count > nameLimit { throw refuse("a name is longer than \(nameLimit) bytes") }
        }
    }
}
