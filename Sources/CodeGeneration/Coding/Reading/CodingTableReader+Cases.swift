import Diagnostics
import SwiftSource

extension CodingTableReader {
    /// Reads the cases of an enumeration.
    mutating func readEnumeration() {
        checkStyle()
        table.rawType = type.rawTypeName.map { CodedTypeReader(storage: type.storage, scope: type.scope).qualified($0.type).description }
        table.form = form()
        if table.form == .external { table.writtenKeys = CodingTable.WrittenKeys(of: type) }
        for object in type.object.list("cases") {
            guard let element = object.element as? EnumCaseElement else { continue }
            table.cases.append(codedCase(element))
        }
        checkFallbacks()
        checkForm()
    }

    private mutating func form() -> CodingTable.Form {
        let tag = rules.value(.tag, annotations)
        let content = rules.value(.content, annotations)
        let words = [CodingKeyword.tag, .untagged, .names].filter { annotations[$0] != nil }
        if words.count > 1 {
            rules.add(
                "codable-conflict",
                "'\(table.name)' has '\(words[0].rawValue)' and '\(words[1].rawValue)', which exclude each other; take one of them out",
                annotations[words[1]])
        }
        if content != nil, tag == nil {
            rules.add("codable-value", "'content' has no meaning without 'tag'; add it", annotations[.content])
        }
        if table.rawType != nil {
            for word in words {
                rules.add(
                    "codable-conflict", "'\(table.name)' is coded by its raw values, and '\(word.rawValue)' has no meaning; remove it",
                    annotations[word])
            }
            return .raw
        }
        if let tag { return .tagged(tag: tag, content: content) }
        if annotations.holds(.untagged) { return .untagged }
        return annotations.holds(.names) ? .names : .external
    }

    private mutating func codedCase(_ element: EnumCaseElement) -> CodedCase {
        let declaration = element.context.declaration
        let file = declaration.file
        let own = CodingAnnotations(element.enumCase.annotations, in: file)
        let name = element.enumCase.name
        var item = CodedCase(
            name: name, key: table.writtenKeys?.keys[name] ?? rules.value(.key, own) ?? styled(name),
            location: file.location(at: element.enumCase.range.lowerBound))
        item.alternatives = own.all(.alternatives).flatMap(\.list)
        item.isFallback = own.holds(.fallback)
        item.isSkipped = own.holds(.skip)
        noteDeprecation(declaration)
        item.condition = ConditionFilter.text(of: declaration)
        let reader = CodedTypeReader(storage: type.storage, scope: element.context.scope)
        for (index, value) in (element.enumCase.associatedValues ?? []).enumerated() {
            let annotations = CodingAnnotations(value.annotations, in: file)
            let codedType = reader.read(value.type.type)
            let label = value.label ?? "_\(index)"
            var field = CodedField(
                name: label, isUnlabelled: value.label == nil, type: codedType,
                rules: rules.rules(annotations, name: label, type: codedType, initialValue: value.defaultValue),
                location: file.location(at: value.range.lowerBound))
            field.key = field.rules.key ?? (value.label == nil ? label : styled(label))
            field.initialValue = value.defaultValue
            check(field, item, annotations)
            item.fields.append(field)
        }
        return item
    }

    private mutating func check(_ field: CodedField, _ item: CodedCase, _ annotations: CodingAnnotations) {
        if field.type.isUncodable, !item.isSkipped {
            add("codable-type", "a value of type '\(field.type.text)' cannot be coded; skip '\(item.name)'", at: field.location)
        }
        for key in [CodingKeyword.path, .skip, .decodeOnly, .encodeOnly, .flattened] where annotations[key]?.isOwn == true {
            rules.add("codable-value", "'\(key.rawValue)' has no meaning for associated values; remove it", annotations[key])
        }
    }

    private mutating func checkFallbacks() {
        let fallbacks = table.cases.filter(\.isFallback)
        if let other = fallbacks.dropFirst().first {
            add(
                "codable-conflict", "'\(other.name)' and '\(fallbacks[0].name)' are both 'fallback'; take one of them out",
                at: other.location)
        }
        for item in fallbacks where !item.fields.isEmpty {
            add("codable-type", "'\(item.name)' has associated values, which a fallback cannot give; take another case", at: item.location)
        }
    }

    /// Finds cases that the form of the enumeration cannot tell.
    private mutating func checkForm() {
        for item in table.cases where !item.isSkipped {
            switch table.form {
            case .names where !item.fields.isEmpty:
                add(
                    "codable-type", "'\(item.name)' has associated values, which a name cannot hold; take 'tag = …' for 'names'",
                    at: item.location)
            case .tagged(_, content: nil) where item.fields.count > 1 && !item.isLabelled:
                add(
                    "codable-type", "the values of '\(item.name)' stand beside the tag and need labels; add them, or 'content = …'",
                    at: item.location)
            case .tagged(_, content: nil):
                guard item.fields.count == 1, item.fields[0].isUnlabelled, !canBeFlattened(item.fields[0]) else { break }
                add(
                    "codable-type",
                    "'\(item.name)' holds '\(item.fields[0].type.text)', which has no keys that can stand beside the tag; "
                        + "give the value a label, or add 'content = …'", at: item.fields[0].location)
            case .raw where table.rawType != "String" && !item.alternatives.isEmpty:
                add(
                    "codable-type", "other texts of '\(item.name)' need raw values of type String; remove 'alternatives'", at: item.location
                )
            default: break
            }
            let labels = item.fields.filter { !$0.isUnlabelled }
            if !labels.isEmpty, labels.count < item.fields.count, table.form != .external {
                add("codable-type", "only some values of '\(item.name)' have labels; give all or none of them one", at: item.location)
            }
            if case .tagged(let tag, content: nil) = table.form, item.fields.contains(where: { $0.key == tag }) {
                add("codable-key", "a value of '\(item.name)' has the key '\(tag)' of the tag; give it another", at: item.location)
            }
        }
    }
}
