/// A regular expression as steps of a machine that tries one way after another.
struct RegularProgram: Sendable {
    enum Step: Sendable {
        case scalar(Unicode.Scalar)
        case scalarIgnoringCase(Unicode.Scalar)
        case anything(includesNewlines: Bool)
        case set(RegularSet)
        /// Tries one step, and the other one when that leads nowhere.
        case split(Int, Int)
        case jump(Int)
        case save(Int)
        case assertion(RegularTree.Assertion)
        /// A part that is matched for itself; it ends before the step of the number.
        case look(end: Int, isNegative: Bool)
        case lookBehind(end: Int, isNegative: Bool)
        case atomic(end: Int)
        case backreference(Int, ignoresCase: Bool)
        /// Remembers the position at the beginning of a repetition.
        case mark(Int)
        /// Ends the repetition, behind the next step, if it has matched nothing this time.
        case progress(Int)
        case accept
    }

    private(set) var steps: [Step] = []
    let groupCount: Int
    /// Behind the places of the groups, those that repetitions remember.
    private(set) var registerCount: Int

    private static let sizeLimit = 20_000

    init(_ tree: RegularTree, groupCount: Int) throws(TemplateFailure) {
        self.groupCount = groupCount
        registerCount = 2 * (groupCount + 1)
        try add(tree)
        steps.append(.accept)
    }

    /// What a match has to begin with, if that is one sign.
    var firstScalar: Unicode.Scalar? {
        for step in steps {
            switch step {
            case .save: continue
            case .scalar(let scalar): return scalar
            default: return nil
            }
        }
        return nil
    }

    private mutating func add(_ tree: RegularTree) throws(TemplateFailure) {
        guard steps.count <= Self.sizeLimit else { throw RegularParser.failure("too many repetitions") }
        switch tree {
        case .empty: break
        case .scalar(let scalar, let ignoresCase): steps.append(ignoresCase ? .scalarIgnoringCase(scalar) : .scalar(scalar))
        case .anything(let includesNewlines): steps.append(.anything(includesNewlines: includesNewlines))
        case .set(let set): steps.append(.set(set))
        case .sequence(let items): for item in items { try add(item) }
        case .alternatives(let branches): try add(branches)
        case .group(let tree, let number):
            steps.append(.save(2 * number))
            try add(tree)
            steps.append(.save(2 * number + 1))
        case .repetition(let tree, let minimum, let maximum, let greed): try add(tree, minimum, maximum, greed)
        case .assertion(let assertion): steps.append(.assertion(assertion))
        case .ahead(let tree, let isNegative): try enclose(tree) { .look(end: $0, isNegative: isNegative) }
        case .behind(let tree, let isNegative): try enclose(tree) { .lookBehind(end: $0, isNegative: isNegative) }
        case .atomic(let tree): try enclose(tree) { .atomic(end: $0) }
        case .backreference(let number, let ignoresCase): steps.append(.backreference(number, ignoresCase: ignoresCase))
        }
    }

    private mutating func enclose(_ tree: RegularTree, _ step: (Int) -> Step) throws(TemplateFailure) {
        let start = steps.count
        steps.append(.accept)
        try add(tree)
        steps.append(.accept)
        steps[start] = step(steps.count)
    }

    private mutating func add(_ branches: [RegularTree]) throws(TemplateFailure) {
        var ends: [Int] = []
        for (index, branch) in branches.enumerated() {
            let split = steps.count
            let isLast = index == branches.count - 1
            if !isLast { steps.append(.accept) }
            try add(branch)
            if !isLast {
                ends.append(steps.count)
                steps.append(.accept)
                steps[split] = .split(split + 1, steps.count)
            }
        }
        for end in ends { steps[end] = .jump(steps.count) }
    }

    private mutating func add(_ tree: RegularTree, _ minimum: Int, _ maximum: Int?, _ greed: RegularTree.Greed) throws(TemplateFailure) {
        if greed == .possessive {
            return try add(.atomic(.repetition(tree, minimum: minimum, maximum: maximum, .greedy)))
        }
        for _ in 0..<minimum { try add(tree) }
        guard let maximum else { return try addEndless(tree, isLazy: greed == .lazy) }
        var splits: [Int] = []
        for _ in 0..<max(0, maximum - minimum) {
            splits.append(steps.count)
            steps.append(.accept)
            try add(tree)
        }
        for split in splits { steps[split] = greed == .lazy ? .split(steps.count, split + 1) : .split(split + 1, steps.count) }
    }

    private mutating func addEndless(_ tree: RegularTree, isLazy: Bool) throws(TemplateFailure) {
        let register = registerCount
        registerCount += 1
        let split = steps.count
        steps.append(.accept)
        steps.append(.mark(register))
        try add(tree)
        steps.append(.progress(register))
        steps.append(.jump(split))
        steps[split] = isLazy ? .split(steps.count, split + 1) : .split(split + 1, steps.count)
    }
}
