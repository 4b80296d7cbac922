import SwiftSource

/// The declarations of a file as lines, one each, in the form in which ``OracleDump`` writes those of the toolchain's parser.
struct DeclarationDump {
    /// How types are written: as a tree, or canonically.
    enum TypeForm {
        case tree, canonical
    }

    let file: SourceFile
    let form: TypeForm

    /// One line for each declaration, each before its members.
    static func lines(_ bytes: [UInt8], form: TypeForm = .tree) -> [String] {
        let file = SourceFile.scan(bytes, path: "a.swift")
        let dump = DeclarationDump(file: file, form: form)
        return file.allDeclarations.map(dump.line)
    }

    private func line(_ declaration: Declaration) -> String {
        var line = FactLine(kind: declaration.kind.rawValue, range: declaration.range, name: file.text(declaration.nameRange))
        line.add("introducer", declaration.introducer)
        line.add("takes", declaration.importKind)
        line.add("attributes", declaration.attributes.map(text))
        line.add("modifiers", declaration.modifiers.map(text))
        line.add("failable", declaration.failability)
        line.add("generics", declaration.genericParameters.map(text))
        line.add("parameters", declaration.parameters.map { "(" + $0.map(text).joined(separator: ", ") + ")" })
        line.add("arguments", declaration.argumentText.map { "(\($0))" })
        let effects = declaration.effects
        line.add("effects", text(effects.asyncKeyword, effects.throwsKeyword, effects.errorType))
        line.add("result", declaration.resultType.map(text))
        line.add("inherits", declaration.inheritedTypes.map(text))
        line.add("value", declaration.aliasedType.map(text) ?? declaration.definition)
        line.add("where", declaration.genericRequirements.map { "\(text($0.left)) \($0.relation.rawValue) \(text($0.right))" })
        line.add("bindings", declaration.bindings.map(text))
        line.add("cases", declaration.cases.map(text))
        line.add("accessors", declaration.accessors.map(text))
        line.add("body", declaration.kind == .variable ? nil : declaration.bodyRange.map { "\($0.lowerBound)..<\($0.upperBound)" })
        line.add(
            "conditions",
            declaration.conditions.map { "#" + [$0.keyword.rawValue, $0.condition].joined(separator: $0.condition.isEmpty ? "" : " ") })
        line.add("comments", declaration.comments.map(\.text))
        return line.text
    }

    private func text(_ type: WrittenType) -> String { form == .tree ? TypeTree.text(type.type) : type.description }

    private func text(_ attribute: Attribute) -> String { "@" + attribute.name + (attribute.arguments.map { "(\($0))" } ?? "") }

    private func text(_ modifier: Modifier) -> String { modifier.name + (modifier.detail.map { "(\($0))" } ?? "") }

    private func text(_ parameter: GenericParameter) -> String {
        (parameter.specifier.map { $0 + " " } ?? "") + parameter.name + (parameter.constraint.map { ": " + text($0) } ?? "")
    }

    private func text(_ parameter: Parameter) -> String {
        var parts = parameter.attributes.map(text) + parameter.modifiers.map(text)
        parts += [parameter.firstName, parameter.secondName].compactMap { $0 }
        let names = parts.isEmpty ? "" : parts.joined(separator: " ") + ": "
        return names + text(parameter.type) + (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { " = " + $0 } ?? "")
    }

    private func text(_ asyncKeyword: String?, _ throwsKeyword: String?, _ errorType: WrittenType?) -> String? {
        FactLine.effects(asyncKeyword, throwsKeyword, errorType.map(text))
    }

    private func text(_ binding: VariableBinding) -> String {
        binding.pattern + (binding.type.map { ": " + text($0) } ?? "") + (binding.initialValue.map { " = " + $0 } ?? "")
            + (binding.accessors.map { " " + text($0) } ?? "")
    }

    private func text(_ element: EnumerationCase) -> String {
        element.name + (element.associatedValues.map { "(" + $0.map(text).joined(separator: ", ") + ")" } ?? "")
            + (element.rawValue.map { " = " + $0 } ?? "")
    }

    private func text(_ accessors: [Accessor]) -> String {
        let list = accessors.map { accessor in
            if accessor.isImplicit { return "implicit" }
            let parts =
                accessor.attributes.map(text) + accessor.modifiers.map(text) + [
                    accessor.name + (accessor.parameter.map { "(\($0))" } ?? "")
                ]
            let effects = text(accessor.asyncKeyword, accessor.throwsKeyword, accessor.errorType).map { " " + $0 } ?? ""
            return parts.joined(separator: " ") + effects + (accessor.hasBody ? " {}" : "")
        }
        return "{" + list.joined(separator: "; ") + "}"
    }
}
