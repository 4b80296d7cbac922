public import Diagnostics
import XML

/// A reference or a group of a workspace. Attributes and elements that are not known stay in it.
public struct WorkspaceItem: Sendable, Hashable {
    var element: XMLElement

    /// The kinds of items.
    public enum Kind: Sendable, Hashable {
        /// A reference to a project, a package, another workspace, a folder or a file.
        case reference
        /// A group, which may stand for a folder.
        case group
    }

    /// The elements of a workspace that are items.
    static let elementNames: Set = ["FileRef", "Group"]

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes a reference.
    public init(_ location: WorkspaceLocation) {
        element = XMLElement("FileRef", attributes: [XMLAttribute("location", location.description)])
    }

    /// Makes a group.
    public init(groupNamed name: String, at location: WorkspaceLocation, items: [WorkspaceItem] = []) {
        element = XMLElement("Group", attributes: [XMLAttribute("location", location.description), XMLAttribute("name", name)])
        self.items = items
    }

    /// Whether it is a reference or a group.
    public var kind: Kind { element.name == "Group" ? .group : .reference }

    /// Where it is; `nil` when the file does not say, or says it without a colon.
    public var location: WorkspaceLocation? {
        get { locationText.flatMap { WorkspaceLocation($0) } }
        set { element[attribute: "location"] = newValue?.description }
    }

    /// Where it is, as it is written.
    public var locationText: String? { element[attribute: "location"] }

    /// The name of a group.
    public var name: String? {
        get { element[attribute: "name"] }
        set { element[attribute: "name"] = newValue }
    }

    /// The items of a group in their order.
    public var items: [WorkspaceItem] {
        get { element.elements(named: Self.elementNames).map(WorkspaceItem.init) }
        set { element.replaceElements(named: Self.elementNames, with: newValue.map(\.element)) }
    }

    /// The place of it in the file; `nil` for an item that was not read.
    public var sourceLocation: SourceLocation? { element.location }
}
