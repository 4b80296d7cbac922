/// A tag of the caller: what stands between `{%` and `%}`.
///
///     environment.register(TemplateTag("twice") { components, parser in
///         let body = try parser.readBody(until: "endtwice")
///         return { renderer in
///             try renderer.render(body)
///             try renderer.render(body)
///         }
///     })
public struct TemplateTag: Sendable {
    /// What the tag does each time it is rendered.
    public typealias Action = @Sendable (inout TemplateRenderer) throws -> Void

    /// The name.
    public let name: String
    /// Whether it reads no values, so that what it prints depends on nothing.
    let isConstant: Bool
    let compile: @Sendable ([String], inout TemplateParser) throws -> Action

    /// Makes a tag.
    ///
    /// - Parameters:
    ///   - name: the name; it replaces a tag of the language that has it.
    ///   - compile: reads the tag, whose words it gets, and gives back what it does.
    public init(_ name: String, compile: @escaping @Sendable (_ components: [String], inout TemplateParser) throws -> Action) {
        self.init(name, isConstant: false, compile)
    }

    /// Makes a tag that reads no values.
    package static func constant(
        _ name: String, _ compile: @escaping @Sendable (_ components: [String]) throws -> Action
    ) -> TemplateTag {
        TemplateTag(name, isConstant: true) { components, _ in try compile(components) }
    }

    private init(
        _ name: String, isConstant: Bool, _ compile: @escaping @Sendable (_ components: [String], inout TemplateParser) throws -> Action
    ) {
        self.name = name
        self.isConstant = isConstant
        self.compile = compile
    }
}

/// What stands between a tag and its end, compiled.
public struct TemplateBody: Sendable {
    let nodes: [Node]
}

/// An argument of a tag, compiled.
public struct TemplateExpression: Sendable {
    let expression: Expression
}

extension TemplateParser {
    /// Reads the body of the current tag up to another tag, and takes that.
    ///
    /// - Throws: ``TemplateFailure`` when the other tag is missing.
    public mutating func readBody(until name: String) throws -> TemplateBody {
        let nodes = try body(until: name)
        guard takeTag() != nil else { throw Self.missing(name) }
        return TemplateBody(nodes: nodes)
    }

    /// Compiles an argument: a literal, a variable with filters, or a range.
    public mutating func readExpression(_ component: String) throws -> TemplateExpression {
        TemplateExpression(expression: try resolvable(component))
    }

    /// Compiles arguments as a condition with operators.
    public mutating func readCondition(_ components: [String]) throws -> TemplateExpression {
        TemplateExpression(expression: try condition(components))
    }
}

extension TemplateRenderer {
    /// Prints a text.
    public mutating func write(_ text: String) throws {
        output.append(contentsOf: text.utf8)
        try checkSize()
    }

    /// The value of an argument.
    public mutating func value(of expression: TemplateExpression) throws -> TemplateValue {
        try evaluate(expression.expression)
    }

    /// Whether a condition is true.
    public mutating func isTrue(_ condition: TemplateExpression) throws -> Bool {
        try truth(of: condition.expression)
    }

    /// Renders a body where the tag stands; what it sets is gone afterwards.
    public mutating func render(_ body: TemplateBody) throws {
        try renderFrame(body.nodes)
    }

    /// Renders a body into a text.
    public mutating func text(of body: TemplateBody) throws -> String {
        try capture { (renderer) throws(TemplateFailure) in try renderer.renderFrame(body.nodes) }
    }

    /// Sets a variable like `set` does.
    public mutating func set(_ name: String, to value: TemplateValue) {
        bind(compiler.symbols.symbol(name), value)
    }
}
