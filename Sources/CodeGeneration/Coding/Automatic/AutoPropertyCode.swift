import SwiftSource

/// Writes the code of a structure whose own members say how it is coded.
struct AutoPropertyCode {
    private let reader: AutoCodingReader
    private(set) var code = CodingCode()

    /// A property that has a key.
    private struct Property {
        var name: String
        var type: CodedType
        var isStored: Bool
        /// The static member that has its value when the data has none.
        var fallback: String?

        /// The name as a part of others: `defaultName`.
        var capital: String { name.withCapital }
        var key: String { "." + SwiftName.escaped(name) }
    }

    init(_ reader: AutoCodingReader) {
        self.reader = reader
        let variables = reader.type.object.list("instanceVariables").compactMap { $0.element as? VariableElement }
        var properties: [Property] = []
        var stored = 0
        var hasFallbacks = false
        for variable in variables {
            let isWritten = reader.written?.keys[variable.name] != nil
            if !variable.isComputed { stored += 1 }
            let needsKey = variable.isComputed ? reader.functions.encoder(of: variable.name) != nil : variable.binding.initialValue == nil
            guard needsKey || isWritten, !variable.hasModifier("lazy") else { continue }
            let typeReader = CodedTypeReader(storage: reader.type.storage, scope: variable.context.scope)
            let fallback = "default" + variable.name.withCapital
            let hasFallback = reader.hasStatic(fallback)
            hasFallbacks = hasFallbacks || hasFallback
            properties.append(
                Property(
                    name: variable.name, type: typeReader.read(variable.typeName.type), isStored: !variable.isComputed,
                    fallback: hasFallback ? fallback : nil))
        }
        reader.keys(for: properties.map(\.name), in: &code)
        let keyCount = Set((reader.written?.keys.keys).map(Array.init) ?? []).union(properties.map(\.name)).count
        let hasContainer = reader.hasStatic("decodingContainer")
        let isCommon = hasContainer || keyCount > stored
        let hasDecoders = properties.contains { reader.functions.decoder(of: $0.name) != nil }
        if isCommon || hasFallbacks || hasDecoders || reader.needsDecoding {
            code.decoding = decoding(properties, hasContainer: hasContainer)
        }
        let skipped = reader.skippedKeys
        let hasEncoders = properties.contains { reader.functions.encoder(of: $0.name) != nil }
        let hasMore = reader.method("encodeAdditionalValues") != nil
        if isCommon || hasEncoders || hasMore || !skipped.isEmpty || reader.needsEncoding {
            code.encoding = encoding(properties.filter { !skipped.contains($0.name) })
        }
    }

    private func decoding(_ properties: [Property], hasContainer: Bool) -> [String] {
        let lines = properties.filter(\.isStored).map { "self.\(SwiftName.escaped($0.name)) = \(reading($0))" }
        guard lines.contains(where: { $0.contains("container") }) else { return lines }
        let container = hasContainer ? "Self.decodingContainer(decoder)" : "decoder.container(keyedBy: CodingKeys.self)"
        return ["let container = try \(container)"] + lines
    }

    private func reading(_ property: Property) -> String {
        if let function = reader.functions.decoder(of: property.name) {
            let call = "Self.\(function.name)(from: \(function.takesCoder ? "decoder" : "container"))"
            guard let fallback = property.fallback else { return (function.canThrow ? "try " : "") + call }
            if function.canThrow { return "(try? \(call)) ?? Self.\(fallback)" }
            return function.isOptional ? "\(call) ?? Self.\(fallback)" : call
        }
        let method = property.type.isOptional ? "decodeIfPresent" : "decode"
        let call = "container.\(method)(\(property.type.text).self, forKey: \(property.key))"
        // What is of another type is taken for what is missing, as it has always been here.
        return property.fallback.map { "(try? \(call)) ?? Self.\($0)" } ?? "try " + call
    }

    private func encoding(_ properties: [Property]) -> [String] {
        var lines = properties.map { property -> String in
            if let function = reader.functions.encoder(of: property.name) {
                return "\(function.canThrow ? "try " : "")self.\(function.name)(to: \(function.takesCoder ? "encoder" : "&container"))"
            }
            let method = property.type.isOptional ? "encodeIfPresent" : "encode"
            return "try container.\(method)(self.\(SwiftName.escaped(property.name)), forKey: \(property.key))"
        }
        if let more = reader.method("encodeAdditionalValues") {
            lines.append("\(more.canThrow ? "try " : "")self.encodeAdditionalValues(to: \(more.takesCoder ? "encoder" : "&container"))")
        }
        guard lines.contains(where: { $0.contains("container") }) else { return lines }
        let own = reader.method("encodingContainer").map { ($0.canThrow ? "try " : "") + "self.encodingContainer(encoder)" }
        return ["var container = \(own ?? "encoder.container(keyedBy: CodingKeys.self)")"] + lines
    }
}
