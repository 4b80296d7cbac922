import Diagnostics

/// The traps of the language: what reads well and does something else.
struct TrapChecks {
    struct Finding {
        var severity = Severity.warning
        var code: String
        var message: String
        var place: NodePlace
        /// The part of the tag that it is about.
        var text: String?
    }

    let symbols: SymbolTable
    /// The names that exist; `nil` when nobody knows.
    let known: Set<String>?
    private let candidates: [String]
    private(set) var findings: [Finding] = []
    private var frames: [Frame] = []
    private var nextFrame = 0
    private var assignments: [Int: [Assignment]] = [:]
    private var bound: [Int: Int] = [:]

    private struct Frame {
        var number: Int
        var tag: String
    }

    /// A `set` in a frame that ends before the template does.
    private struct Assignment {
        var frame: Frame
        var place: NodePlace
        var isRead = false
    }

    init(symbols: SymbolTable, known: Set<String>?) {
        self.symbols = symbols
        self.known = known
        candidates = (known ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The variables that are set in a frame and read behind its end.
    var lostAssignments: [Finding] {
        assignments.keys.sorted().flatMap { symbol in
            (assignments[symbol] ?? []).filter(\.isRead).map { assignment in
                let (name, tag) = (symbols.names[symbol], assignment.frame.tag)
                let message = "'\(name)' is gone at the end of this '\(tag)', and is read behind it; set it outside"
                return Finding(code: "lost-set", message: message, place: assignment.place)
            }
        }
    }

    mutating func walk(_ nodes: [Node]) {
        for node in nodes {
            if let (place, expressions) = NodeWalk.expressions(of: node) {
                for expression in expressions { check(expression, at: place) }
            }
            walk(node)
        }
    }

    private mutating func walk(_ node: Node) {
        switch node {
        case .condition(let node): for branch in node.branches { walk(branch.body, in: "if") }
        case .loop(let node):
            walk(node.body, in: "for", binding: node.variables.compactMap { $0 })
            walk(node.empty, in: "for")
        case .assignment(let node):
            if case .body(let nodes) = node.source { walk(nodes) }
            assign(node)
        case .macro(let node): walk(node.body, in: "macro", binding: node.parameters)
        case .mapping(let node): walk(node.body, in: "map", binding: node.element.map { [$0] } ?? [])
        case .block(let node): walk(node.body, in: "block")
        default: for body in NodeWalk.bodies(of: node) { walk(body) }
        }
    }

    private mutating func walk(_ nodes: [Node], in tag: String, binding symbols: [Int] = []) {
        frames.append(Frame(number: nextFrame, tag: tag))
        nextFrame += 1
        for symbol in symbols { bound[symbol, default: 0] += 1 }
        walk(nodes)
        for symbol in symbols { bound[symbol, default: 1] -= 1 }
        frames.removeLast()
    }

    private mutating func assign(_ node: AssignmentNode) {
        guard let frame = frames.last else {
            assignments[node.symbol]?.removeAll { !$0.isRead }
            return
        }
        assignments[node.symbol, default: []].append(Assignment(frame: frame, place: node.place))
    }

    private mutating func read(_ symbol: Int) {
        guard bound[symbol, default: 0] == 0, let known = assignments[symbol] else { return }
        let running = Set(frames.map(\.number))
        guard !known.contains(where: { running.contains($0.frame.number) }) else { return }
        for index in known.indices { assignments[symbol]?[index].isRead = true }
    }

    // MARK: Expressions

    private mutating func check(_ expression: Expression, at place: NodePlace) {
        var parts: [Expression] = []
        NodeWalk.visit(expression) { parts.append($0) }
        for part in parts {
            switch part {
            case .symbol(let symbol): checkName(symbol, symbols.names[symbol], place)
            case .path(let path):
                checkName(path.root, path.text, place)
                if let failure = path.failure {
                    findings.append(Finding(severity: .error, code: failure.code, message: failure.reason, place: place, text: path.text))
                }
            case .operation(let operation): check(operation, at: place)
            case .filtered(let filtered): check(filtered.filters, at: place)
            default: break
            }
        }
    }

    private mutating func checkName(_ symbol: Int, _ text: String, _ place: NodePlace) {
        read(symbol)
        let name = symbols.names[symbol]
        guard let known, !known.contains(name) else { return }
        let hint = Spelling.nearest(to: name, among: candidates).map { "; did you mean '\($0)'" } ?? ""
        findings.append(Finding(code: "unknown-variable", message: "unknown variable '\(name)'\(hint)", place: place, text: text))
    }

    private mutating func check(_ operation: Operation, at place: NodePlace) {
        switch operation.kind {
        case .or, .and, .not: return
        default: break
        }
        guard !operation.left.isOperand || !operation.right.isOperand else { return }
        let isContained = operation.kind == .contained
        if isContained, case .operation(let left) = operation.left, left.kind == .not {
            findings.append(
                Finding(
                    code: "not-in", message: "'not x in y' means '(not x) in y' and is always false; write 'not (x in y)'", place: place))
            return
        }
        let result = operation.kind == .unequal ? "true" : "false"
        let message =
            isContained
            ? "'in' binds weaker than 'and' and 'or', so that this is always false; put parentheses around 'x in y'"
            : "a comparison of a comparison is always \(result); put parentheses around its parts and join them with 'and'"
        findings.append(Finding(code: "operator-precedence", message: message, place: place))
    }

    private mutating func check(_ filters: [BoundFilter], at place: NodePlace) {
        for filter in filters where ["camelToSnakeCase", "snakeToCamelCase"].contains(filter.name) {
            guard case .literal(.boolean(let flag))? = filter.arguments.first else { continue }
            findings.append(
                Finding(
                    code: "unquoted-boolean", message: "'\(filter.name)' ignores \(flag) without quotes; write \"\(flag)\"", place: place,
                    text: "\(filter.name):\(flag)"))
        }
    }
}
