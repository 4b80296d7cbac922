public import Diagnostics
import SystemSupport
import XML

/// A reference of a scheme to a target of a project or a package.
public struct BuildableReference: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "BuildableReference"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes a reference.
    ///
    /// - Parameters:
    ///   - blueprintIdentifier: the identifier of the target in its project; of a target of a package its name.
    ///   - buildableName: the name of what is built, such as `App.app`.
    ///   - blueprintName: the name of the target.
    ///   - container: where the project or package is, relative to the folder of the one that has the scheme.
    public init(blueprintIdentifier: String, buildableName: String, blueprintName: String, container: WorkspaceLocation) {
        let attributes = [
            ("BuildableIdentifier", "primary"), ("BlueprintIdentifier", blueprintIdentifier), ("BuildableName", buildableName),
            ("BlueprintName", blueprintName), ("ReferencedContainer", container.description),
        ]
        element = XMLElement(Self.elementName, attributes: attributes.map { XMLAttribute($0, $1) })
    }

    /// The identifier of the target in its project; of a target of a package its name.
    public var blueprintIdentifier: String? {
        get { element[attribute: "BlueprintIdentifier"] }
        set { element[attribute: "BlueprintIdentifier"] = newValue }
    }

    /// The name of what is built, such as `App.app`.
    public var buildableName: String? {
        get { element[attribute: "BuildableName"] }
        set { element[attribute: "BuildableName"] = newValue }
    }

    /// The name of the target.
    public var blueprintName: String? {
        get { element[attribute: "BlueprintName"] }
        set { element[attribute: "BlueprintName"] = newValue }
    }

    /// The project or the package of the target, as it is written: `container:App.xcodeproj`.
    public var referencedContainer: String? {
        get { element[attribute: "ReferencedContainer"] }
        set { element[attribute: "ReferencedContainer"] = newValue }
    }

    /// Any attribute, known or not.
    public subscript(attribute name: String) -> String? {
        get { element[attribute: name] }
        set { element[attribute: name] = newValue }
    }

    /// The place of the reference in the file; `nil` when it was not read.
    public var sourceLocation: SourceLocation? { element.location }

    /// The absolute path of the project or the package of the target; `nil` when the reference does not say it, or the path is
    /// longer than any system can open.
    ///
    /// - Parameter folder: the folder that references of the scheme are relative to, ``SchemeStore/folder``.
    public func containerPath(in folder: String) -> String? {
        guard let location = referencedContainer.flatMap({ WorkspaceLocation($0) }) else { return nil }
        let base: String
        switch location.kind {
        case .container, .group: base = folder
        case .absolute: base = "/"
        case .embedder, .developer, .other: return nil
        }
        guard base.utf8.count + location.path.utf8.count < ResolvedPath.lengthLimit else { return nil }
        return PathText.normalized(PathText.join(base, location.path))
    }
}
