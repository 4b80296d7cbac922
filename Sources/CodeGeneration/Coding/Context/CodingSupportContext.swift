import SwiftSource
import TemplateEngine

/// What the code of all types needs beside it: parts of the template, patterns and imports.
struct CodingSupportContext {
    let value: TemplateValue

    init(_ types: [TypeElement]) {
        var support = CodingSupport()
        var imports = CodingImports()
        var hasExtensions = false
        for type in types {
            let coding = type.storage.coding(of: type)
            guard case .dictionary = coding.value else { continue }
            if coding.hasExtensions { hasExtensions = true }
            support.formUnion(coding.support)
            imports.add(type)
        }
        if support.parts.contains(where: \.needsFoundation) { imports.add("Foundation") }
        let parts = CodingSupport.Part.allCases.filter(support.parts.contains).map(\.rawValue)
        let patterns = support.patterns.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let floats = support.floats.sorted { CodingSupport.floatName($0).utf8.lexicographicallyPrecedes(CodingSupport.floatName($1).utf8) }
        value =
            [
                ("hasExtensions", .boolean(hasExtensions || !support.parts.isEmpty)),
                ("imports", .strings(imports.lines)),
                ("parts", .strings(parts)),
                (
                    "patterns",
                    .array(patterns.map { [("name", .string(CodingSupport.patternName($0))), ("text", .string($0))].value })
                ),
                ("floats", .array(floats.map(Self.floats))),
            ].value
    }

    private static func floats(_ texts: CodingRules.FloatTexts) -> TemplateValue {
        [
            ("name", .string(CodingSupport.floatName(texts))), ("infinity", .string(texts.infinity)),
            ("negativeInfinity", .string(texts.negativeInfinity)), ("nan", .string(texts.nan)),
        ].value
    }
}

/// The imports of the files of some types, for a file that names the types of their properties.
struct CodingImports {
    private var conditions: [String: Set<String>] = [:]

    /// Adds an import that is always there.
    mutating func add(_ module: String) { conditions["import " + module, default: []].insert("") }

    /// Adds those of the file of a type, of its extensions as well.
    mutating func add(_ type: TypeElement) {
        for (_, part) in type.parts {
            for declaration in type.storage.imports(of: part.file) {
                let attributes = declaration.attributes.filter { $0.name == "preconcurrency" || $0.name == "testable" }
                let prefix = attributes.map { "@\($0.name) " }.joined()
                let kind = declaration.importKind.map { $0 + " " } ?? ""
                conditions["\(prefix)import \(kind)\(declaration.name)", default: []].insert(ConditionFilter.text(of: declaration) ?? "")
            }
        }
    }

    /// The lines, in order; what is imported under conditions only stands between `#if` and `#endif`.
    var lines: [String] {
        conditions.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { line -> [String] in
            let list = (conditions[line] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            if list.first == "" { return [line] }
            return [line].guarded(list.count == 1 ? list[0] : list.map { "(\($0))" }.joined(separator: " || "))
        }
    }
}
