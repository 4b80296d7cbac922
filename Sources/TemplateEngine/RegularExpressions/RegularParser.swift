/// Reads the text of a regular expression.
struct RegularParser {
    private var rest: Substring.UnicodeScalarView
    private(set) var groupCount = 0
    private var names: [String: Int] = [:]
    private var depth = 0
    private var flags = Flags()

    private struct Flags {
        var ignoresCase = false
        var dotMatchesNewlines = false
        var linesMatch = false
        var allowsSpace = false
    }

    private static let depthLimit = 60
    private static let lengthLimit = 4000

    init(_ pattern: String) {
        rest = pattern.unicodeScalars[...]
    }

    static func failure(_ problem: String) -> TemplateFailure {
        TemplateFailure("the regular expression has \(problem)", code: "regular-expression")
    }

    mutating func parse() throws(TemplateFailure) -> RegularTree {
        guard rest.count <= Self.lengthLimit else { throw Self.failure("more than \(Self.lengthLimit) signs") }
        let tree = try alternatives()
        guard rest.isEmpty else { throw Self.failure("a ')' without '('") }
        return tree
    }

    private mutating func alternatives() throws(TemplateFailure) -> RegularTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw Self.failure("groups more than \(Self.depthLimit) deep") }
        let outer = flags
        defer { flags = outer }
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(TemplateFailure) -> RegularTree {
        var items: [RegularTree] = []
        while let next = rest.first, next != "|", next != ")" {
            if flags.allowsSpace, skipSpace() { continue }
            let atom = try atom()
            items.append(try repeated(atom))
        }
        return items.count == 1 ? items[0] : .sequence(items)
    }

    /// Space and comments of a pattern that allows them.
    private mutating func skipSpace() -> Bool {
        guard let next = rest.first else { return false }
        if next == "#" {
            rest = rest.drop { !Lines.isEnd($0) }
            return true
        }
        guard next.properties.isWhitespace else { return false }
        rest.removeFirst()
        return true
    }

    // MARK: Repetition

    private mutating func repeated(_ atom: RegularTree) throws(TemplateFailure) -> RegularTree {
        guard let bounds = try bounds() else { return atom }
        var greed = RegularTree.Greed.greedy
        if take("?") { greed = .lazy } else if take("+") { greed = .possessive }
        if let next = rest.first, "*+?".unicodeScalars.contains(next) { throw Self.failure("two repetitions behind each other") }
        return .repetition(atom, minimum: bounds.minimum, maximum: bounds.maximum, greed)
    }

    private mutating func bounds() throws(TemplateFailure) -> (minimum: Int, maximum: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard take("{") else { return nil }
        guard let minimum = number() else { throw Self.failure("a '{' without a number") }
        var maximum: Int? = minimum
        if take(",") { maximum = number() }
        guard take("}"), minimum <= maximum ?? minimum else { throw Self.failure("a wrong repetition") }
        return (minimum, maximum)
    }

    private mutating func number() -> Int? {
        var number: Int?
        while let digit = rest.first, ("0"..."9").contains(digit), (number ?? 0) < 10_000 {
            number = (number ?? 0) * 10 + Int(digit.value - 0x30)
            rest.removeFirst()
        }
        return number
    }

    // MARK: Atoms

    private mutating func atom() throws(TemplateFailure) -> RegularTree {
        guard let next = rest.popFirst() else { return .empty }
        switch next {
        case ".": return .anything(includesNewlines: flags.dotMatchesNewlines)
        case "^": return .assertion(flags.linesMatch ? .startOfLine : .start)
        case "$": return .assertion(flags.linesMatch ? .endOfLine : .lastEnd)
        case "(": return try group()
        case "[": return .set(try set(depth: 0))
        case "\\": return try escape()
        case "*", "+", "?", "{": throw Self.failure("a repetition of nothing")
        default: return .scalar(next, ignoresCase: flags.ignoresCase)
        }
    }

    private mutating func group() throws(TemplateFailure) -> RegularTree {
        if take("?") { return try specialGroup() }
        groupCount += 1
        return try closed(groupCount)
    }

    private mutating func closed(_ number: Int) throws(TemplateFailure) -> RegularTree {
        .group(try closed(), number: number)
    }

    private mutating func closed() throws(TemplateFailure) -> RegularTree {
        let tree = try alternatives()
        guard take(")") else { throw Self.failure("a '(' without ')'") }
        return tree
    }

    private mutating func specialGroup() throws(TemplateFailure) -> RegularTree {
        guard let kind = rest.popFirst() else { throw Self.failure("a '(?' without end") }
        switch kind {
        case ":": return try closed()
        case ">": return .atomic(try closed())
        case "=": return .ahead(try closed(), isNegative: false)
        case "!": return .ahead(try closed(), isNegative: true)
        case "#":
            rest = rest.drop { $0 != ")" }
            guard take(")") else { throw Self.failure("a comment without ')'") }
            return .empty
        case "<":
            if take("=") { return .behind(try closed(), isNegative: false) }
            if take("!") { return .behind(try closed(), isNegative: true) }
            let name = String(String.UnicodeScalarView(rest.prefix { $0.isASCII && RegularSet.isWord($0) && $0 != "_" }))
            rest = rest.dropFirst(name.unicodeScalars.count)
            guard take(">"), !name.isEmpty, names[name] == nil else { throw Self.failure("a wrong name of a group") }
            groupCount += 1
            names[name] = groupCount
            return try closed(groupCount)
        default: return try flagGroup(kind)
        }
    }

    /// `(?i)`, `(?i-s:…)`
    private mutating func flagGroup(_ first: Unicode.Scalar) throws(TemplateFailure) -> RegularTree {
        let outer = flags
        var value = true
        var next: Unicode.Scalar? = first
        while let flag = next, flag != ")", flag != ":" {
            switch flag {
            case "-": value = false
            case "i": flags.ignoresCase = value
            case "s": flags.dotMatchesNewlines = value
            case "m": flags.linesMatch = value
            case "x": flags.allowsSpace = value
            default: throw Self.failure("an unknown flag '\(flag)'")
            }
            next = rest.popFirst()
        }
        guard let next else { throw Self.failure("a '(?' without end") }
        if next == ")" { return .empty }
        defer { flags = outer }
        return try closed()
    }

    // MARK: Escapes

    private mutating func escape() throws(TemplateFailure) -> RegularTree {
        guard let next = rest.first else { throw Self.failure("a '\\' at its end") }
        switch next {
        case "b", "B", "A", "Z", "z":
            rest.removeFirst()
            return .assertion(["b": .wordBoundary, "B": .notWordBoundary, "A": .start, "Z": .lastEnd][next] ?? .endOfText)
        case "1"..."9":
            guard let number = number(), number <= groupCount else { throw Self.failure("a reference to a group that it does not have") }
            return .backreference(number, ignoresCase: flags.ignoresCase)
        case "k":
            rest.removeFirst()
            let isNamed = take("<")
            let name = String(String.UnicodeScalarView(rest.prefix { $0 != ">" }))
            rest = rest.dropFirst(name.unicodeScalars.count)
            guard isNamed, take(">"), let number = names[name] else { throw Self.failure("a reference to a group that it does not have") }
            return .backreference(number, ignoresCase: flags.ignoresCase)
        case "Q": return quoted()
        default:
            let member = try escapedMember()
            if case .range(let range) = member, range.count == 1, let scalar = Unicode.Scalar(range.lowerBound) {
                return .scalar(scalar, ignoresCase: flags.ignoresCase)
            }
            return .set(RegularSet(members: [member]))
        }
    }

    /// `\Q…\E`
    private mutating func quoted() -> RegularTree {
        rest.removeFirst()
        var items: [RegularTree] = []
        while let scalar = rest.popFirst() {
            if scalar == "\\", rest.first == "E" {
                rest.removeFirst()
                break
            }
            items.append(.scalar(scalar, ignoresCase: flags.ignoresCase))
        }
        return .sequence(items)
    }

    /// What a backslash makes of the next signs, inside a set or outside.
    private mutating func escapedMember() throws(TemplateFailure) -> RegularSet.Member {
        guard let next = rest.popFirst() else { throw Self.failure("a '\\' at its end") }
        switch next {
        case "d": return .digit
        case "D": return .not(.digit)
        case "w": return .word
        case "W": return .not(.word)
        case "s": return .space
        case "S": return .not(.space)
        case "p", "P": return try property(isNegated: next == "P")
        case "n": return Self.one("\n")
        case "t": return Self.one("\t")
        case "r": return Self.one("\r")
        case "f": return Self.one("\u{0C}")
        case "a": return Self.one("\u{07}")
        case "e": return Self.one("\u{1B}")
        case "x": return try hexadecimal(take("{") ? nil : 2)
        case "u": return try hexadecimal(4)
        case "U": return try hexadecimal(8)
        default:
            guard !next.isASCII || !RegularSet.isWord(next) || next == "_" else { throw Self.failure("an unknown escape '\\\(next)'") }
            return Self.one(next)
        }
    }

    private static func one(_ scalar: Unicode.Scalar) -> RegularSet.Member { .range(scalar.value...scalar.value) }

    private mutating func property(isNegated: Bool) throws(TemplateFailure) -> RegularSet.Member {
        guard take("{") else { throw Self.failure("a '\\p' without '{'") }
        var name = String(String.UnicodeScalarView(rest.prefix { $0 != "}" }))
        rest = rest.dropFirst(name.unicodeScalars.count)
        guard take("}") else { throw Self.failure("a '\\p{' without '}'") }
        let isInverse = name.hasPrefix("^")
        if isInverse { name.removeFirst() }
        guard let member = RegularCategories.member(name) else { throw Self.failure("an unknown property '\(name)'") }
        return isNegated != isInverse ? .not(member) : member
    }

    private mutating func hexadecimal(_ width: Int?) throws(TemplateFailure) -> RegularSet.Member {
        let digits = String(String.UnicodeScalarView(rest.prefix(width ?? 6).prefix { $0.properties.isASCIIHexDigit }))
        rest = rest.dropFirst(digits.unicodeScalars.count)
        guard width == nil ? take("}") : digits.unicodeScalars.count == width, let value = UInt32(digits, radix: 16), value <= 0x10FFFF
        else {
            throw Self.failure("a wrong hexadecimal escape")
        }
        return .range(value...value)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}

// MARK: Sets

extension RegularParser {
    private mutating func set(depth: Int) throws(TemplateFailure) -> RegularSet {
        guard depth < Self.depthLimit else { throw Self.failure("sets more than \(Self.depthLimit) deep") }
        var set = RegularSet(isNegated: take("^"), ignoresCase: flags.ignoresCase)
        var isFirst = true
        while let next = rest.popFirst() {
            if next == "]", !isFirst { return set }
            isFirst = false
            if next == "[" {
                if let member = try posixClass() {
                    set.members.append(member)
                } else {
                    set.members.append(.set(try self.set(depth: depth + 1)))
                }
            } else if next == "&", rest.starts(with: "&[".unicodeScalars) {
                rest = rest.dropFirst(2)
                set.intersections.append(try self.set(depth: depth + 1))
            } else if next == "-", rest.starts(with: "-[".unicodeScalars) {
                rest = rest.dropFirst(2)
                var other = try self.set(depth: depth + 1)
                other.isNegated.toggle()
                set.intersections.append(other)
            } else {
                set.members.append(try range(from: next))
            }
        }
        throw Self.failure("a '[' without ']'")
    }

    private mutating func range(from first: Unicode.Scalar) throws(TemplateFailure) -> RegularSet.Member {
        let start = first == "\\" ? try escapedMember() : Self.one(first)
        guard case .range(let low) = start, rest.first == "-" else { return start }
        guard let behind = rest.dropFirst().first, behind != "]", behind != "[" else { return start }
        rest.removeFirst()
        let next = rest.removeFirst()
        let end = next == "\\" ? try escapedMember() : Self.one(next)
        guard case .range(let high) = end, low.lowerBound <= high.lowerBound else { throw Self.failure("a wrong range in a set") }
        return .range(low.lowerBound...high.lowerBound)
    }

    /// `[:alpha:]` behind its first bracket.
    private mutating func posixClass() throws(TemplateFailure) -> RegularSet.Member? {
        guard rest.first == ":" else { return nil }
        var name = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != ":" }))
        rest = rest.dropFirst(name.unicodeScalars.count + 1)
        let isInverse = name.hasPrefix("^")
        if isInverse { name.removeFirst() }
        guard take(":"), take("]"), let member = RegularCategories.posix(name) else { throw Self.failure("an unknown class '\(name)'") }
        return isInverse ? .not(member) : member
    }
}
