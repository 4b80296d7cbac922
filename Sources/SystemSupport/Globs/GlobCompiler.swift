import Diagnostics

/// Makes a ``GlobProgram`` of the text of a pattern.
struct GlobCompiler {
    private static let lengthLimit = 4096
    private static let depthLimit = 32

    private let pattern: String
    private let text: [Unicode.Scalar]
    private var index = 0
    private var program = GlobProgram()
    /// The characters at the end of the program so far that all ways through it share.
    private var fixed: [Unicode.Scalar] = []
    /// Whether `fixed` is the whole program so far.
    private var isPrefix = true

    /// Prepares to read a pattern.
    init(_ pattern: String) {
        self.pattern = pattern
        text = Array(pattern.unicodeScalars.prefix(Self.lengthLimit + 1))
    }

    /// Reads the whole pattern.
    mutating func compile() throws(DiagnosticError) -> GlobProgram {
        guard text.count <= Self.lengthLimit else { throw failure("is longer than \(Self.lengthLimit) characters") }
        try compileSequence(depth: 0, startsComponent: true)
        guard index == text.count else { throw failure("has a '}' without '{'; write '\\}' for the character") }
        if isPrefix { program.prefix = utf8(fixed) }
        program.suffix = utf8(fixed)
        program.finish()
        return program
    }

    /// Reads up to the end, or inside of braces up to their next comma or end.
    private mutating func compileSequence(depth: Int, startsComponent: Bool) throws(DiagnosticError) {
        let start = index
        while index < text.count {
            let character = text[index]
            if character == "}" || (character == "," && depth > 0) { return }
            let isFirst = index == start ? startsComponent : text[index - 1] == "/"
            index += 1
            switch character {
            case "*": compileStar(isFirst: isFirst)
            case "?": append(.anyInComponent)
            case "[": try compileSet()
            case "{": try compileAlternatives(depth: depth + 1, startsComponent: isFirst)
            case "\\":
                guard index < text.count else { throw failure("ends in a lone '\\'; write '\\\\' for the character") }
                append(.character(text[index]))
                index += 1
            default: append(.character(character))
            }
        }
    }

    private mutating func compileStar(isFirst: Bool) {
        let start = index
        while index < text.count, text[index] == "*" { index += 1 }
        guard index > start else { return repeatStep(.anyInComponent) }
        guard isFirst, index < text.count, text[index] == "/" else { return repeatStep(.any) }
        index += 1
        // No folder at all, or any number of them with their slashes.
        let fork = program.steps.count
        append(.fork(0))
        repeatStep(.any)
        append(.character("/"))
        program.steps[fork] = .fork(program.steps.count)
        endFixedPart()
    }

    private mutating func repeatStep(_ step: GlobProgram.Step) {
        let start = program.steps.count
        append(.fork(start + 3))
        append(step)
        append(.jump(start))
    }

    /// Reads what stands behind an opening bracket.
    private mutating func compileSet() throws(DiagnosticError) {
        let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
        if isNegated { index += 1 }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        // A closing bracket that comes first is one of the characters.
        while index < text.count, text[index] != "]" || ranges.isEmpty {
            let low = try setCharacter()
            guard index + 1 < text.count, text[index] == "-", text[index + 1] != "]" else {
                ranges.append(low...low)
                continue
            }
            index += 1
            let high = try setCharacter()
            guard low <= high else { throw failure("has the range '\(low)-\(high)', which runs backwards") }
            ranges.append(low...high)
        }
        guard index < text.count else { throw failure("has a '[' without ']'; write '\\[' for the character") }
        index += 1
        append(.set(ranges, isNegated: isNegated))
    }

    private mutating func setCharacter() throws(DiagnosticError) -> Unicode.Scalar {
        if text[index] == "\\" { index += 1 }
        guard index < text.count else { throw failure("ends in a lone '\\'; write '\\\\' for the character") }
        defer { index += 1 }
        return text[index]
    }

    /// Reads what stands behind an opening brace.
    private mutating func compileAlternatives(depth: Int, startsComponent: Bool) throws(DiagnosticError) {
        guard depth <= Self.depthLimit else { throw failure("has more than \(Self.depthLimit) braces inside each other") }
        endFixedPart()
        var ends: [Int] = []
        while true {
            let fork = program.steps.count
            append(.fork(0))
            try compileSequence(depth: depth, startsComponent: startsComponent)
            guard index < text.count else { throw failure("has a '{' without '}'; write '\\{' for the character") }
            let isLast = text[index] == "}"
            index += 1
            if isLast {
                // There is no other alternative to go to.
                program.steps[fork] = .jump(fork + 1)
                break
            }
            ends.append(program.steps.count)
            append(.jump(0))
            program.steps[fork] = .fork(program.steps.count)
        }
        for end in ends { program.steps[end] = .jump(program.steps.count) }
        endFixedPart()
    }

    private mutating func append(_ step: GlobProgram.Step) {
        program.steps.append(step)
        if case .character(let character) = step {
            fixed.append(character)
        } else {
            endFixedPart()
        }
    }

    /// What comes next need not follow what came last.
    private mutating func endFixedPart() {
        if isPrefix { program.prefix = utf8(fixed) }
        isPrefix = false
        fixed = []
    }

    private func utf8(_ characters: [Unicode.Scalar]) -> [UInt8] {
        characters.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
    }

    private func failure(_ reason: String) -> DiagnosticError {
        let shown = text.count <= Self.lengthLimit ? pattern : String(pattern.prefix(40)) + "…"
        return DiagnosticError("invalid-glob", "the pattern '\(shown)' \(reason)")
    }
}
