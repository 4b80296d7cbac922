public import Diagnostics
public import SystemSupport

/// A scheme on disk.
public struct SchemeFile: Sendable, Hashable {
    /// The name: that of the file without `.xcscheme`.
    public var name: String
    /// The file, absolute.
    public var path: String
    /// The user it belongs to; `nil` when it is shared.
    public var user: String?

    /// Makes the place of a scheme.
    public init(name: String, path: String, user: String? = nil) {
        self.name = name
        self.path = path
        self.user = user
    }
}

/// The schemes of a project, a workspace or a package.
///
///     let store = SchemeStore(container: "/projects/App.xcodeproj", fileSystem: DiskFileSystem())
///     for file in try store.sharedSchemes() { … }
///
/// A target without a scheme may still have one in Xcode, which makes schemes by itself and keeps them in no file.
public struct SchemeStore: Sendable {
    /// The project, the workspace or the folder of the package, absolute.
    public let container: String
    /// The folder that references in the schemes are relative to, absolute.
    public let folder: String
    private let root: String
    private let fileSystem: any FileSystem

    /// Looks at a project, a workspace or the folder of a package.
    ///
    /// - Parameters:
    ///   - container: an `.xcodeproj`, an `.xcworkspace` or the folder of a package, absolute.
    ///   - fileSystem: answers what is there.
    public init(container: String, fileSystem: any FileSystem) {
        let container = PathText.normalized(container)
        let isBundle = ["xcodeproj", "xcworkspace"].contains(PathText.fileExtension(of: container))
        self.container = container
        self.fileSystem = fileSystem
        folder = isBundle ? WorkspacePlace(file: WorkspacePlace.contentsFile(of: container)).folder : container
        root = isBundle ? container : PathText.join(container, ".swiftpm/xcode")
    }

    /// The schemes that everybody has, by name.
    ///
    /// - Throws: ``DiagnosticError`` when a folder cannot be read.
    public func sharedSchemes() throws -> [SchemeFile] {
        try schemes(in: sharedFolder, user: nil)
    }

    /// The schemes of users, by user and name.
    ///
    /// - Throws: ``DiagnosticError`` when a folder cannot be read.
    public func userSchemes() throws -> [SchemeFile] {
        try users().flatMap { try schemes(in: userFolder($0), user: $0) }
    }

    /// The users that keep something for themselves here, sorted.
    ///
    /// - Throws: ``DiagnosticError`` when a folder cannot be read.
    public func users() throws -> [String] {
        let folder = PathText.join(root, "xcuserdata")
        guard fileSystem.kind(at: folder) == .directory else { return [] }
        let names = try fileSystem.entries(of: folder).filter { $0.kind == .directory }.map(\.name)
        return sorted(names.filter { $0.hasSuffix(Self.userSuffix) }.map { String($0.dropLast(Self.userSuffix.count)) }) { $0 }
    }

    /// What a user, or without one everybody, has decided about the schemes; `nil` when there is no such file.
    ///
    /// - Throws: ``DiagnosticError`` when the file cannot be read.
    public func management(user: String? = nil, diagnostics: inout [Diagnostic]) throws -> SchemeManagement? {
        let path = PathText.join(user.map(userFolder) ?? sharedFolder, "xcschememanagement.plist")
        guard fileSystem.kind(at: path) == .file else { return nil }
        return try SchemeManagement.read(try fileSystem.read(path), path: path, diagnostics: &diagnostics)
    }

    private static let suffix = ".xcscheme"
    private static let userSuffix = ".xcuserdatad"

    private var sharedFolder: String { PathText.join(root, "xcshareddata/xcschemes") }

    private func userFolder(_ user: String) -> String {
        PathText.join(root, "xcuserdata/\(user)\(Self.userSuffix)/xcschemes")
    }

    private func schemes(in folder: String, user: String?) throws -> [SchemeFile] {
        guard fileSystem.kind(at: folder) == .directory else { return [] }
        let names = try fileSystem.entries(of: folder).filter { $0.kind == .file && $0.name.hasSuffix(Self.suffix) }.map(\.name)
        let files = names.map { name in
            SchemeFile(name: String(name.dropLast(Self.suffix.count)), path: PathText.join(folder, name), user: user)
        }
        return sorted(files, by: \.name)
    }

    private func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        elements.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
    }
}
