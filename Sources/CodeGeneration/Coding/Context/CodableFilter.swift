import SwiftSource
import Synchronization
import TemplateEngine

/// `codable`: what annotations say about the coding of a type, and the code of it; nothing when they say nothing.
enum CodableFilter {
    static let all = [
        TemplateFilter("codable", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement else { return .null }
            return type.storage.coding(of: type).value
        },
        TemplateFilter("autoCodable", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement, let (table, code) = AutoCodingReader.read(type) else {
                return .null
            }
            return CodingContext(table, code, template: "AutoCodable").value
        },
        TemplateFilter("autoCodableImports", takesArguments: false) { value, _ in
            var imports = CodingImports()
            for item in value.array ?? [] {
                guard let type = item.modelObject?.element as? TypeElement, AutoCodingReader.read(type) != nil else { continue }
                imports.add(type)
            }
            return .strings(imports.lines)
        },
        TemplateFilter("defaultExpression", takesArguments: false) { value, _ in
            guard let element = value.modelObject?.element as? AssociatedValueElement else { return .null }
            let context = element.context
            let entry = CodingAnnotations(element.parameter.annotations, in: context.declaration.file)[.missing]
            let type = CodedTypeReader(storage: context.storage, scope: context.scope).read(element.parameter.type.type)
            return .optional(entry?.written.map { CodingRulesReader.expression($0, type) } ?? element.parameter.defaultValue)
        },
        TemplateFilter("codableSupport", takesArguments: false) { value, _ in
            let types = (value.array ?? []).compactMap { $0.modelObject?.element as? TypeElement }
            return CodingContext.support(of: types).value
        },
    ]
}

extension ModelStorage {
    /// The coding of a type as templates see it; what is wrong with it is told once, with the other messages of the run.
    func coding(of type: TypeElement) -> CodingContext {
        if let known = codingTables.withLock({ $0[type.number] }) { return known.value }
        let made = Recorded {
            guard let (table, findings) = CodingTableReader.read(type) else { return CodingContext.none }
            for finding in findings { report(finding) }
            // A type that is refused has no code, and nothing is written then.
            return findings.isEmpty ? CodingContext(table) : CodingContext.none
        }
        codingTables.withLock { $0[type.number] = made }
        return made.value
    }
}
