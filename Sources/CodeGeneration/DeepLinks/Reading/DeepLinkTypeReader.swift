import SwiftSource

/// Says how the values of a type are read from text.
struct DeepLinkTypeReader {
    let storage: ModelStorage
    let scope: ModelScope

    /// What an associated value is, as links see it.
    struct Result {
        var type: DeepLinkType
        var isOptional = false
        var isList = false
    }

    /// What a type is; `nil` when its values cannot be read from text.
    func read(_ written: SwiftType) -> Result? {
        var expansion = TypeExpansion(storage: storage)
        let type = Self.plain(expansion.expanded(written, in: scope))
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return value(Self.plain(inner), written: Self.wrapped(written)).map { Result(type: $0, isOptional: true) }
        case .array(let element): return value(Self.plain(element), written: Self.wrapped(written)).map { Result(type: $0, isList: true) }
        case .named(let named) where named.name == "Array" && named.arguments.count == 1:
            return value(Self.plain(named.arguments[0]), written: nil).map { Result(type: $0, isList: true) }
        case .named(let named) where named.name == "Optional" && named.arguments.count == 1:
            return value(Self.plain(named.arguments[0]), written: nil).map { Result(type: $0, isOptional: true) }
        default: return value(type, written: written).map { Result(type: $0) }
        }
    }

    private static func wrapped(_ type: SwiftType) -> SwiftType? {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner): inner
        default: nil
        }
    }

    private static func plain(_ type: SwiftType) -> SwiftType {
        if case .tuple(let elements) = type, elements.count == 1, elements[0].label == nil { return plain(elements[0].type) }
        return type
    }

    static let integerNames = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    private static let numberNames = ["Double", "Float", "Float16", "Float80", "CGFloat"]
    /// Types that everybody knows, and whose values no text stands for.
    private static let unreadable: Set<String> = [
        "Any", "AnyObject", "Void", "Never", "Data", "URL", "Decimal", "Locale", "Error", "AnyHashable", "Set", "Dictionary", "NSObject",
        "URLRequest", "TimeZone", "Calendar", "Array", "Optional", "Result",
    ]

    private func value(_ type: SwiftType, written: SwiftType?) -> DeepLinkType? {
        guard let name = type.lookupName else { return nil }
        if let number = storage.type(named: name, in: scope), storage.nodes[number].kind != .extension {
            return declared(number, type, written)
        }
        let plain = StandardNames.withoutModule(name)
        switch plain {
        case "String": return .string
        case "Bool": return .boolean
        case "Character": return .character
        case "UUID": return .uuid
        case "Date": return .date
        case _ where Self.integerNames.contains(plain): return .integer(plain)
        case "CGFloat": return nil
        case _ where Self.numberNames.contains(plain): return .number(plain)
        case _ where Self.unreadable.contains(plain): return nil
        default: break
        }
        switch type {
        case .named(let named) where named.arguments.isEmpty: return .other(type.description, conformance(of: name))
        case .member: return .other(type.description, conformance(of: name))
        default: return nil
        }
    }

    private func either(_ arguments: [SwiftType], _ type: SwiftType, _ parameters: [String]) -> DeepLinkType? {
        guard arguments.count == 2, parameters.count == 2, let left = value(Self.plain(arguments[0]), written: nil),
            let right = value(Self.plain(arguments[1]), written: nil)
        else { return nil }
        return .either(name: type.description, parameters: parameters, left, right)
    }

    /// How a type that only extensions tell of is read.
    private func conformance(of name: String) -> DeepLinkType.Conformance {
        guard let number = storage.type(named: name, in: scope) else { return .lossless }
        return conformance(number) ?? .lossless
    }

    private func conformance(_ number: Int) -> DeepLinkType.Conformance? {
        let names = storage.relations(of: number).names.map(StandardNames.withoutModule)
        if names.contains("DeepLinkValue") { return .own }
        if names.contains("LosslessStringConvertible") { return .lossless }
        return names.contains("RawRepresentable") ? .rawValue : nil
    }

    /// A type that a file declares.
    private func declared(_ number: Int, _ type: SwiftType, _ written: SwiftType?) -> DeepLinkType? {
        let node = storage.nodes[number]
        if node.localName == "Either", case .named(let named) = type { return either(named.arguments, type, node.genericNames) }
        if let conformance = conformance(number) { return .other(node.name, conformance) }
        guard node.kind == .enumeration else { return nil }
        let element = TypeElement(storage: storage, number: number, part: nil)
        guard let raw = element.rawTypeName?.name else { return nil }
        let cases = element.object.list("cases").compactMap { ($0.element as? EnumCaseElement)?.enumCase }
        guard let values = RawValues.values(of: cases, rawType: StandardNames.withoutModule(raw)) else {
            return .other(node.name, .rawValue)
        }
        return .enumeration(node.name, values)
    }
}
