/// A file or folder that a project has.
public struct ProjectFile: Sendable {
    private var content: Content

    /// What is known: everything, or which object of an Xcode project tells it.
    private enum Content: Sendable {
        case values(Values)
        case object(FileObject)
    }

    private struct Values: Sendable, Hashable {
        var path: ResolvedPath
        var fileType: String?
        var language: String?
    }

    /// Where it is.
    public var path: ResolvedPath {
        get {
            switch content {
            case .values(let values): values.path
            case .object(let object): object.path
            }
        }
        set { update { $0.path = newValue } }
    }

    /// The type as Xcode names it, such as `sourcecode.swift`; `nil` when nothing tells.
    public var fileType: String? {
        get {
            switch content {
            case .values(let values): values.fileType
            case .object(let object): object.fileType
            }
        }
        set { update { $0.fileType = newValue } }
    }

    /// The language when the file is one of several that stand for the same resource; `Base` for the base one.
    public var language: String? {
        get {
            switch content {
            case .values(let values): values.language
            case .object(let object): object.language
            }
        }
        set { update { $0.language = newValue } }
    }

    /// Makes a file.
    package init(path: ResolvedPath, fileType: String? = nil, language: String? = nil) {
        content = .values(Values(path: path, fileType: fileType, language: language))
    }

    /// Makes the file that an object of an Xcode project stands for.
    init(_ object: FileObject) {
        content = .object(object)
    }

    /// The absolute path; `nil` for products and files of an SDK.
    public var absolutePath: String? { path.absolutePath }

    private mutating func update(_ change: (inout Values) -> Void) {
        var values = values
        change(&values)
        content = .values(values)
    }

    private var values: Values {
        switch content {
        case .values(let values): values
        case .object(let object): Values(path: object.path, fileType: object.fileType, language: object.language)
        }
    }
}

extension ProjectFile: Hashable {
    /// Two files are equal when all that is known about them is, wherever it comes from.
    public static func == (left: ProjectFile, right: ProjectFile) -> Bool {
        left.values == right.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
