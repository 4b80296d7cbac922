/// A fixed number of values in order, with or without labels.
///
/// A loop takes a tuple apart: `{% for name, count in pairs %}`. A structure prints as nothing, and a loop over one gives
/// its labels and values.
public struct TemplateRecord: Sendable {
    /// What the record stands for.
    public enum Kind: Sendable {
        /// Values without a name of their own, which loops take apart.
        case tuple
        /// Named properties.
        case structure
    }

    /// A value with its label.
    public struct Field: Sendable {
        /// The label; those of a tuple are `.0`, `.1`, … when they have no name.
        public var label: String
        /// The value.
        public var value: TemplateValue
    }

    /// What the record stands for.
    public var kind: Kind
    /// The values in order.
    public var fields: [Field]

    /// Makes a tuple.
    public static func tuple(_ values: [TemplateValue]) -> TemplateRecord {
        TemplateRecord(kind: .tuple, fields: values.enumerated().map { Field(label: ".\($0.offset)", value: $0.element) })
    }

    /// Makes a structure of labels and values.
    public static func structure(_ fields: [(String, TemplateValue)]) -> TemplateRecord {
        TemplateRecord(kind: .structure, fields: fields.map { Field(label: $0.0, value: $0.1) })
    }

    /// The value of a label, or of its number in a tuple.
    func value(of name: String) -> TemplateValue? {
        fields.first { $0.label == name || (kind == .tuple && $0.label.utf8.count == name.utf8.count + 1 && $0.label == "." + name) }?.value
    }
}
