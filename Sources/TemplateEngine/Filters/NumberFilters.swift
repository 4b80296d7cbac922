/// Filters of numbers, as colours need them.
enum NumberFilters {
    /// The number that hexadecimal digits stand for; nothing when they are none.
    @Sendable static func hexToInteger(_ value: TemplateValue) throws -> TemplateValue {
        guard case .string(let text) = value else { throw FilterInput.invalid }
        return Int(text, radix: 16).map { .integer($0) } ?? .null
    }

    /// A number of 0…255 as a fraction.
    @Sendable static func int255ToFloat(_ value: TemplateValue) throws -> TemplateValue {
        guard case .integer(let number) = value else { throw FilterInput.invalid }
        return .float(Float(number) / 255)
    }

    /// A fraction in percent, cut off behind the point.
    @Sendable static func percent(_ value: TemplateValue) throws -> TemplateValue {
        guard case .float(let number) = value, let percent = Int(exactly: (number * 100).rounded(.towardZero)) else {
            throw FilterInput.invalid
        }
        return .string("\(percent)%")
    }
}
