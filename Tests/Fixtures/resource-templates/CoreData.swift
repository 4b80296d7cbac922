// The part of Core Data that generated code mentions, so that it can be compiled where there is no Core Data.

@_exported import Foundation

open class NSManagedObject: Hashable {
    private var values: [String: Any] = [:]

    public required init() {}

    public func willAccessValue(forKey key: String?) {}
    public func didAccessValue(forKey key: String?) {}
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {}
    public func primitiveValue(forKey key: String) -> Any? { values[key] }
    public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    public static func == (left: NSManagedObject, right: NSManagedObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class NSManagedObjectID {}

open class NSEntityDescription {
    public static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? { nil }
}

open class NSFetchRequest<Result> {
    public let entityName: String?

    public init(entityName: String) { self.entityName = entityName }
}

open class NSManagedObjectModel {
    public func fetchRequestFromTemplate(withName name: String, substitutionVariables: [String: Any]) -> NSFetchRequest<Any>? {
        NSFetchRequest(entityName: "\(name) " + substitutionVariables.keys.sorted().joined(separator: " "))
    }
}

open class NSPersistentStoreCoordinator {
    public let managedObjectModel = NSManagedObjectModel()
}

open class NSManagedObjectContext {
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator? = NSPersistentStoreCoordinator()
    public var asked: [String] = []

    public init() {}

    public func fetch(_ request: NSFetchRequest<Any>) throws -> [Any] {
        asked.append(request.entityName ?? "")
        return []
    }
}
