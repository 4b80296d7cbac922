/// Renders one template once: the values of all names, and the bytes that have been printed.
///
/// A ``TemplateTag`` prints and reads values through it.
public struct TemplateRenderer {
    var compiler: TemplateCompiler
    var output: [UInt8] = []
    let limits: TemplateLimits
    let isStrict: Bool
    /// What remembers loops; `nil` when nothing does.
    let loopMemory: (any LoopMemory)?
    /// The template whose nodes are being rendered.
    var template: Int

    private let context: TemplateValue
    /// The values by the number of their names; `nil` where the context has not been asked yet.
    private(set) var slots: [TemplateValue?]
    /// What the bound names stood for before, for the end of the frame.
    private var trail: [(symbol: Int, value: TemplateValue?)] = []
    /// Where a member was found last, by its site.
    var hints: [Int]
    var loops: [RunningLoop] = []
    var jump: Jump?
    var blocks = BlockState()
    var loopCount = 0
    private var depth = 0
    /// Above zero while a missing name is expected.
    var toleratesNames = 0
    var toleratesMembers = 0
    /// The expressions of the filter `filter` whose text is computed.
    var nestedExpressions: [String: Expression] = [:]

    /// A loop that is to be left or to go on.
    struct Jump {
        var loop: Int
        var continues: Bool
    }

    init(_ compiler: TemplateCompiler, template: Int, context: TemplateValue) {
        self.compiler = compiler
        self.template = template
        self.context = context
        limits = compiler.environment.limits
        isStrict = compiler.environment.readsStrictly
        loopMemory = compiler.environment.loopMemory
        slots = Array(repeating: nil, count: compiler.symbols.names.count)
        hints = Array(repeating: 0, count: compiler.siteCount)
    }

    mutating func renderAll() throws(TemplateFailure) -> [UInt8] {
        try renderTemplate(template)
        return compiler.environment.whitespace == .sourcery ? BlankLines.restored(output) : output
    }

    mutating func renderTemplate(_ number: Int) throws(TemplateFailure) {
        switch compiler.units[number].state {
        case .failed(let failure): throw failure
        case .compiled(let nodes):
            let outer = template
            template = number
            defer { template = outer }
            try render(nodes)
        }
    }

    // MARK: Names

    /// The value that a name stands for.
    @inline(__always)
    mutating func value(of symbol: Int) throws(TemplateFailure) -> TemplateValue {
        if symbol < slots.count, let value = slots[symbol] { return value }
        return try contextValue(of: symbol)
    }

    private mutating func contextValue(of symbol: Int) throws(TemplateFailure) -> TemplateValue {
        grow(symbol)
        let name = compiler.symbols.names[symbol]
        if let found = contextMember(name) {
            slots[symbol] = found
            return found
        }
        if symbol == SymbolTable.block { return .dictionary(TemplateDictionary(blocks.rendered)) }
        guard isStrict, name != "nil" else {
            slots[symbol] = .null
            return .null
        }
        if toleratesNames == 0 { throw unknownName(name) }
        return .null
    }

    /// What the context has for a name.
    func contextMember(_ name: String) -> TemplateValue? {
        switch context {
        case .dictionary(let dictionary): dictionary[name]
        case .object(let object): object.templateMember(name)
        case .record(let record): record.value(of: name)
        default: nil
        }
    }

    /// The names that stand for something now, for messages.
    var knownNames: [String] {
        var names = slots.indices.filter { slots[$0] != nil }.map { compiler.symbols.names[$0] }
        switch context {
        case .dictionary(let dictionary): names += dictionary.entries.map(\.key)
        case .object(let object): names += object.templateMemberNames
        default: break
        }
        return names
    }

    private mutating func grow(_ symbol: Int) {
        while slots.count <= symbol { slots.append(nil) }
    }

    // MARK: Frames

    /// What stands for a name from now to the end of the frame.
    mutating func bind(_ symbol: Int, _ value: TemplateValue) {
        protect(symbol)
        slots[symbol] = value
    }

    /// Remembers what stands for a name, so that it does so again at the end of the frame.
    mutating func protect(_ symbol: Int) {
        if symbol >= slots.count { grow(symbol) }
        trail.append((symbol, slots[symbol]))
    }

    /// Another value of a name that is protected in the frame.
    mutating func assign(_ symbol: Int, _ value: TemplateValue) {
        slots[symbol] = value
    }

    /// What stands for a name, when something in the template says so.
    func boundValue(of symbol: Int) -> TemplateValue? {
        guard symbol < slots.count, trail.contains(where: { $0.symbol == symbol }) else { return nil }
        return slots[symbol]
    }

    /// Where a frame begins.
    var frame: Int { trail.count }

    /// Ends a frame: names stand again for what they stood for before.
    mutating func leave(_ frame: Int) {
        while trail.count > frame {
            let entry = trail.removeLast()
            slots[entry.symbol] = entry.value
        }
    }

    /// Renders nodes in a frame of their own.
    mutating func renderFrame(_ nodes: [Node]) throws(TemplateFailure) {
        let frame = frame
        try render(nodes)
        leave(frame)
    }

    /// What some work prints, taken out of the output.
    mutating func capture(_ work: (inout TemplateRenderer) throws(TemplateFailure) -> Void) throws(TemplateFailure) -> String {
        let start = output.count
        try work(&self)
        defer { output.removeLast(output.count - start) }
        return String(decoding: output[start...], as: UTF8.self)
    }

    func checkSize() throws(TemplateFailure) {
        guard output.count <= limits.outputSizeBytes else {
            throw TemplateFailure("the output is larger than \(limits.outputSizeBytes) bytes", code: "output-size")
        }
    }

    // MARK: Nodes

    /// Begins a part that may contain itself; who begins one ends it with ``ascend(by:)``. What needs more of the stack
    /// counts more.
    mutating func descend(by count: Int = 1) throws(TemplateFailure) {
        guard depth + count <= limits.depth else {
            throw TemplateFailure("macros, templates and tags run in each other more than \(limits.depth) deep", code: "render-depth")
        }
        depth += count
    }

    mutating func ascend(by count: Int = 1) {
        depth -= count
    }

    mutating func render(_ nodes: [Node]) throws(TemplateFailure) {
        try descend()
        defer { ascend() }
        for node in nodes {
            switch node {
            case .text(let bytes): output.append(contentsOf: bytes)
            case .output(let node):
                do throws(TemplateFailure) { try render(node) } catch { throw located(error, node.place) }
            default:
                try renderTag(node)
                if jump != nil { return }
            }
        }
        try checkSize()
    }

    func located(_ failure: TemplateFailure, _ place: NodePlace) -> TemplateFailure {
        failure.located(.init(template: template, offset: place.offset, length: place.length))
    }
}
