import Diagnostics
import ProjectModel
import SystemSupport

/// Finds the resources and the code of targets, or of a folder.
struct ResourceCheckFiles {
    private let request: ResourceCheckRequest
    private var indices: [String: Int] = [:]
    /// The platforms of the target whose files are added.
    private var platforms: Set<String> = []
    private(set) var files: [ResourceCheckFile] = []
    /// The language that others are measured by; `nil` when nothing says it.
    private(set) var sourceLanguage: String?
    /// What the project itself has to say.
    private(set) var diagnostics: [Diagnostic] = []

    /// Folders that hold nothing of one's own.
    private static let foreignFolders: Set = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]
    /// How deep folders are looked into.
    private static let depthLimit = 64

    /// Collects the files of a request.
    ///
    /// - Throws: ``DiagnosticError`` when there is no project or folder, or a target that is not in it.
    init(_ request: ResourceCheckRequest) throws {
        self.request = request
        do {
            try addProject()
        } catch let error as DiagnosticError {
            let folder = request.absolute(request.path)
            let isFolder = error.diagnostics.first?.code == "no-project" && request.fileSystem.kind(at: folder) == .directory
            guard isFolder, request.targets.isEmpty else { throw error }
            if PathText.fileExtension(of: folder) == "xcassets" {
                add(folder, isChecked: true)
            } else {
                try addFolder(folder, isChecked: true, depth: 0)
            }
        }
        files.sort { NameOrder.precedes($0.path, $1.path) }
    }

    private mutating func add(_ path: String, isChecked: Bool, isInCopiedFolder: Bool = false) {
        if let index = indices[path] {
            files[index].isChecked = files[index].isChecked || isChecked
            files[index].platforms.formUnion(platforms)
        } else {
            indices[path] = files.count
            files.append(
                ResourceCheckFile(
                    path: path, shownPath: request.shown(path), isChecked: isChecked, isInCopiedFolder: isInCopiedFolder,
                    platforms: platforms))
        }
    }

    // MARK: - A project

    private mutating func addProject() throws {
        var options = OpeningOptions()
        options.fileSystem = request.fileSystem
        options.environment = request.environment
        let workspace = try Workspace.open(at: request.path, options: options, diagnostics: &diagnostics)
        let targets = NamedTarget.all(of: workspace)
        let wanted = Set(try NamedTarget.selected(request.targets, from: targets, of: workspace).map(\.label))
        sourceLanguage = workspace.projects.lazy.compactMap(\.developmentLanguage).first
        for target in targets {
            let isChecked = wanted.contains(target.label)
            platforms = Set(target.target.platformHints)
            for membership in target.project.memberships(of: target.target) {
                guard membership.phase.kind == .sources || membership.phase.kind == .resources || membership.phase.kind == .copy,
                    let path = membership.file.absolutePath
                else { continue }
                try addMember(path, isChecked: isChecked)
            }
        }
        for project in workspace.projects { addInformationLists(below: project.folder) }
    }

    private mutating func addMember(_ path: String, isChecked: Bool) throws {
        let suffix = PathText.fileExtension(of: path)
        if suffix == "swift" { return add(path, isChecked: isChecked) }
        switch request.fileSystem.kind(at: path) {
        case nil: break
        case .directory where suffix.isEmpty: try addFolder(path, isChecked: isChecked, isCopied: true, depth: 0)
        case .directory where suffix == "lproj": try addFolder(path, isChecked: isChecked, depth: 0)
        default: add(path, isChecked: isChecked)
        }
    }

    /// Adds the files `Info.plist` of the folders of the members, which are no members themselves.
    private mutating func addInformationLists(below root: String) {
        var folders: [String: Bool] = [:]
        for file in files where PathText.isBelow(file.path, root) {
            var folder = PathText.parent(of: file.path)
            while PathText.isBelow(folder, root), folders[folder] == nil || file.isChecked && folders[folder] == false {
                folders[folder] = file.isChecked
                folder = PathText.parent(of: folder)
            }
        }
        for (folder, isChecked) in folders.sorted(by: { NameOrder.precedes($0.key, $1.key) }) {
            for entry in (try? request.fileSystem.entries(of: folder)) ?? [] where entry.name.hasSuffix("Info.plist") {
                add(PathText.join(folder, entry.name), isChecked: isChecked)
            }
        }
    }

    // MARK: - A folder

    private mutating func addFolder(_ folder: String, isChecked: Bool, isCopied: Bool = false, depth: Int) throws {
        guard depth < Self.depthLimit else { return }
        for entry in try request.fileSystem.entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
            let path = PathText.join(folder, entry.name)
            let suffix = PathText.fileExtension(of: entry.name)
            if entry.kind == .file || suffix == "xcassets" {
                add(path, isChecked: isChecked, isInCopiedFolder: isCopied)
            } else if !entry.isSymbolicLink, suffix.isEmpty || suffix == "lproj", !Self.foreignFolders.contains(entry.name) {
                try addFolder(path, isChecked: isChecked, isCopied: isCopied, depth: depth + 1)
            }
        }
    }
}
