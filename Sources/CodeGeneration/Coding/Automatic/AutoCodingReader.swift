import Diagnostics
import SwiftSource

/// Reads types that conform to `AutoDecodable`, `AutoEncodable` or `AutoCodable`, whose own members say how they are coded.
struct AutoCodingReader {
    let type: TypeElement
    /// The frame of the type, without properties and cases.
    let table: CodingTable
    let functions: CodingFunctions
    /// The keys that the source has, by the names of their cases; `nil` when it has no coding keys.
    let written: CodingTable.WrittenKeys?

    /// Whether the type conforms to nothing that makes the compiler write its code.
    let needsDecoding: Bool
    let needsEncoding: Bool

    /// The code of a type; `nil` when it is not one of those, or is coded by itself.
    static func read(_ type: TypeElement) -> (table: CodingTable, code: CodingCode)? {
        guard type.typeKind == .structure || type.typeKind == .enumeration else { return nil }
        var annotations = CodingAnnotations()
        for (_, part) in type.parts { annotations.add(part.declaration.annotations, in: part.declaration.file) }
        let names = Set(type.storage.relations(of: type.number).names.map(StandardNames.withoutModule))
        func asks(_ name: String) -> Bool { names.contains(name) || annotations.isThere(name) }
        var table = CodingTableReader.frame(of: type)
        table.decodes = asks("AutoCodable") || asks("AutoDecodable")
        table.encodes = asks("AutoCodable") || asks("AutoEncodable")
        guard table.decodes || table.encodes else { return nil }
        let reader = AutoCodingReader(
            type: type, table: table, functions: CodingFunctions(type), written: CodingTable.WrittenKeys(of: type),
            needsDecoding: names.isDisjoint(with: ["Codable", "Decodable"]),
            needsEncoding: names.isDisjoint(with: ["Codable", "Encodable"]))
        var code = type.typeKind == .enumeration ? AutoCaseCode(reader).code : AutoPropertyCode(reader).code
        if !table.decodes { code.decoding = nil }
        if !table.encodes { code.encoding = nil }
        if code.decoding == nil, code.encoding == nil { code.keys = [] }
        table.needsDecodable = table.decodes && reader.needsDecoding
        table.needsEncodable = table.encodes && reader.needsEncoding
        let isEmpty =
            !table.needsDecodable && !table.needsEncodable && code.keys.isEmpty && code.addedKeys == nil && code.decoding == nil
            && code.encoding == nil
        return isEmpty ? nil : (table, code)
    }

    /// Whether a static function or property has a name.
    func hasStatic(_ name: String) -> Bool {
        let methods = type.object.list("staticMethods").compactMap { $0.element as? MethodElement }
        let variables = type.object.list("staticVariables").compactMap { $0.element as? VariableElement }
        return methods.contains { $0.callName == name } || variables.contains { $0.name == name }
    }

    /// Whether a method of instances has a name, and whether it takes a container.
    func method(_ name: String) -> CodingFunction? { functions.others[name] }

    /// The keys whose values are not written.
    var skippedKeys: Set<String> {
        guard let node = type.node.nested.first(where: { type.storage.nodes[$0].localName == "SkipEncodingKeys" }) else { return [] }
        let cases = type.storage.object(node).list("cases").compactMap { ($0.element as? EnumCaseElement)?.enumCase.name }
        return Set(cases)
    }

    /// The coding keys for some names: those that are missing in the source, or all of them.
    func keys(for names: [String], in code: inout CodingCode) {
        let cases = names.map { (name: $0, key: $0, condition: String?.none) }
        guard let written else {
            code.keys = [CodingCode.Keys(name: "CodingKeys", cases: cases)]
            return
        }
        let missing = cases.filter { written.keys[$0.name] == nil }
        if !missing.isEmpty { code.addedKeys = CodingCode.Keys(name: "CodingKeys", cases: missing) }
    }
}
