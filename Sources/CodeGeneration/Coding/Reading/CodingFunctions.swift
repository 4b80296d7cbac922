import SwiftSource

/// The functions of a type that code its properties: `static func decodeName(from:)`, `func encodeName(to:)`.
struct CodingFunctions {
    private var decoders: [String: CodingFunction] = [:]
    private var encoders: [String: CodingFunction] = [:]
    /// Other methods that take a coder or a container, by name.
    private(set) var others: [String: CodingFunction] = [:]

    init(_ type: TypeElement) {
        for object in type.object.list("methods") {
            guard let method = object.element as? MethodElement, method.context.declaration.kind == .function else { continue }
            let name = method.callName
            guard let parameter = method.context.declaration.parameters?.first, method.parameters.count == 1 else { continue }
            if method.isStatic, parameter.label == "from", name.hasPrefix("decode"), name.count > 6 {
                decoders[name] = function(method, parameter)
            } else if !method.isStatic, parameter.label == "to", name.hasPrefix("encode"), name.count > 6 {
                encoders[name] = function(method, parameter)
                others[name] = function(method, parameter)
            } else if !method.isStatic, parameter.label == nil {
                others[name] = function(method, parameter)
            }
        }
    }

    private func function(_ method: MethodElement, _ parameter: Parameter) -> CodingFunction {
        let type = parameter.type.description
        let takesCoder =
            parameter.name == "decoder" || parameter.name == "encoder" || type.hasSuffix("Decoder") || type.hasSuffix("Encoder")
        return CodingFunction(
            name: method.callName, takesCoder: takesCoder, canThrow: method.context.declaration.effects.throwsKeyword != nil,
            isOptional: method.returnTypeName.isOptional)
    }

    /// The function that reads a property.
    func decoder(of property: String) -> CodingFunction? { decoders["decode" + property.withCapital] }

    /// The function that writes a property.
    func encoder(of property: String) -> CodingFunction? { encoders["encode" + property.withCapital] }
}
