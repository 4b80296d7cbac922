/// A typed look at an object: the names of the keys that its class is known to have.
///
/// A view holds nothing but the object, so that whatever it does not name is still there in ``object``.
public protocol PBXObjectView: Sendable, Hashable {
    /// The object looked at.
    var object: PBXObject { get }
    /// Looks at an object, whatever its class.
    init(_ object: PBXObject)
    /// The classes that this view is for.
    static var classes: [PBXClass] { get }
}

extension PBXObjectView {
    /// The identifier of the object.
    public var identifier: String { object.identifier }

    /// Looks at an object if it is of a class that this view is for.
    public init?(checking object: PBXObject) {
        guard let objectClass = object.objectClass, Self.classes.contains(objectClass) else { return nil }
        self.init(object)
    }
}

extension PBXProjDocument {
    /// All objects that a view is for, in the order of the file.
    public func objects<View: PBXObjectView>(of view: View.Type) -> [View] {
        objects.compactMap(View.init(checking:))
    }
}
