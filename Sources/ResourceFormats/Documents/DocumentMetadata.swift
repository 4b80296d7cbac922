/// What kind of values a document holds, as SwiftGen describes it to templates.
package indirect enum DocumentMetadata: Sendable, Hashable {
    /// A value that holds no others, by the name of its type: `Bool`, `Int`, `Double`, `String`, `Date`, `Data` or `Optional`.
    case scalar(String)
    /// A dictionary with what is known of each value.
    case dictionary([Property])
    /// A list.
    case array(Element)

    /// A name and what is known of its value.
    package struct Property: Sendable, Hashable {
        /// The name.
        package var key: String
        /// What is known of the value.
        package var metadata: DocumentMetadata

        /// Describes a value with its name.
        package init(key: String, metadata: DocumentMetadata) {
            self.key = key
            self.metadata = metadata
        }
    }

    /// What the elements of a list have in common.
    package struct Element: Sendable, Hashable {
        /// The type that all have, or `Any`.
        package var type: String
        /// What is known of each element, where the type alone does not say it: of dictionaries, lists and `Any`.
        package var items: [DocumentMetadata]?
        /// Of lists in a list, the type that all of their elements have, and so on for lists in those.
        package var innerTypes: [String] = []

        /// The type, and the types further in.
        fileprivate var types: [String] { [type] + innerTypes }
    }

    /// Describes a value.
    package init(_ value: DocumentValue) {
        switch value {
        case .dictionary(let members): self = .dictionary(members.map { .init(key: $0.key, metadata: DocumentMetadata($0.value)) })
        case .array(let items): self = .array(Element(items))
        default: self = .scalar(value.typeName)
        }
    }

    /// The name of the type.
    package var type: String {
        switch self {
        case .scalar(let name): name
        case .dictionary: "Dictionary"
        case .array: "Array"
        }
    }
}

extension DocumentMetadata.Element {
    fileprivate init(_ values: [DocumentValue]) {
        // SwiftGen takes an empty list for one of texts.
        var type = Self.common(values.lazy.map(\.typeName)) ?? "String"
        // A list of nothing but nulls says nothing about what else may be there.
        if type == "Optional" { type = "Any" }
        let isPlain = !["Any", "Array", "Dictionary"].contains(type)
        self.init(type: type, items: isPlain ? nil : values.map(DocumentMetadata.init))
        if type == "Array" { innerTypes = Self.innerTypes(of: values, items ?? []) }
    }

    /// The type that values of several types have; `nil` when there is none.
    private static func common(_ types: some Sequence<String>) -> String? {
        var common: String?
        for type in types where type != common {
            guard let other = common else {
                common = type
                continue
            }
            guard [type, other].allSatisfy({ $0 == "Int" || $0 == "Double" }) else { return "Any" }
            common = "Double"
        }
        return common
    }

    /// What lists have in common further in; an empty one says nothing when others are not.
    private static func innerTypes(of values: [DocumentValue], _ items: [DocumentMetadata]) -> [String] {
        let elements = items.compactMap { if case .array(let element) = $0 { element } else { nil } }
        let filled = zip(values, elements).filter { $0.0 != .array([]) }.map(\.1.types)
        let chains = filled.isEmpty ? elements.map(\.types) : filled
        var inner: [String] = []
        while let type = common(chains.compactMap { inner.count < $0.count ? $0[inner.count] : nil }) {
            inner.append(type)
            if type != "Array" { break }
        }
        return inner
    }
}

extension DocumentValue {
    /// The name of the type of Swift.
    package var typeName: String {
        switch self {
        case .null: "Optional"
        case .boolean: "Bool"
        case .integer: "Int"
        case .real: "Double"
        case .string: "String"
        case .date: "Date"
        case .data: "Data"
        case .array: "Array"
        case .dictionary: "Dictionary"
        }
    }
}
