package import Diagnostics

/// A version of a model of Core Data.
package struct DataModel: Sendable, Hashable {
    /// The entities by name.
    package var entities: [DataEntity]
    /// The configurations by name, `Default` with all entities among them.
    package var configurations: [Configuration]
    /// The templates of requests, in the order of the file.
    package var fetchRequests: [DataFetchRequest]

    /// Entities that a store keeps together.
    package struct Configuration: Sendable, Hashable {
        /// The name.
        package var name: String
        /// The names of its entities.
        package var entities: [String]
    }
}

/// An entity of a model.
package struct DataEntity: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The class, without the dot that stands for the module of the target; empty when it is `NSManagedObject`.
    package var className: String
    /// Whether only entities that inherit from it have objects.
    package var isAbstract: Bool
    /// The entity that it inherits from.
    package var superEntity: String?
    /// How Xcode generates code: `class`, `category`, or nothing at all.
    package var codeGeneration: String?
    /// The attributes in the order of the file.
    package var attributes: [DataAttribute]
    /// The relationships in the order of the file.
    package var relationships: [DataRelationship]
    /// The fetched properties in the order of the file.
    package var fetchedProperties: [DataFetchedProperty]
    /// The names of attributes that no two objects have equal together.
    package var uniquenessConstraints: [[String]]
    /// What people noted.
    package var userInfo: [DataNote]
    /// Where it stands.
    package var location: SourceLocation
}

/// A note of `userInfo`.
package struct DataNote: Sendable, Hashable {
    /// The name.
    package var key: String
    /// The text.
    package var value: String

    /// Makes a note.
    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// What all properties of an entity have.
package struct DataProperty: Sendable, Hashable {
    /// The name.
    package var name: String
    /// Whether there may be no value.
    package var isOptional: Bool
    /// Whether it is indexed.
    package var isIndexed: Bool
    /// Whether it is not saved.
    package var isTransient: Bool
    /// What people noted.
    package var userInfo: [DataNote]
    /// Where it stands.
    package var location: SourceLocation
}

/// An attribute.
package struct DataAttribute: Sendable, Hashable {
    /// What it has in common with other properties.
    package var property: DataProperty
    /// The type in the words of Xcode, such as `Integer 16`.
    package var type: String
    /// The type of Swift.
    package var typeName: String
    /// Whether it is computed from others.
    package var isDerived: Bool
    /// Whether its type is one of Swift rather than an object.
    package var usesScalarValueType: Bool
    /// The class of a transformable attribute.
    package var customClassName: String?
}

/// A relationship.
package struct DataRelationship: Sendable, Hashable {
    /// What it has in common with other properties.
    package var property: DataProperty
    /// Whether it leads to several objects.
    package var isToMany: Bool
    /// Whether the objects have an order.
    package var isOrdered: Bool
    /// The entity that it leads to.
    package var destinationEntity: String
    /// The relationship back: its name and its entity.
    package var inverse: Inverse?

    /// A relationship that leads back.
    package struct Inverse: Sendable, Hashable {
        /// The name.
        package var name: String
        /// The entity that has it.
        package var entity: String
    }
}

/// A property whose objects are fetched.
package struct DataFetchedProperty: Sendable, Hashable {
    /// What it has in common with other properties.
    package var property: DataProperty
    /// How they are fetched.
    package var request: DataFetchRequest
}

/// A template of a request.
package struct DataFetchRequest: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The entity that is asked for.
    package var entity: String
    /// The most objects; 0 for all.
    package var fetchLimit: Int
    /// How many objects are fetched at a time; 0 for all.
    package var fetchBatchSize: Int
    /// The condition.
    package var predicate: String
    /// What it gives: `Object`, `Object ID`, `Dictionary` or `Count`.
    package var resultType: String
    /// The names behind `$` in the condition with the types of Swift that they are compared with, by name.
    package var variables: [DataNote]
    /// Whether entities that inherit are asked for as well.
    package var includesSubentities: Bool
    /// Whether the values of properties come with the objects.
    package var includesPropertyValues: Bool
    /// Whether changes count that are not saved.
    package var includesPendingChanges: Bool
    /// Whether the objects come without their values.
    package var returnsObjectsAsFaults: Bool
    /// Whether equal results come once.
    package var returnsDistinctResults: Bool
}
