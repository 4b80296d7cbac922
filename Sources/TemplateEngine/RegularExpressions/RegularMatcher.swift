/// Runs the steps of a regular expression over a text.
struct RegularMatcher {
    private let program: RegularProgram
    private let input: [Unicode.Scalar]
    /// Where groups begin and end, and where repetitions began; -1 for nowhere.
    private var registers: [Int]
    private var ways: [Way] = []
    private var stepCount = 0

    /// A way that has not been tried, or what a register held before.
    private enum Way {
        case step(Int, position: Int)
        case register(Int, value: Int)
    }

    private static let stepLimit = 5_000_000
    private static let wayLimit = 2_000_000

    init(_ program: RegularProgram, _ input: [Unicode.Scalar]) {
        self.program = program
        self.input = input
        registers = Array(repeating: -1, count: program.registerCount)
    }

    /// The first match at or behind a position: where it and its groups begin and end.
    mutating func firstMatch(from start: Int) throws(TemplateFailure) -> [Int]? {
        for position in start...input.count {
            if let first = program.firstScalar, position == input.count || input[position] != first { continue }
            for index in registers.indices { registers[index] = -1 }
            if let end = try run(0, from: position) {
                registers[0] = position
                registers[1] = end
                return registers
            }
        }
        return nil
    }

    /// Where the part of the program that begins at a step ends in the text; `nil` when it does not match.
    private mutating func run(_ first: Int, from start: Int) throws(TemplateFailure) -> Int? {
        let bottom = ways.count
        var step = first
        var position = start
        while true {
            stepCount += 1
            guard stepCount <= Self.stepLimit, ways.count <= Self.wayLimit else {
                throw TemplateFailure("the regular expression takes too long", code: "regular-expression")
            }
            if case .accept = program.steps[step] {
                forgetWays(above: bottom)
                return position
            }
            if let next = try advance(step, &position) {
                step = next
                continue
            }
            guard let way = nextWay(above: bottom) else { return nil }
            (step, position) = way
        }
    }

    /// Keeps what registers held before, so that an outer part can still be undone.
    private mutating func forgetWays(above bottom: Int) {
        guard ways.count > bottom else { return }
        let kept =
            bottom == 0
            ? []
            : ways[bottom...].filter {
                if case .register = $0 { return true }
                return false
            }
        ways.removeLast(ways.count - bottom)
        ways += kept
    }

    private mutating func nextWay(above bottom: Int) -> (Int, Int)? {
        while ways.count > bottom {
            switch ways.removeLast() {
            case .step(let step, let position): return (step, position)
            case .register(let index, let value): registers[index] = value
            }
        }
        return nil
    }

    private mutating func set(_ register: Int, to value: Int) {
        ways.append(.register(register, value: registers[register]))
        registers[register] = value
    }

    /// The next step after one that matches.
    private mutating func advance(_ step: Int, _ position: inout Int) throws(TemplateFailure) -> Int? {
        switch program.steps[step] {
        case .split(let first, let second):
            ways.append(.step(second, position: position))
            return first
        case .jump(let target): return target
        case .save(let register), .mark(let register):
            set(register, to: position)
            return step + 1
        case .progress(let register): return registers[register] == position ? step + 2 : step + 1
        case .assertion(let assertion): return holds(assertion, position) ? step + 1 : nil
        case .look(let end, let isNegative): return try look(step, position, isNegative) ? end : nil
        case .lookBehind(let end, let isNegative): return try lookBehind(step, position, isNegative) ? end : nil
        case .atomic(let end):
            guard let next = try run(step + 1, from: position) else { return nil }
            position = next
            return end
        case .backreference(let number, let ignoresCase): return follow(number, ignoresCase, &position) ? step + 1 : nil
        case .accept: return nil
        default:
            guard position < input.count, matches(program.steps[step], input[position]) else { return nil }
            if case .anything = program.steps[step], isInsideEnd(position + 1) { position += 1 }
            position += 1
            return step + 1
        }
    }

    private func matches(_ step: RegularProgram.Step, _ scalar: Unicode.Scalar) -> Bool {
        switch step {
        case .scalar(let wanted): wanted == scalar
        case .scalarIgnoringCase(let wanted): Self.areEqual(wanted, scalar, ignoresCase: true)
        case .anything(let includesNewlines): includesNewlines || !Lines.isEnd(scalar)
        case .set(let set): set.contains(scalar)
        default: false
        }
    }

    private static func areEqual(_ left: Unicode.Scalar, _ right: Unicode.Scalar, ignoresCase: Bool) -> Bool {
        if left == right { return true }
        return ignoresCase && left.properties.lowercaseMapping == right.properties.lowercaseMapping
    }

    private mutating func look(_ step: Int, _ position: Int, _ isNegative: Bool) throws(TemplateFailure) -> Bool {
        let saved = registers
        let matches = try run(step + 1, from: position) != nil
        if isNegative { registers = saved }
        return matches != isNegative
    }

    private mutating func lookBehind(_ step: Int, _ position: Int, _ isNegative: Bool) throws(TemplateFailure) -> Bool {
        let saved = registers
        for start in stride(from: position, through: max(0, position - 255), by: -1) where try run(step + 1, from: start) == position {
            if isNegative { registers = saved }
            return !isNegative
        }
        registers = saved
        return isNegative
    }

    private func follow(_ number: Int, _ ignoresCase: Bool, _ position: inout Int) -> Bool {
        let (start, end) = (registers[2 * number], registers[2 * number + 1])
        guard start >= 0, end >= start, end - start <= input.count - position else { return false }
        for offset in 0..<(end - start) where !Self.areEqual(input[start + offset], input[position + offset], ignoresCase: ignoresCase) {
            return false
        }
        position += end - start
        return true
    }

    private func holds(_ assertion: RegularTree.Assertion, _ position: Int) -> Bool {
        switch assertion {
        case .start: position == 0
        case .endOfText, .end: position == input.count
        case .lastEnd: position == input.count || (endsLine(at: position) && lineEndCount(at: position) == input.count - position)
        case .startOfLine:
            position == 0 || (position < input.count && Lines.isEnd(input[position - 1]) && !isInsideEnd(position))
        case .endOfLine: position == input.count || endsLine(at: position)
        case .wordBoundary: isBoundary(position)
        case .notWordBoundary: !isBoundary(position)
        }
    }

    private func endsLine(at position: Int) -> Bool {
        Lines.isEnd(input[position]) && !isInsideEnd(position)
    }

    /// Whether a position lies between the two signs of an end of line.
    private func isInsideEnd(_ position: Int) -> Bool {
        position > 0 && position < input.count && input[position - 1] == "\r" && input[position] == "\n"
    }

    private func lineEndCount(at position: Int) -> Int {
        input[position] == "\r" && position + 1 < input.count && input[position + 1] == "\n" ? 2 : 1
    }

    private func isBoundary(_ position: Int) -> Bool {
        let before = position > 0 && RegularSet.isWord(input[position - 1])
        let behind = position < input.count && RegularSet.isWord(input[position])
        return before != behind
    }
}
