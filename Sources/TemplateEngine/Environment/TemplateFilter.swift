/// A filter: what stands behind `|`.
///
///     environment.register(TemplateFilter("shout") { value, arguments in
///         .string(value.text + (arguments.first?.text ?? "!"))
///     })
///     // {{ "hello"|shout }} prints hello!, {{ "hello"|shout:"?" }} prints hello?
public struct TemplateFilter: Sendable {
    /// What a filter does with a value and its arguments; it throws a ``TemplateFailure`` when it cannot.
    public typealias Body = @Sendable (_ value: TemplateValue, _ arguments: [TemplateValue]) throws -> TemplateValue

    /// A filter whose arguments are known.
    struct Prepared: Sendable {
        let body: @Sendable (TemplateValue) throws -> TemplateValue

        init(_ body: @escaping @Sendable (TemplateValue) throws -> TemplateValue) {
            self.body = body
        }
    }

    /// The name.
    public let name: String
    private let takesArguments: Bool
    private let body: Body
    private let prepare: (@Sendable ([TemplateValue]) -> Prepared)?
    /// Whether it evaluates its argument as filters.
    let isNested: Bool

    /// Makes a filter.
    ///
    /// - Parameters:
    ///   - name: the name; it replaces a filter of the language that has it.
    ///   - takesArguments: whether arguments are accepted at all.
    ///   - body: what it does. It has to give the same value for the same input.
    public init(_ name: String, takesArguments: Bool = true, _ body: @escaping Body) {
        self.init(name, takesArguments: takesArguments, isNested: false, prepare: nil, body)
    }

    /// A filter without arguments.
    static func simple(_ name: String, _ body: @escaping @Sendable (TemplateValue) throws -> TemplateValue) -> TemplateFilter {
        let refusing = Prepared { _ in throw tooMany }
        let plain = Prepared(body)
        let prepare: @Sendable ([TemplateValue]) -> Prepared = { $0.isEmpty ? plain : refusing }
        return TemplateFilter(name, takesArguments: false, isNested: false, prepare: prepare) { value, _ in try body(value) }
    }

    /// A filter that does some of its work as soon as its arguments are known.
    static func preparing(_ name: String, _ prepare: @escaping @Sendable ([TemplateValue]) -> Prepared) -> TemplateFilter {
        TemplateFilter(name, takesArguments: true, isNested: false, prepare: prepare) { try prepare($1).body($0) }
    }

    init(
        _ name: String,
        takesArguments: Bool,
        isNested: Bool,
        prepare: (@Sendable ([TemplateValue]) -> Prepared)?,
        _ body: @escaping Body
    ) {
        self.name = name
        self.takesArguments = takesArguments
        self.isNested = isNested
        self.prepare = prepare
        self.body = body
    }

    private static var tooMany: TemplateFailure {
        TemplateFailure("Can't invoke filter with an argument", code: "filter-argument")
    }

    func callAsFunction(_ value: TemplateValue, _ arguments: [TemplateValue]) throws -> TemplateValue {
        guard takesArguments || arguments.isEmpty else {
            throw Self.tooMany
        }
        return try body(value, arguments)
    }

    /// The filter with arguments that do not change.
    func prepared(_ arguments: [TemplateValue]) -> Prepared {
        if let prepare { return prepare(arguments) }
        return Prepared { value in try callAsFunction(value, arguments) }
    }
}
