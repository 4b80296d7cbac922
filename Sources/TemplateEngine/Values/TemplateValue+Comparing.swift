extension TemplateValue {
    /// What `==` says: numbers as numbers of 32 bits, texts, Booleans, and nothing with nothing; all else is unequal.
    func equals(_ other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.string(let left), .string(let right)): return left == right
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right || Float(left) == Float(right)
        default:
            guard let left = number, let right = other.number else { return false }
            return left == right
        }
    }

    /// What `in` says: an element of a list, or a part of a text.
    func isContained(in other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.string(let part), .string(let whole)): Bytes.contains(part, in: whole)
        case (.null, _): false
        case (_, .array(let values)): values.contains { isSame(as: $0) }
        default: false
        }
    }

    /// The equality of elements, which keeps all digits of a number.
    private func isSame(as other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left == right
        case (.boolean(let left), .boolean(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.object(let left), .object(let right)):
            left === right || (left is CharacterObject && right is CharacterObject && left.templateText == right.templateText)
        default: exactNumber.map { $0 == other.exactNumber } ?? false
        }
    }

    private var exactNumber: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .float(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
