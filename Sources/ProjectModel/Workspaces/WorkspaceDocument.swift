public import Diagnostics
public import SystemSupport
import XML

/// A workspace as it stands: its references and groups, nothing resolved, nothing lost.
///
///     var workspace = try WorkspaceDocument.load(at: "App.xcworkspace", diagnostics: &diagnostics)
///     workspace.items.append(WorkspaceItem(WorkspaceLocation(.group, "Tools/Tools.xcodeproj")))
///     let text = workspace.bytes
public struct WorkspaceDocument: Sendable, Hashable {
    private var document: XMLDocument

    /// Makes a workspace.
    public init(items: [WorkspaceItem] = []) {
        document = XMLDocument(XMLElement("Workspace", attributes: [XMLAttribute("version", "1.0")]))
        self.items = items
    }

    /// Reads a `contents.xcworkspacedata`.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives references without a location, and locations of a kind that is not known.
    /// - Throws: `DiagnosticError` when the file is no XML or no workspace.
    public static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> WorkspaceDocument {
        let document = try XMLReader.read(bytes, path: path)
        guard document.root.name == "Workspace" else {
            let message = "the file begins with '<\(document.root.name)>' where '<Workspace>' was expected, so it is no workspace"
            throw DiagnosticError("no-workspace", message, at: document.root.location)
        }
        let workspace = WorkspaceDocument(document: document)
        for item in workspace.items { item.check(diagnostics: &diagnostics) }
        return workspace
    }

    /// Finds and reads a workspace.
    ///
    /// - Parameters:
    ///   - path: an `.xcworkspace`, an `.xcodeproj`, whose embedded workspace is read, or a `contents.xcworkspacedata`. A relative
    ///     path is taken from the current folder.
    ///   - fileSystem: where the file is read from.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no such file, or it cannot be read as a workspace.
    public static func load(
        at path: String,
        fileSystem: any FileSystem = DiskFileSystem(),
        diagnostics: inout [Diagnostic]
    ) throws -> WorkspaceDocument {
        let file = WorkspacePlace.contentsFile(of: path)
        let bytes = try fileSystem.read(PathText.normalized(PathText.join(ProcessEnvironment.currentDirectory, file)))
        return try read(bytes, path: file, diagnostics: &diagnostics)
    }

    private init(document: XMLDocument) {
        self.document = document
    }

    /// The references and groups in their order.
    public var items: [WorkspaceItem] {
        get { document.root.elements(named: WorkspaceItem.elementNames).map(WorkspaceItem.init) }
        set { document.root.replaceElements(named: WorkspaceItem.elementNames, with: newValue.map(\.element)) }
    }

    /// The file as Xcode writes it, in UTF-8.
    public var bytes: [UInt8] { XcodeXMLWriter.bytes(of: document) }
}

extension WorkspaceItem {
    fileprivate func check(diagnostics: inout [Diagnostic]) {
        if let location {
            check(location, diagnostics: &diagnostics)
        } else if let locationText {
            let message = "the location '\(locationText)' has no kind; write 'group:\(locationText)'"
            diagnostics.append(Diagnostic(.warning, "invalid-location", message, at: sourceLocation))
        } else if kind == .reference {
            let message = "the reference has no location; add one such as 'group:App.xcodeproj', or remove it"
            diagnostics.append(Diagnostic(.warning, "invalid-location", message, at: sourceLocation))
        }
        for item in items { item.check(diagnostics: &diagnostics) }
    }

    private func check(_ location: WorkspaceLocation, diagnostics: inout [Diagnostic]) {
        guard case .other(let name) = location.kind else { return }
        let nearest = Spelling.nearest(to: name, among: WorkspaceLocation.Kind.names)
        let remedy =
            nearest.map { "did you mean '\($0):'" }
            ?? "known are \(WorkspaceLocation.Kind.names.map { "'\($0):'" }.joined(separator: ", "))"
        let message = "unknown kind '\(name):' of a location; \(remedy)"
        diagnostics.append(Diagnostic(.warning, "unknown-location-kind", message, at: sourceLocation))
    }
}
