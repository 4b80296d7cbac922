package import Diagnostics
import XML

/// Reads the file `contents` of an `.xcdatamodel`.
package struct DataModelReader {
    private let path: String

    /// Makes a reader.
    ///
    /// - Parameter path: the name of the file `contents`.
    package init(path: String) {
        self.path = path
    }

    /// Reads a model.
    ///
    /// - Throws: ``DiagnosticError`` with the place of what is wrong: text that is no XML of a model, or an entity or property without
    ///   a name.
    package func model(_ bytes: [UInt8]) throws(DiagnosticError) -> DataModel {
        let root = try XMLReader.read(bytes, path: path).root
        guard root.name == "model" else {
            throw DiagnosticError("model-structure", "the outermost element is '\(root.name)'; models have 'model'", at: root.location)
        }
        var entities: [DataEntity] = []
        var configurations: [DataModel.Configuration] = []
        for element in root.elements {
            switch element.name {
            case "entity": entities.append(try entity(element))
            case "configuration":
                let members = element.elements.filter { $0.name == "memberEntity" }.compactMap { $0[attribute: "name"] }
                configurations.append(.init(name: try name(of: element), entities: members))
            default: break
            }
        }
        entities.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (left, right) in zip(entities, entities.dropFirst()) where left.name == right.name {
            throw DiagnosticError(
                "model-entity", "two entities are called '\(left.name)'; rename one", at: right.location,
                notes: [.init("the other one is here", at: left.location)])
        }
        if !configurations.contains(where: { $0.name == "Default" }) {
            configurations.append(.init(name: "Default", entities: entities.map(\.name)))
        }
        configurations.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var requests: [DataFetchRequest] = []
        for element in root.elements where element.name == "fetchRequest" { requests.append(try request(element, entities)) }
        for index in entities.indices { try addFetchedProperties(to: &entities, at: index, of: root) }
        return DataModel(entities: entities, configurations: configurations, fetchRequests: requests)
    }

    private func entity(_ element: XMLElement) throws(DiagnosticError) -> DataEntity {
        var attributes: [DataAttribute] = []
        var relationships: [DataRelationship] = []
        for child in element.elements {
            switch child.name {
            case "attribute": attributes.append(try attribute(child))
            case "relationship": relationships.append(try relationship(child))
            default: break
            }
        }
        let className = element[attribute: "representedClassName"] ?? ""
        return DataEntity(
            name: try name(of: element), className: String(className.drop { $0 == "." }),
            isAbstract: isTrue(element, "isAbstract"), superEntity: element[attribute: "parentEntity"],
            codeGeneration: element[attribute: "codeGenerationType"], attributes: attributes, relationships: relationships,
            fetchedProperties: [], uniquenessConstraints: constraints(of: element), userInfo: userInfo(of: element),
            location: element.location ?? SourceLocation(path: path))
    }

    private func constraints(of element: XMLElement) -> [[String]] {
        (element.element(named: "uniquenessConstraints")?.elements ?? []).filter { $0.name == "uniquenessConstraint" }.map { constraint in
            constraint.elements.compactMap { $0[attribute: "value"] }
        }
    }

    private func userInfo(of element: XMLElement) -> [DataNote] {
        let entries = (element.element(named: "userInfo")?.elements ?? []).filter { $0.name == "entry" }
        var notes: [String: String] = [:]
        for entry in entries { notes[entry[attribute: "key"] ?? ""] = entry[attribute: "value"] ?? "" }
        return notes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { DataNote(key: $0.key, value: $0.value) }
    }

    private func property(_ element: XMLElement) throws(DiagnosticError) -> DataProperty {
        DataProperty(
            name: try name(of: element), isOptional: isTrue(element, "optional"), isIndexed: isTrue(element, "indexed"),
            isTransient: isTrue(element, "transient"), userInfo: userInfo(of: element),
            location: element.location ?? SourceLocation(path: path))
    }

    private func attribute(_ element: XMLElement) throws(DiagnosticError) -> DataAttribute {
        let type = element[attribute: "attributeType"] ?? "Undefined"
        let isScalar = isTrue(element, "usesScalarValueType")
        let custom = element[attribute: "customClassName"]
        return DataAttribute(
            property: try property(element), type: type, typeName: DataTypeNames.typeName(of: type, isScalar: isScalar, custom: custom),
            isDerived: isTrue(element, "derived"), usesScalarValueType: isScalar, customClassName: custom)
    }

    private func relationship(_ element: XMLElement) throws(DiagnosticError) -> DataRelationship {
        var inverse: DataRelationship.Inverse?
        if let name = element[attribute: "inverseName"], let entity = element[attribute: "inverseEntity"] {
            inverse = .init(name: name, entity: entity)
        }
        return DataRelationship(
            property: try property(element), isToMany: isTrue(element, "toMany"), isOrdered: isTrue(element, "ordered"),
            destinationEntity: element[attribute: "destinationEntity"] ?? "", inverse: inverse)
    }

    private func addFetchedProperties(to entities: inout [DataEntity], at index: Int, of root: XMLElement) throws(DiagnosticError) {
        let name = entities[index].name
        guard let element = root.elements.first(where: { $0.name == "entity" && $0[attribute: "name"] == name }) else { return }
        for child in element.elements where child.name == "fetchedProperty" {
            guard let request = child.element(named: "fetchRequest") else {
                let text = "the fetched property '\(try self.name(of: child))' has no request; choose what it fetches"
                throw DiagnosticError("model-structure", text, at: child.location)
            }
            let property = DataFetchedProperty(property: try property(child), request: try self.request(request, entities))
            entities[index].fetchedProperties.append(property)
        }
    }

    private func request(_ element: XMLElement, _ entities: [DataEntity]) throws(DiagnosticError) -> DataFetchRequest {
        let predicate = element[attribute: "predicateString"] ?? ""
        let entity = element[attribute: "entity"] ?? ""
        return DataFetchRequest(
            name: try name(of: element), entity: entity, fetchLimit: number(element, "fetchLimit"),
            fetchBatchSize: number(element, "fetchBatchSize"), predicate: predicate,
            resultType: DataTypeNames.resultType(element[attribute: "resultType"] ?? "0"),
            variables: PredicateVariables.find(in: predicate, entity: entity, entities: entities),
            includesSubentities: isTrue(element, "includesSubentities", or: isTrue(element, "includeSubentities", or: true)),
            includesPropertyValues: isTrue(element, "includesPropertyValues", or: true),
            includesPendingChanges: isTrue(element, "includesPendingChanges", or: true),
            returnsObjectsAsFaults: isTrue(element, "returnObjectsAsFaults", or: isTrue(element, "returnsObjectsAsFaults", or: true)),
            returnsDistinctResults: isTrue(element, "returnsDistinctResults", or: isTrue(element, "returnDistinctResults")))
    }

    private func name(of element: XMLElement) throws(DiagnosticError) -> String {
        if let name = element[attribute: "name"], !name.isEmpty { return name }
        throw DiagnosticError("model-structure", "'\(element.name)' has no name; give it one", at: element.location)
    }

    private func number(_ element: XMLElement, _ name: String) -> Int { element[attribute: name].flatMap { Int($0) } ?? 0 }

    private func isTrue(_ element: XMLElement, _ name: String, or missing: Bool = false) -> Bool {
        switch element[attribute: name] {
        case "YES", "true", "1": true
        case nil: missing
        default: false
        }
    }
}
