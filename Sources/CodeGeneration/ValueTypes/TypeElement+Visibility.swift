import SwiftSource
import TemplateEngine

extension TypeElement {
    /// The access from other files: that of the types around it counts as well.
    var visibleAccess: AccessLevel {
        var access = self.access
        var around = node.parent
        for _ in 0..<64 {
            guard let number = around else { break }
            let other = TypeElement(storage: storage, number: number, part: nil)
            access = min(access, other.access)
            around = other.node.parent
        }
        return access
    }

    /// Whether other files see it.
    var isVisible: Bool { visibleAccess != .private && visibleAccess != .fileprivate }

    /// The access as it stands before a declaration, with a blank behind it; nothing for that which nobody writes.
    var accessPrefix: String {
        switch access {
        case .internal, .private, .fileprivate: ""
        case .open: "public "
        default: access.rawValue + " "
        }
    }

    /// The names of the generic parameters of the type and of those around it.
    var namesOfParameters: Set<String> {
        var names: Set<String> = []
        var around: TypeElement? = self
        while let current = around {
            names.formUnion((current.mainDeclaration?.genericParameters ?? []).map(\.name))
            around = current.node.parent.map { TypeElement(storage: storage, number: $0, part: nil) }
        }
        return names
    }

    /// The full name with the generic parameters of the type and of those around it.
    var nameWithParameters: String {
        var parts: [String] = []
        var around: TypeElement? = self
        while let current = around {
            let names = (current.mainDeclaration?.genericParameters ?? []).map {
                $0.specifier == "each" ? "repeat each \($0.name)" : $0.name
            }
            parts.insert(current.node.localName + (names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"), at: 0)
            around = current.node.parent.map { TypeElement(storage: storage, number: $0, part: nil) }
        }
        return parts.joined(separator: ".")
    }

    /// The name by which an extension of the type calls it: one with a point in it needs the parameters of each.
    var nameInside: String {
        node.parent == nil ? node.name : nameWithParameters
    }

    /// Whether no value can be copied.
    var isNoncopyable: Bool {
        let names = Set(node.bases.map(\.name))
        return names.contains("~Copyable") && !names.contains("Copyable") || names.contains("~Escapable") && !names.contains("Escapable")
    }

    /// Whether it inherits from something of a name, or has an annotation of that name.
    func wants(_ name: String) -> Bool { relations.names.contains(name) || annotationValue(name) != nil }

    /// An annotation of the type.
    func annotationValue(_ key: String) -> TemplateValue? {
        guard case .dictionary(let annotations)? = object.templateMember("annotations") else { return nil }
        return annotations[key]
    }

    /// The attributes that an extension has to repeat.
    var availability: [String] { Self.availability(of: mainDeclaration) }

    /// The attributes of a declaration that says who may use it, and where.
    static func availability(of declaration: Declaration?) -> [String] {
        (declaration?.attributes ?? []).filter { ["available", "_spi"].contains($0.name) }.map { "@\($0.name)(\($0.arguments ?? ""))" }
    }

    /// The condition of `#if` under which it is declared.
    var condition: String? { mainDeclaration.flatMap { ConditionFilter.text(of: $0) } }

    /// The condition of a member that its type does not have; nothing when it has none of its own.
    func condition(of member: Declaration) -> String? {
        let around = mainDeclaration?.conditions ?? []
        return member.conditions == around ? nil : ConditionFilter.text(of: member)
    }

    /// The global actor that it belongs to, by an attribute of its own or of a class that it inherits from.
    var globalActor: String? {
        for number in [number] + ancestors([.class, .protocol]) {
            for part in storage.declarations(of: number).parts where !part.isExtension {
                let scope = ModelScope(node: number, file: part.file)
                if let actor = Isolation.global(among: part.declaration.attributes, storage: storage, scope: scope) { return actor }
            }
        }
        return nil
    }
}
