import ResourceFormats
import TemplateEngine

extension TemplateValue {
    /// A value of a data file.
    ///
    /// - Parameter hasFractions: whether a whole number that is written as another one prints with a fraction: `1.0` and not `1`.
    init(_ value: DocumentValue, hasFractions: Bool) {
        switch value {
        case .real(let number) where hasFractions && number.rounded() == number && abs(number) < Self.exactFloatLimit:
            self = .float(Float(number))
        case .null: self = .null
        case .boolean(let truth): self = .boolean(truth)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .double(number)
        case .string(let text): self = .string(text)
        case .date(let date): self = .object(DateObject(date))
        case .data(let bytes): self = .object(DataObject(bytes))
        case .array(let items): self = .array(items.map { TemplateValue($0, hasFractions: hasFractions) })
        case .dictionary(let members):
            self = .dictionary(TemplateDictionary(members.map { ($0.key, TemplateValue($0.value, hasFractions: hasFractions)) }))
        }
    }

    /// The whole numbers that 32 bits print in full.
    private static let exactFloatLimit = 16_777_216.0

    /// What is known of a value of a data file.
    init(_ metadata: DocumentMetadata) {
        var members: [(String, TemplateValue)] = [("type", .string(metadata.type))]
        switch metadata {
        case .scalar: break
        case .dictionary(let properties):
            let values = properties.map { ($0.key, TemplateValue($0.metadata)) }
            members.append(("properties", .dictionary(TemplateDictionary(values))))
        case .array(let element):
            var parts: [(String, TemplateValue)] = [("type", .string(element.type))]
            if let items = element.items { parts.append(("items", .array(items.map { TemplateValue($0) }))) }
            let inner = element.innerTypes.reversed().reduce(TemplateValue?.none) { inner, type in
                .dictionary(TemplateDictionary([("type", .string(type))] + (inner.map { [("element", $0)] } ?? [])))
            }
            if let inner { parts.append(("element", inner)) }
            members.append(("element", .dictionary(TemplateDictionary(parts))))
        }
        self = .dictionary(TemplateDictionary(members))
    }
}

/// A moment: it prints itself, and knows its seconds since the beginning of 2001.
private final class DateObject: TemplateObject {
    private let date: DocumentDate

    init(_ date: DocumentDate) { self.date = date }

    var templateText: String? { date.text }
    var templateMemberNames: [String] { ["timeIntervalSinceReferenceDate"] }

    func templateMember(_ name: String) -> TemplateValue? {
        name == "timeIntervalSinceReferenceDate" ? .double(date.secondsSinceReference) : nil
    }
}

/// Bytes: they print their number, and can be looped over.
private final class DataObject: TemplateObject {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var templateText: String? { bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes" }
    var templateMemberNames: [String] { ["bytes", "count"] }

    func templateMember(_ name: String) -> TemplateValue? {
        switch name {
        case "bytes": .array(bytes.map { .integer(Int($0)) })
        case "count": .integer(bytes.count)
        default: nil
        }
    }
}
