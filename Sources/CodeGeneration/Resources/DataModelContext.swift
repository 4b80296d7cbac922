import ResourceFormats
import TemplateEngine

/// Parts of a data model as templates see them.
enum DataModelContext {
    static func value(_ entity: DataEntity) -> TemplateValue {
        [
            "name": .string(entity.name), "className": .string(entity.className), "isAbstract": .boolean(entity.isAbstract),
            // Templates look other entities up by it, and a lookup needs a text.
            "superEntity": .string(entity.superEntity ?? ""),
            "shouldGenerateCode": .boolean(entity.codeGeneration == nil), "userInfo": notes(entity.userInfo),
            "attributes": .array(entity.attributes.map(value)), "relationships": .array(entity.relationships.map(value)),
            "fetchedProperties": .array(entity.fetchedProperties.map(value)),
            "uniquenessConstraints": .array(entity.uniquenessConstraints.map { .array($0.map { .string($0) }) }),
        ]
    }

    private static func value(_ attribute: DataAttribute) -> TemplateValue {
        var members = self.members(attribute.property, type: "attribute")
        members += [
            ("type", .string(attribute.type)), ("typeName", .string(attribute.typeName)), ("isDerived", .boolean(attribute.isDerived)),
            ("usesScalarValueType", .boolean(attribute.usesScalarValueType)),
            ("customClassName", .string(attribute.customClassName ?? "")),
        ]
        return .dictionary(TemplateDictionary(members))
    }

    private static func value(_ relationship: DataRelationship) -> TemplateValue {
        var members = self.members(relationship.property, type: "relationship")
        members += [
            ("isToMany", .boolean(relationship.isToMany)), ("isOrdered", .boolean(relationship.isOrdered)),
            ("destinationEntity", .string(relationship.destinationEntity)),
        ]
        if let inverse = relationship.inverse {
            members.append(("inverseRelationship", ["name": .string(inverse.name), "entityName": .string(inverse.entity)]))
        }
        return .dictionary(TemplateDictionary(members))
    }

    private static func value(_ property: DataFetchedProperty) -> TemplateValue {
        .dictionary(
            TemplateDictionary(
                members(property.property, type: "fetchedProperty") + [("fetchRequest", value(property.request))]))
    }

    /// A request.
    static func value(_ request: DataFetchRequest) -> TemplateValue {
        [
            "name": .string(request.name), "entity": .string(request.entity), "fetchLimit": .integer(request.fetchLimit),
            "fetchBatchSize": .integer(request.fetchBatchSize), "predicateString": .string(request.predicate),
            "resultType": .string(request.resultType), "substitutionVariables": notes(request.variables),
            "includeSubentities": .boolean(request.includesSubentities),
            "includesPropertyValues": .boolean(request.includesPropertyValues),
            "includesPendingChanges": .boolean(request.includesPendingChanges),
            "returnObjectsAsFaults": .boolean(request.returnsObjectsAsFaults),
            "returnsDistinctResults": .boolean(request.returnsDistinctResults),
        ]
    }

    private static func members(_ property: DataProperty, type: String) -> [(String, TemplateValue)] {
        [
            ("name", .string(property.name)), ("propertyType", .string(type)), ("isOptional", .boolean(property.isOptional)),
            ("isIndexed", .boolean(property.isIndexed)), ("isTransient", .boolean(property.isTransient)),
            ("userInfo", notes(property.userInfo)),
        ]
    }

    private static func notes(_ notes: [DataNote]) -> TemplateValue {
        .dictionary(TemplateDictionary(notes.map { ($0.key, .string($0.value)) }))
    }
}
