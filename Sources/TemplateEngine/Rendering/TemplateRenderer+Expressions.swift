import Diagnostics

extension TemplateRenderer {
    mutating func evaluate(_ expression: Expression) throws(TemplateFailure) -> TemplateValue {
        switch expression {
        case .literal(let value): return value
        case .symbol(let symbol):
            if symbol == SymbolTable.loop, let loop = runningLoop { return snapshot(of: loop) }
            return try value(of: symbol)
        case .loopField(let field): return try loopValue(field)
        case .path(let path): return try evaluate(path)
        case .filtered(let filtered): return try evaluate(filtered)
        case .range(let range): return try evaluate(range)
        case .operation(let operation): return .string(try truth(of: operation) ? "true" : "false")
        case .failure(let failure): throw failure
        }
    }

    private mutating func loopValue(_ field: LoopField) throws(TemplateFailure) -> TemplateValue {
        if let loop = runningLoop { return loop.value(field) }
        return member(field.rawValue, index: nil, of: try value(of: SymbolTable.loop), hint: nil) ?? .null
    }

    // MARK: Truth

    mutating func truth(of expression: Expression) throws(TemplateFailure) -> Bool {
        switch expression {
        case .operation(let operation): return try truth(of: operation)
        case .loopField(let field):
            if let loop = runningLoop {
                if case .first = field { return loop.index == 0 }
                if case .last = field { return loop.index == loop.count - 1 }
            }
        default: break
        }
        guard isStrict else { return try evaluate(expression).isTrue }
        toleratesMembers += 1
        defer { toleratesMembers -= 1 }
        return try evaluate(expression).isTrue
    }

    private mutating func truth(of operation: Operation) throws(TemplateFailure) -> Bool {
        switch operation.kind {
        case .or: return try truth(of: operation.left) ? true : truth(of: operation.right)
        case .and: return try truth(of: operation.left) ? truth(of: operation.right) : false
        case .not: return try !truth(of: operation.left)
        case .contained:
            guard let (left, right) = try operands(of: operation) else { return false }
            return left.isContained(in: right)
        case .equal, .unequal:
            let isEqual = try operands(of: operation).map { $0.equals($1) } ?? false
            return isEqual == (operation.kind == .equal)
        case .greater, .greaterOrEqual, .less, .lessOrEqual:
            guard let (left, right) = try operands(of: operation), let left = left.number, let right = right.number else { return false }
            switch operation.kind {
            case .greater: return left > right
            case .greaterOrEqual: return left >= right
            case .less: return left < right
            default: return left <= right
            }
        }
    }

    /// The values that an operator compares; expressions of operators cannot be compared.
    private mutating func operands(of operation: Operation) throws(TemplateFailure) -> (TemplateValue, TemplateValue)? {
        guard operation.left.isOperand, operation.right.isOperand else { return nil }
        guard isStrict, isNil(operation.left) || isNil(operation.right) else {
            return (try evaluate(operation.left), try evaluate(operation.right))
        }
        toleratesNames += 1
        toleratesMembers += 1
        defer {
            toleratesNames -= 1
            toleratesMembers -= 1
        }
        return (try evaluate(operation.left), try evaluate(operation.right))
    }

    private func isNil(_ expression: Expression) -> Bool {
        if case .symbol(let symbol) = expression { return compiler.symbols.names[symbol] == "nil" }
        return false
    }

    // MARK: Paths

    private mutating func evaluate(_ path: VariablePath) throws(TemplateFailure) -> TemplateValue {
        if path.failure != nil || path.hasComputedParts { return try evaluateComputed(path) }
        var current = path.root == SymbolTable.loop ? try evaluate(.symbol(path.root)) : try value(of: path.root)
        for part in path.parts {
            guard case .member(let name, let index, let site) = part else { continue }
            guard let next = member(name, index: index, of: current, hint: site) else {
                try reportMissing(name, of: current)
                return .null
            }
            current = next
        }
        return current
    }

    /// A path with brackets: those are evaluated first, and what is wrong with the path shows before the value is asked.
    private mutating func evaluateComputed(_ path: VariablePath) throws(TemplateFailure) -> TemplateValue {
        var names: [(name: String, site: Int)] = []
        for part in path.parts {
            switch part {
            case .member(let name, _, let site): names.append((name, site))
            case .computed(let expression, let text, let site):
                let value = try evaluate(expression)
                guard !value.isNull else {
                    throw TemplateFailure("Unable to resolve subscript '\(text)' in variable '\(path.text)'", code: "variable-syntax")
                }
                names.append((value.description, site))
            }
        }
        if let failure = path.failure { throw failure }
        var current = try evaluate(.symbol(path.root))
        for (name, site) in names {
            guard let next = member(name, index: Int(name), of: current, hint: site) else {
                try reportMissing(name, of: current)
                return .null
            }
            current = next
        }
        return current
    }

    /// A member of a value; `nil` when it has no such member.
    private mutating func member(_ name: String, index: Int?, of value: TemplateValue, hint: Int?) -> TemplateValue? {
        switch value {
        case .dictionary(let dictionary):
            if name == "count" { return .integer(dictionary.count) }
            guard let hint else { return dictionary[name] }
            return dictionary.value(of: name, hint: &hints[hint])
        case .object(let object): return object.templateMember(name)
        case .array(let values):
            if let index { return values.indices.contains(index) ? values[index] : nil }
            switch name {
            case "count": return .integer(values.count)
            case "first": return values.first ?? .null
            case "last": return values.last ?? .null
            default: return nil
            }
        case .string(let text): return Self.character(name, index: index, of: text)
        case .record(let record): return record.value(of: name)
        default: return nil
        }
    }

    private static func character(_ name: String, index: Int?, of text: String) -> TemplateValue? {
        let character: Character?
        switch name {
        case "count": return .integer(text.count)
        case "first": character = text.first
        case "last": character = text.last
        default:
            guard let index, index >= 0, let place = text.index(text.startIndex, offsetBy: index, limitedBy: text.endIndex) else {
                return nil
            }
            character = place < text.endIndex ? text[place] : nil
        }
        return character.map { .object(CharacterObject($0)) } ?? .null
    }

    // MARK: Filters and ranges

    private mutating func evaluate(_ filtered: FilteredExpression) throws(TemplateFailure) -> TemplateValue {
        guard isStrict, filtered.filters.first?.name == "default" else {
            let input = try evaluate(filtered.input)
            guard let composed = filtered.composed else { return try apply(filtered.filters, to: input) }
            do { return try composed.body(input) } catch { throw TemplateFailure.wrapping(error) }
        }
        toleratesNames += 1
        toleratesMembers += 1
        let input: TemplateValue
        do throws(TemplateFailure) { input = try evaluate(filtered.input) } catch {
            toleratesNames -= 1
            toleratesMembers -= 1
            throw error
        }
        toleratesNames -= 1
        toleratesMembers -= 1
        return try apply(filtered.filters, to: input)
    }

    mutating func apply(_ filters: [BoundFilter], to input: TemplateValue) throws(TemplateFailure) -> TemplateValue {
        var value = input
        for filter in filters {
            if let prepared = filter.prepared {
                do { value = try prepared.body(value) } catch { throw TemplateFailure.wrapping(error) }
                continue
            }
            if filter.filter.isNested {
                value = try nested(filter, value)
                continue
            }
            var arguments: [TemplateValue] = []
            for argument in filter.arguments { arguments.append(try evaluate(argument)) }
            do { value = try filter.filter(value, arguments) } catch { throw TemplateFailure.wrapping(error) }
        }
        return value
    }

    /// The filter `filter`, whose argument is the text of filters.
    private mutating func nested(_ filter: BoundFilter, _ value: TemplateValue) throws(TemplateFailure) -> TemplateValue {
        guard filter.arguments.count == 1 else {
            throw TemplateFailure("'filter' filter takes one argument", code: "filter-argument")
        }
        let expression: Expression
        if let known = filter.nested {
            expression = known
        } else {
            expression = try nestedExpression("$0|" + (try evaluate(filter.arguments[0]).text))
        }
        // The text of a filter may be that filter again.
        try descend(by: 4)
        defer { ascend(by: 4) }
        let frame = frame
        bind(SymbolTable.filterInput, value)
        let result = try evaluate(expression)
        leave(frame)
        return result
    }

    private mutating func nestedExpression(_ text: String) throws(TemplateFailure) -> Expression {
        if let known = nestedExpressions[text] { return known }
        let source = TemplateSource(path: compiler.units[template].source.path, bytes: [])
        var parser = TemplateParser(source, template: template, compiler: compiler)
        let expression = try parser.filtered(text)
        compiler = parser.compiler
        while hints.count < compiler.siteCount { hints.append(0) }
        if nestedExpressions.count < 1000 { nestedExpressions[text] = expression }
        return expression
    }

    private mutating func evaluate(_ range: RangeExpression) throws(TemplateFailure) -> TemplateValue {
        let from = try whole(range.from, "from")
        let to = try whole(range.to, "to")
        let (low, high) = (min(from, to), max(from, to))
        let (distance, overflow) = high.subtractingReportingOverflow(low)
        guard !overflow, distance < limits.rangeCount else {
            throw TemplateFailure("the range \(from)...\(to) is longer than \(limits.rangeCount)", code: "loop-count")
        }
        let values = (low...high).map { TemplateValue.integer($0) }
        return .array(from > to ? values.reversed() : values)
    }

    private mutating func whole(_ expression: Expression, _ name: String) throws(TemplateFailure) -> Int {
        let value = try evaluate(expression)
        if case .integer(let number) = value { return number }
        guard let number = value.number, number.isFinite, let whole = Int(exactly: number.rounded(.towardZero)) else {
            throw TemplateFailure("'\(name)' value is not an Integer (\(value))", code: "range")
        }
        return whole
    }
}
