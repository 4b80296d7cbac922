import Diagnostics
import SwiftSource

/// Reads the deep links of an enumeration, and finds what is wrong with them.
struct DeepLinkTableReader {
    private let type: TypeElement
    private var table: DeepLinkTable
    private(set) var findings: [Diagnostic] = []

    /// The deep links of an enumeration with everything that is wrong with them; `nil` when nothing says that it has any.
    static func read(_ type: TypeElement) -> (table: DeepLinkTable, findings: [Diagnostic])? {
        guard type.typeKind == .enumeration else { return nil }
        var reader = DeepLinkTableReader(type)
        guard reader.readAll() else { return nil }
        reader.findings += DeepLinkConflicts.findings(in: reader.table)
        return (reader.table, reader.findings)
    }

    private init(_ type: TypeElement) {
        self.type = type
        table = DeepLinkTable(name: type.node.name, access: type.access)
        table.isExtensible = type.access != .private && type.access != .fileprivate && type.genericParameters.isEmpty
    }

    /// Whether there are deep links.
    private mutating func readAll() -> Bool {
        let keys = DeepLinkKeys(
            type.parts.flatMap { part in
                DeepLinkItem.items(part.part.declaration.annotations, in: part.part.declaration.file)
            })
        let cases = type.object.list("cases").compactMap { $0.element as? EnumCaseElement }
        let caseKeys = cases.map { DeepLinkKeys(DeepLinkItem.items($0.enumCase.annotations, in: $0.context.declaration.file)) }
        guard keys.isTable || caseKeys.contains(where: { !$0.routes.isEmpty || !$0.empty.isEmpty }) else { return false }
        table.ignoresCase = keys.ignoresCase
        table.origin = keys.origin
        let unrouted = severity(ofUnrouted: keys.unrouted)
        for (number, (element, keys)) in zip(cases, caseKeys).enumerated() {
            add(element, keys, number)
            if keys.routes.isEmpty, keys.empty.isEmpty, let unrouted {
                findings.append(
                    Diagnostic(
                        unrouted, "deep-link-missing",
                        "the case '\(element.enumCase.name)' has no route; add one, or 'unrouted = allowed' to the enum",
                        at: table.cases[number].location))
            }
        }
        for index in table.routes.indices { table.origin.add(table.routes[index].origin) }
        return true
    }

    private mutating func severity(ofUnrouted word: AnnotatedText?) -> Severity? {
        switch word?.text {
        case nil, "warning": return .warning
        case "allowed": return nil
        case "error": return .error
        case "note": return .note
        case let other?:
            findings.append(
                Diagnostic(
                    .error, "deep-link-key", "'unrouted = \(other)' is not known; use 'allowed', 'note', 'warning' or 'error'",
                    at: word?.location()))
            return nil
        }
    }

    private mutating func add(_ element: EnumCaseElement, _ keys: DeepLinkKeys, _ number: Int) {
        let declaration = element.context.declaration
        let location = declaration.file.location(at: element.enumCase.range.lowerBound)
        var deepLinkCase = DeepLinkCase(name: element.enumCase.name, location: location)
        deepLinkCase.requiresAuthorization = keys.requiresAuthorization
        deepLinkCase.flags = keys.flags
        deepLinkCase.documentation = Documentation.lines(of: declaration)
        deepLinkCase.condition = ConditionFilter.text(of: declaration)
        deepLinkCase.parameters = parameters(element, isRouted: !keys.routes.isEmpty)
        table.cases.append(deepLinkCase)
        for key in keys.empty {
            findings.append(
                Diagnostic(.error, "deep-link-key", "'\(key.text)' needs a value; write '\(key.text) = …'", at: key.location()))
        }
        let origin = origin(of: keys)
        let first = keys.routes.first { $0.kind == .route }?.pattern
        for kind in [DeepLinkRoute.Kind.route, .alias, .deprecated] {
            for route in keys.routes where route.kind == kind {
                let completed = first.map { PatternCompletion.completed(route.pattern, by: $0) } ?? route.pattern
                let binder = DeepLinkBinder(
                    deepLinkCase: deepLinkCase, number: number, pattern: kind == .route ? route.pattern : completed)
                do {
                    table.routes.append(try binder.route(kind, origin: origin))
                } catch {
                    findings += error.diagnostics
                }
            }
        }
    }

    /// The schemes and hosts of a case; of what it does not name those of the enumeration.
    private func origin(of keys: DeepLinkKeys) -> DeepLinkOrigin {
        DeepLinkOrigin(
            schemes: keys.origin.schemes.isEmpty ? table.origin.schemes : keys.origin.schemes,
            hosts: keys.origin.hosts.isEmpty ? table.origin.hosts : keys.origin.hosts)
    }

    private mutating func parameters(_ element: EnumCaseElement, isRouted: Bool) -> [DeepLinkParameter] {
        let values = element.enumCase.associatedValues ?? []
        return values.enumerated().map { index, value in
            let reader = DeepLinkTypeReader(storage: type.storage, scope: element.context.scope)
            let result = value.isVariadic ? nil : reader.read(value.type.type)
            if result == nil, isRouted {
                findings.append(
                    Diagnostic(
                        .error, "deep-link-type",
                        "a value of type '\(value.type)' cannot be read from a link; make it conform to LosslessStringConvertible, "
                            + "or take another type", at: element.context.declaration.file.location(at: value.type.range.lowerBound)))
            }
            let type = result?.type ?? .string
            if result != nil, isRouted { note(type) }
            let typeText = value.type.description
            return DeepLinkParameter(
                name: value.label ?? String(index), label: value.label, type: type, typeText: typeText,
                isOptional: result?.isOptional ?? false, isList: result?.isList ?? false, defaultValue: value.defaultValue,
                examples: examples(value, type, element))
        }
    }

    /// The texts that comments before an associated value give as examples, otherwise those of its type.
    private mutating func examples(_ value: Parameter, _ type: DeepLinkType, _ element: EnumCaseElement) -> [String] {
        let items = DeepLinkItem.items(value.annotations, in: element.context.declaration.file).filter { $0.key.text == "example" }
        for item in items {
            guard let text = item.value, type.reads(text.text) == false else { continue }
            findings.append(
                Diagnostic(
                    .error, "deep-link-type", "'\(text.text)' is no value of the type '\(type.name)'; correct the example",
                    at: text.location()))
        }
        let texts = items.compactMap { $0.value?.text }
        return texts.isEmpty ? type.examples : texts
    }

    private mutating func note(_ type: DeepLinkType) {
        for part in type.parts where !table.types.contains(part) { table.types.append(part) }
    }
}
