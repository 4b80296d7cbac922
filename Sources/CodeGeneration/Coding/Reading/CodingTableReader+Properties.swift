import Diagnostics
import SwiftSource

extension CodingTableReader {
    /// Reads the stored properties, and computed ones that are written.
    mutating func readProperties() {
        checkStyle()
        table.writtenKeys = CodingTable.WrittenKeys(of: type)
        let functions = CodingFunctions(type)
        let variables = type.object.list("instanceVariables").compactMap { $0.element as? VariableElement }
        for variable in variables where !variable.hasModifier("lazy") {
            let annotations = CodingAnnotations(variable.context.declaration.annotations, in: variable.context.declaration.file)
            if variable.isComputed {
                guard annotations.holds(.encodeOnly) || functions.encoder(of: variable.name) != nil else { continue }
            }
            if let field = field(variable, annotations, functions) { table.fields.append(field) }
        }
        checkPaths()
    }

    private mutating func field(
        _ variable: VariableElement, _ annotations: CodingAnnotations, _ functions: CodingFunctions
    ) -> CodedField? {
        let declaration = variable.context.declaration
        let location = declaration.file.location(at: variable.binding.range.lowerBound)
        let typeReader = CodedTypeReader(storage: type.storage, scope: variable.context.scope)
        let written = variable.typeName.type
        let codedType = typeReader.read(written)
        var field = CodedField(
            name: variable.name, type: codedType,
            rules: rules.rules(annotations, name: variable.name, type: codedType, initialValue: variable.binding.initialValue),
            condition: ConditionFilter.text(of: declaration), location: location)
        if variable.isComputed { field.rules.direction = .encoding }
        field.initialValue = variable.binding.initialValue
        field.hasInitialValue =
            variable.binding.initialValue != nil || (variable.isMutable && Self.isOptional(written)) || variable.isComputed
        field.isFixed = !variable.isMutable && variable.binding.initialValue != nil
        field.decoder = functions.decoder(of: variable.name)
        field.encoder = functions.encoder(of: variable.name)
        field.key = key(of: field, annotations)
        check(field, written)
        if field.isCoded, isPrivate(variable) { table.isPrivate = true }
        if field.isCoded { noteDeprecation(declaration) }
        return field
    }

    /// Notes whether a declaration is deprecated.
    mutating func noteDeprecation(_ declaration: Declaration) {
        let isDeprecated = declaration.attributes.contains { $0.name == "available" && $0.arguments?.contains("deprecated") == true }
        if isDeprecated { table.hasDeprecated = true }
    }

    /// Whether a type is written `T?` or `T!`, which gives variables a first value.
    private static func isOptional(_ type: SwiftType) -> Bool {
        switch type {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    private func isPrivate(_ variable: VariableElement) -> Bool {
        let levels = [variable.context.access, variable.context.declaration.setterAccess ?? .internal]
        return levels.contains(.private) || levels.contains(.fileprivate)
    }

    /// The key: that of the coding keys in the source, that of an annotation, or one made of the name.
    private mutating func key(of field: CodedField, _ annotations: CodingAnnotations) -> String {
        guard let written = table.writtenKeys, let key = written.keys[field.name] else {
            let key = field.rules.key ?? styled(field.name)
            if let written = table.writtenKeys, !written.hasRawValues, key != field.name, field.hasKey {
                rules.add(
                    "codable-key",
                    "'CodingKeys' has no raw values, so that '\(field.name)' cannot have the key '\(key)'; "
                        + "make it 'CodingKeys: String, CodingKey'",
                    annotations[.key] ?? self.annotations[.keys])
            }
            return key
        }
        if let own = field.rules.key, own != key {
            rules.add(
                "codable-conflict", "'\(field.name)' has the key '\(own)', and '\(key)' in 'CodingKeys'; take one of them out",
                annotations[.key])
        }
        return key
    }

    /// Finds what cannot be coded, and what has no value after decoding.
    private mutating func check(_ field: CodedField, _ written: SwiftType) {
        let isUnknown = written == TypeGuess.unknown
        let needsType =
            (field.isDecoded && table.decodes && field.decoder == nil) || (field.isEncoded && table.encodes && field.encoder == nil)
        if isUnknown, needsType, field.isDecoded || field.rules.date != nil {
            add("codable-type", "the type of '\(field.name)' is not known; write it behind a colon", at: field.location)
        } else if field.type.isUncodable, needsType {
            let functions = "'decode\(field.name.withCapital)' and 'encode\(field.name.withCapital)'"
            add(
                "codable-type", "a value of type '\(field.type.text)' cannot be coded; skip '\(field.name)', or write \(functions)",
                at: field.location)
        }
        if needsType, field.rules.isFlattened, !canBeFlattened(field) {
            add(
                "codable-type",
                "'\(field.name)' is a '\(field.type.text)', which has no keys that can stand beside others; remove 'flattened'",
                at: field.location)
        }
        guard table.decodes, !field.isDecoded, !field.hasInitialValue, field.rules.missing == nil else { return }
        add(
            "codable-value", "'\(field.name)' has no value after decoding; give it a first one, or add 'default = …'", at: field.location)
    }

    /// Whether the keys of a value can stand beside those of others.
    func canBeFlattened(_ field: CodedField) -> Bool {
        guard field.type.canBeFlattened, case .leaf(_, let name) = field.type.shape else { return field.type.canBeFlattened }
        guard case .type(let number)? = type.storage.meaning(of: name, in: type.scope) else { return true }
        guard let element = type.storage.object(number).element as? TypeElement else { return true }
        return element.typeKind != .enumeration || element.rawTypeName == nil
    }

    /// Finds paths that exclude each other; two properties with one key are found elsewhere.
    private mutating func checkPaths() {
        var tree = CodingBranch()
        let fields = table.fields.filter { $0.isEncoded && !$0.rules.isFlattened }
        for field in fields where field.rules.path == nil { _ = tree.add([.key(field.key)], field: 0) }
        for field in fields {
            guard let path = field.rules.path else { continue }
            if let problem = tree.add(path, field: 0, isConditional: field.condition != nil) {
                add("codable-path", "the way to '\(field.name)' \(problem); take another", at: field.location)
            }
        }
    }
}

extension String {
    /// The text with its first letter as a capital.
    var withCapital: String { prefix(1).uppercased() + dropFirst() }
}

extension CodingTable.WrittenKeys {
    /// The enumeration `CodingKeys` in a type.
    init?(of type: TypeElement) {
        guard let node = type.node.nested.first(where: { type.storage.nodes[$0].localName == "CodingKeys" }) else { return nil }
        let object = type.storage.object(node)
        guard let element = object.element as? TypeElement, element.typeKind == .enumeration else { return nil }
        let cases = object.list("cases").compactMap { ($0.element as? EnumCaseElement)?.enumCase }
        keys = Dictionary(
            cases.map { ($0.name, $0.rawValue.map(CodingAnnotations.unquoted) ?? $0.name) }, uniquingKeysWith: { first, _ in first })
        hasRawValues = element.rawTypeName != nil || element.mainDeclaration?.inheritedTypes.first?.type.description == "String"
    }
}
