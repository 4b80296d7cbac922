package import JSON
import TemplateEngine

/// The whole model as JSON, for scripts in any language; docs/formats/codegen-model.md describes it.
package enum ModelDump {
    /// The version of the form. It grows when a name goes or changes its meaning, and not when one is added.
    package static let version = 1

    /// The model: its types, typealiases and free functions with all their members.
    package static func json(_ model: GenerationModel) -> JSONValue {
        let context = ContextElement(model: model.types, storage: model.storage, arguments: TemplateDictionary([:]))
        return [
            "format": "trellis-codegen-model",
            "version": .integer(version),
            "types": objects(model.types, "types"),
            "typealiases": objects(model.types, "typealiases"),
            "functions": objects(ModelObject(context), "functions"),
        ]
    }

    /// Objects in objects; deeper ones are named only.
    private static let depthLimit = 48

    private static func objects(_ object: ModelObject, _ member: String) -> JSONValue {
        .array(object.list(member).map { json($0, depth: 0) })
    }

    /// What is nothing, false or empty is left out.
    private static func json(_ object: ModelObject, depth: Int) -> JSONValue {
        let table = type(of: object.element)
        // A typealias may lead to itself, so what it stands for is named, and not taken apart.
        let isPlain = depth > depthLimit || (object.element as? TypeNameElement)?.hasStructure == false
        var members: [JSONValue.Member] = []
        for index in 0..<table.memberCount {
            let description = table.description(ofMember: index)
            // Made without the object, which would keep all of the model in memory.
            let value =
                description.isReference || isPlain
                ? object.templateMember(description.name) ?? .null : object.element.value(ofMember: index)
            guard !isEmpty(value) else { continue }
            members.append(JSONValue.Member(description.name, json(value, isReference: description.isReference || isPlain, depth: depth)))
        }
        return .object(members)
    }

    private static func isEmpty(_ value: TemplateValue) -> Bool {
        switch value {
        case .null: true
        case .boolean(let truth): !truth
        case .array(let values): values.isEmpty
        case .dictionary(let dictionary): dictionary.isEmpty
        default: false
        }
    }

    private static func json(_ value: TemplateValue, isReference: Bool, depth: Int) -> JSONValue {
        switch value {
        case .null: .null
        case .boolean(let truth): .boolean(truth)
        case .integer(let number): .integer(number)
        case .float, .double: value.losslessText.map { Double($0)?.isFinite == true ? .number($0) : .string($0) } ?? .null
        case .string(let text): .string(text)
        case .array(let values): .array(values.map { json($0, isReference: isReference, depth: depth) })
        case .dictionary(let dictionary):
            .object(dictionary.entries.map { JSONValue.Member($0.key, json($0.value, isReference: isReference, depth: depth)) })
        case .record(let record):
            .object(record.fields.map { JSONValue.Member($0.label, json($0.value, isReference: isReference, depth: depth)) })
        case .object(let object):
            object is ModelObject && !isReference
                ? value.modelObject.map { json($0, depth: depth + 1) } ?? .null : .optional(name(of: object))
        }
    }

    /// How an object is named that stands elsewhere.
    private static func name(of object: any TemplateObject) -> String? {
        if let member = (object as? ModelObject)?.element as? any MemberOfType, let name = member.annotationNames.first { return name }
        return object.templateMember("globalName")?.string ?? object.templateText ?? object.templateMember("name")?.string
    }
}
