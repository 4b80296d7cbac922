package import Diagnostics
import SwiftSource
package import TemplateEngine
package import YAML

/// Annotations that stand beside the source, for types of other modules.
///
///     types:
///       UIKit.UIView:
///         annotations: { AutoWrapped: true, label: View }
///         members:
///           frame: { skip: true }
///           "layout(in:)": { skip: true }
///
/// A type that no file mentions is in the model as if an empty extension of it were. Members are named by their name or, for
/// methods, with their labels.
package struct AnnotationFile: Sendable {
    /// What is said about one type.
    struct Entry: Sendable {
        var values: [String: AnnotationValue] = [:]
        var members: [String: [String: AnnotationValue]] = [:]
        /// Where each member is named.
        var memberLocations: [(name: String, location: SourceLocation)] = []
    }

    private(set) var entries: [String: Entry] = [:]

    /// Makes a file without annotations.
    package init() {}

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: the text in YAML.
    ///   - path: how messages name the file.
    ///   - diagnostics: where warnings of YAML go.
    /// - Throws: what is no YAML, or a key that is not known, with its place.
    package init(yaml bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) throws(DiagnosticError) {
        let root = try YAMLReader.read(bytes, path: path, diagnostics: &diagnostics)
        if root.isNull { return }
        for pair in try root.requireKeys("annotations", known: ["types"]) {
            for type in try Self.pairs(pair.value, "types") {
                entries[type.name] = try Self.entry(type.value)
            }
        }
    }

    private static func entry(_ node: YAMLNode) throws(DiagnosticError) -> Entry {
        var entry = Entry()
        for pair in try node.requireKeys("a type", known: ["annotations", "members"]) {
            if pair.key.scalarText == "annotations" {
                entry.values = try values(pair.value, "annotations")
                continue
            }
            for member in try pairs(pair.value, "members") {
                entry.members[member.name] = try values(member.value, "member '\(member.name)'")
                entry.memberLocations.append((member.name, member.location))
            }
        }
        return entry
    }

    private static func pairs(
        _ node: YAMLNode, _ subject: String
    ) throws(DiagnosticError) -> [(name: String, value: YAMLNode, location: SourceLocation)] {
        guard let pairs = node.pairs else {
            throw DiagnosticError(
                "annotation-file", "'\(subject)' has to be a mapping of names; write 'name: …' below it", at: node.location)
        }
        var list: [(name: String, value: YAMLNode, location: SourceLocation)] = []
        for pair in pairs {
            guard let name = pair.key.scalarText else {
                throw DiagnosticError("annotation-file", "a key of '\(subject)' is no name; write it as a text", at: pair.key.location)
            }
            list.append((name, pair.value, pair.key.location))
        }
        return list
    }

    private static func values(_ node: YAMLNode, _ subject: String) throws(DiagnosticError) -> [String: AnnotationValue] {
        var values: [String: AnnotationValue] = [:]
        for pair in try pairs(node, subject) { values[pair.name] = pair.value.isNull ? .boolean(true) : value(pair.value) }
        return values
    }

    private static func value(_ node: YAMLNode) -> AnnotationValue {
        switch node.kind {
        case .null: return .null
        case .boolean: return .boolean(node.boolean ?? false)
        case .integer, .float: return node.scalarText.flatMap(Double.init).map { .number($0) } ?? .string(node.scalarText ?? "")
        case .string: return .string(node.scalarText ?? "")
        case .sequence: return .array((node.items ?? []).map(value))
        case .mapping:
            let pairs = (node.pairs ?? []).compactMap { pair in pair.key.scalarText.map { ($0, value(pair.value)) } }
            return .dictionary(Dictionary(pairs) { $1 })
        }
    }

    /// The types that are annotated, sorted.
    var typeNames: [String] { entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    private func entries(of node: TypeNode) -> [Entry] {
        guard !entries.isEmpty else { return [] }
        let names = node.globalName == node.name ? [node.name] : [node.name, node.globalName]
        return names.compactMap { entries[$0] }
    }

    /// The annotations of a type.
    func values(of node: TypeNode) -> [String: AnnotationValue] {
        entries(of: node).reduce(into: [:]) { $0.merge($1.values) { $1 } }
    }

    /// The annotations of a member that has several names.
    func values(of names: [String], in node: TypeNode) -> [String: AnnotationValue] {
        entries(of: node).reduce(into: [:]) { values, entry in
            for name in names { values.merge(entry.members[name] ?? [:]) { $1 } }
        }
    }

    /// Warnings about members that no type has.
    func problems(in storage: ModelStorage) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for name in typeNames {
            guard let entry = entries[name], !entry.memberLocations.isEmpty else { continue }
            let numbers = storage.nodes.indices.filter { storage.nodes[$0].name == name || storage.nodes[$0].globalName == name }
            let known = Set(numbers.flatMap { storage.object($0).memberNames })
            for member in entry.memberLocations where !known.contains(member.name) {
                problems.append(
                    Diagnostic(
                        .warning, "annotation-member",
                        "'\(name)' has no member '\(member.name)' in the sources; check the spelling, or take the annotation out",
                        at: member.location))
            }
        }
        return problems
    }
}

extension ModelObject {
    /// The names under which the members of a type can be annotated beside the source.
    fileprivate var memberNames: [String] {
        let members = ["variables", "methods", "subscripts"].flatMap(list).flatMap {
            ($0.element as? any MemberOfType)?.annotationNames ?? []
        }
        return members + list("cases").compactMap(\.templateText)
    }
}

extension ModelArguments {
    /// The arguments of a mapping of YAML, as configurations have them.
    package static func values(_ node: YAMLNode) -> TemplateDictionary {
        guard case .dictionary(let values) = AnnotationFile.argument(node) else { return TemplateDictionary([:]) }
        return TemplateDictionary(values.mapValues(AnnotationValues.value))
    }
}

extension AnnotationFile {
    fileprivate static func argument(_ node: YAMLNode) -> AnnotationValue { value(node) }
}
