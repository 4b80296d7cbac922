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
        guard let first = values.first else {
            self.init(type: "String", items: nil)
            return
        }
        var type = first.typeName
        for value in values.dropFirst() where value.typeName != type {
            let isNumber = [type, value.typeName].allSatisfy { $0 == "Int" || $0 == "Double" }
            type = isNumber ? "Double" : "Any"
            if !isNumber { break }
        }
        // A list of nothing but nulls says nothing about what else may be there.
        if type == "Optional" { type = "Any" }
        let isPlain = !["Any", "Array", "Dictionary"].contains(type)
        self.init(type: type, items: isPlain ? nil : values.map(DocumentMetadata.init))
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
