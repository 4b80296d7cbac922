/// Finds out what a loop depends on beside its objects.
struct LoopSurroundings {
    /// The names that it mentions, and whether it asks which iteration runs.
    private(set) var symbols: Set<Int> = []
    private(set) var asksForPosition = false
    /// Whether it does something that cannot be told beforehand: other templates, blocks, tags of the caller, the time,
    /// a jump to another iteration.
    private(set) var isOpaque = false

    init(_ nodes: [Node], _ condition: Expression?) {
        if let condition { add(condition) }
        add(nodes)
    }

    mutating func add(_ nodes: [Node]) {
        NodeWalk.visit(nodes) { node in
            switch node {
            case .inclusion, .extending, .block, .now, .jump: isOpaque = true
            case .custom(let node): if !node.isConstant { isOpaque = true }
            default: break
            }
            for expression in NodeWalk.expressions(of: node)?.expressions ?? [] { add(expression) }
        }
    }

    private mutating func add(_ expression: Expression) {
        NodeWalk.visit(expression) { part in
            switch part {
            case .symbol(let symbol): mention(symbol)
            case .path(let path): mention(path.root)
            case .loopField: asksForPosition = true
            case .filtered(let filtered):
                // The text of a filter that is put together may mention anything.
                if filtered.filters.contains(where: { $0.filter.isNested && $0.nested == nil }) { isOpaque = true }
            default: break
            }
        }
    }

    private mutating func mention(_ symbol: Int) {
        switch symbol {
        case SymbolTable.loop: asksForPosition = true
        case SymbolTable.block: isOpaque = true
        default: symbols.insert(symbol)
        }
    }
}

extension TemplateRenderer {
    /// The place of a loop for the memory, and whether its iterations ask for their positions; `nil` when nothing may be remembered.
    func memoryPlace(of node: LoopNode, in memory: any LoopMemory) -> (place: LoopPlace, asksForPosition: Bool)? {
        guard loops.isEmpty, template == 0, node.label == nil, node.variables.count == 1 else { return nil }
        var surroundings = LoopSurroundings(node.body, node.filter)
        var text = ""
        var seen = Set(node.variables.compactMap { $0 })
        while !surroundings.isOpaque, let symbol = surroundings.symbols.subtracting(seen).min() {
            seen.insert(symbol)
            let name = compiler.symbols.names[symbol]
            guard let value = boundValue(of: symbol) else {
                // The context is asked only once, so that the iterations themselves do not show what that reads.
                guard memory.readsNothing({ _ = contextMember(name) }) else { return nil }
                continue
            }
            switch value {
            case .null, .boolean, .integer, .float, .double: text += "\(name)=\(value)\n"
            case .string(let value): text += "\(name)=\(value.utf8.count):\(value)\n"
            case .object(let object):
                guard let macro = object as? MacroNode, macro.template == template else { return nil }
                text += "\(name)@\(macro.place.offset)\n"
                surroundings.add(macro.body)
            default: return nil
            }
        }
        guard !surroundings.isOpaque else { return nil }
        return (LoopPlace(offset: node.place.offset, surroundings: text), surroundings.asksForPosition)
    }
}
