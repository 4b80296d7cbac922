import TemplateEngine

/// Filters of lists and dictionaries.
enum CollectionFilters {
    static let all: [TemplateFilter] = [
        TemplateFilter("count", takesArguments: false) { value, _ in value.array.map { .integer($0.count) } ?? value },
        TemplateFilter("isEmpty", takesArguments: false) { value, _ in .boolean(isEmpty(value)) },
        TemplateFilter("!isEmpty", takesArguments: false) { value, _ in .boolean(!isEmpty(value)) },
        TemplateFilter("reversed", takesArguments: false) { value, _ in value.array.map { .array($0.reversed()) } ?? value },
        TemplateFilter("toArray", takesArguments: false) { value, _ in value.array != nil || value.isNull ? value : .array([value]) },
        TemplateFilter("last", takesArguments: false) { value, _ in value.array.map { $0.last ?? .null } ?? value },
        TemplateFilter("push") { value, arguments in value.array.map { .array($0 + arguments) } ?? value },
        TemplateFilter("sortedValuesByKeys", takesArguments: false) { value, _ in
            guard case .dictionary(let dictionary) = value else { return value }
            return .array(dictionary.entries.map(\.value))
        },
        sorted("sorted", isDescending: false),
        sorted("sortedDescending", isDescending: true),
    ]

    private static func isEmpty(_ value: TemplateValue) -> Bool { value.array?.isEmpty ?? value.string?.isEmpty ?? false }

    /// By the text at a path of members, without regard to case; numbers by their size. What is equal keeps its order.
    private static func sorted(_ name: String, isDescending: Bool) -> TemplateFilter {
        TemplateFilter(name) { value, arguments in
            guard arguments.count < 2 else {
                throw TemplateFailure("'\(name)' filter takes a single String argument", code: "filter-argument")
            }
            guard let values = value.array else { return value }
            let path = (arguments.first?.losslessText ?? "").split(separator: ".").map(String.init)
            let keys = values.enumerated().map { (index: $0.offset, key: SortKey(member(of: $0.element, path))) }
            let order = keys.sorted { left, right in
                if left.key != right.key { return isDescending ? right.key < left.key : left.key < right.key }
                return left.index < right.index
            }
            return .array(order.map { values[$0.index] })
        }
    }

    private static func member(of value: TemplateValue, _ path: [String]) -> TemplateValue {
        path.reduce(value) { value, name in
            switch value {
            case .object(let object): object.templateMember(name) ?? .null
            case .dictionary(let dictionary): dictionary[name] ?? .null
            case .array(let values) where name == "count": .integer(values.count)
            default: .null
            }
        }
    }
}

/// What a value is sorted by: nothing first, then numbers, then texts.
private enum SortKey: Comparable {
    case nothing
    case number(Double)
    case text(String)

    init(_ value: TemplateValue) {
        switch value {
        case .null: self = .nothing
        case .integer(let number): self = .number(Double(number))
        case .float(let number): self = .number(Double(number))
        case .double(let number): self = .number(number)
        default: self = .text((value.losslessText ?? value.description).lowercased())
        }
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left < right
        case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
        case (.nothing, .number), (.nothing, .text), (.number, .text): true
        default: false
        }
    }
}
