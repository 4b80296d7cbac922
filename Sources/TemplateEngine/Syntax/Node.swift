/// A part of a compiled template.
enum Node: Sendable {
    case text([UInt8])
    case output(OutputNode)
    case condition(ConditionNode)
    case loop(LoopNode)
    case jump(JumpNode)
    case assignment(AssignmentNode)
    case macro(MacroNode)
    case call(CallNode)
    case mapping(MappingNode)
    case filter(FilterNode)
    case inclusion(InclusionNode)
    case extending(ExtendingNode)
    case block(BlockNode)
    case now(NowNode)
    case custom(CustomNode)
}

/// Where a node stands in its template.
struct NodePlace: Sendable {
    var offset: Int
    var length: Int
}

/// `{{ value if condition else otherwise }}`
final class OutputNode: Sendable {
    let place: NodePlace
    let value: Expression
    let condition: Expression?
    let otherwise: Expression?

    init(place: NodePlace, value: Expression, condition: Expression?, otherwise: Expression?) {
        self.place = place
        self.value = value
        self.condition = condition
        self.otherwise = otherwise
    }
}

/// `if`, `elif`, `else`, and `ifnot`.
final class ConditionNode: Sendable {
    struct Branch: Sendable {
        /// `nil` for `else`.
        var condition: Expression?
        var body: [Node]
    }

    let place: NodePlace
    let branches: [Branch]

    init(place: NodePlace, branches: [Branch]) {
        self.place = place
        self.branches = branches
    }
}

/// `for`
final class LoopNode: Sendable {
    let place: NodePlace
    let label: String?
    /// The numbers of the loop variables; `nil` for `_`.
    let variables: [Int?]
    let values: Expression
    let filter: Expression?
    let body: [Node]
    let empty: [Node]

    init(place: NodePlace, label: String?, variables: [Int?], values: Expression, filter: Expression?, body: [Node], empty: [Node]) {
        self.place = place
        self.label = label
        self.variables = variables
        self.values = values
        self.filter = filter
        self.body = body
        self.empty = empty
    }
}

/// `break` and `continue`
final class JumpNode: Sendable {
    let place: NodePlace
    let continues: Bool
    let label: String?

    init(place: NodePlace, continues: Bool, label: String?) {
        self.place = place
        self.continues = continues
        self.label = label
    }
}

/// `set`
final class AssignmentNode: Sendable {
    enum Source: Sendable {
        case value(Expression)
        case body([Node])
    }

    let place: NodePlace
    let symbol: Int
    let source: Source

    init(place: NodePlace, symbol: Int, source: Source) {
        self.place = place
        self.symbol = symbol
        self.source = source
    }
}

/// `macro`; it is also the value that `call` looks for.
final class MacroNode: TemplateObject {
    let place: NodePlace
    let symbol: Int
    let parameters: [Int]
    let body: [Node]
    /// The template that the macro stands in.
    let template: Int

    init(place: NodePlace, symbol: Int, parameters: [Int], body: [Node], template: Int) {
        self.place = place
        self.symbol = symbol
        self.parameters = parameters
        self.body = body
        self.template = template
    }

    func templateMember(_ name: String) -> TemplateValue? { nil }
}

/// `call`
final class CallNode: Sendable {
    let place: NodePlace
    let macro: Expression
    let name: String
    let arguments: [Expression]

    init(place: NodePlace, macro: Expression, name: String, arguments: [Expression]) {
        self.place = place
        self.macro = macro
        self.name = name
        self.arguments = arguments
    }
}

/// `map`
final class MappingNode: Sendable {
    let place: NodePlace
    let values: Expression
    let result: Int
    let element: Int?
    /// The number of `maploop`.
    let loop: Int
    let body: [Node]

    init(place: NodePlace, values: Expression, result: Int, element: Int?, loop: Int, body: [Node]) {
        self.place = place
        self.values = values
        self.result = result
        self.element = element
        self.loop = loop
        self.body = body
    }
}

/// `filter`
final class FilterNode: Sendable {
    let place: NodePlace
    let filters: [BoundFilter]
    let body: [Node]

    init(place: NodePlace, filters: [BoundFilter], body: [Node]) {
        self.place = place
        self.filters = filters
        self.body = body
    }
}

/// `include` and `import`
final class InclusionNode: Sendable {
    let place: NodePlace
    let template: TemplateReference
    /// The name of the dictionary whose entries the template sees.
    let context: Int?
    /// `import` keeps what the template sets, and throws away what it prints.
    let isImport: Bool

    init(place: NodePlace, template: TemplateReference, context: Int?, isImport: Bool) {
        self.place = place
        self.template = template
        self.context = context
        self.isImport = isImport
    }
}

/// Another template that a tag names.
struct TemplateReference: Sendable {
    /// The name as it is written.
    var text: String
    var name: Expression
    /// The template that the tag stands in.
    var origin: Int
}

/// `extends`
final class ExtendingNode: Sendable {
    let place: NodePlace
    let template: TemplateReference
    let blocks: [BlockNode]

    init(place: NodePlace, template: TemplateReference, blocks: [BlockNode]) {
        self.place = place
        self.template = template
        self.blocks = blocks
    }
}

/// `block`
final class BlockNode: Sendable {
    let place: NodePlace
    let name: String
    let body: [Node]
    /// Whether it prints the block that it replaces.
    let mentionsSuper: Bool
    let template: Int

    init(place: NodePlace, name: String, body: [Node], mentionsSuper: Bool, template: Int) {
        self.place = place
        self.name = name
        self.body = body
        self.mentionsSuper = mentionsSuper
        self.template = template
    }
}

/// `now`
final class NowNode: Sendable {
    let place: NodePlace
    let pattern: Expression?

    init(place: NodePlace, pattern: Expression?) {
        self.place = place
        self.pattern = pattern
    }
}

/// A tag of the caller.
final class CustomNode: Sendable {
    let place: NodePlace
    let action: TemplateTag.Action

    init(place: NodePlace, action: @escaping TemplateTag.Action) {
        self.place = place
        self.action = action
    }
}
