/// Evaluates the condition of an `#if` as far as it is known: a name holds when it is a flag, a call is known for `os` alone.
struct ConditionEvaluator {
    /// Conditions in conditions.
    private static let depthLimit = 64

    private let words: [String]
    private let flags: Set<String>
    private let platform: String?
    private var place = 0

    /// Whether a condition holds; `nil` when that is not known.
    static func value(of condition: String, flags: Set<String>, platform: String?) -> Bool? {
        var evaluator = ConditionEvaluator(words: words(of: condition), flags: flags, platform: platform)
        let value = evaluator.either(depth: 0)
        return evaluator.place == evaluator.words.count ? value : nil
    }

    private init(words: [String], flags: Set<String>, platform: String?) {
        self.words = words
        self.flags = flags
        self.platform = platform
    }

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var isName = false
        for byte in text.utf8 where byte != 0x20 || isName {
            let belongs =
                byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            let sign = String(UnicodeScalar(byte))
            let isTwin = (sign == "&" || sign == "|") && words.last == sign
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                isName = false
            } else if (belongs && isName) || isTwin {
                words[words.count - 1] += sign
            } else {
                words.append(sign)
                isName = belongs
            }
        }
        return words
    }

    private var word: String? { place < words.count ? words[place] : nil }

    private mutating func take(_ expected: String) -> Bool {
        guard word == expected else { return false }
        place += 1
        return true
    }

    private mutating func either(depth: Int) -> Bool? {
        var value = both(depth: depth)
        while take("||") {
            let right = both(depth: depth)
            value = value == true || right == true ? true : (value == false && right == false ? false : nil)
        }
        return value
    }

    private mutating func both(depth: Int) -> Bool? {
        var value = operand(depth: depth)
        while take("&&") {
            let right = operand(depth: depth)
            value = value == false || right == false ? false : (value == true && right == true ? true : nil)
        }
        return value
    }

    private mutating func operand(depth: Int) -> Bool? {
        guard depth < Self.depthLimit else {
            place = words.count + 1
            return nil
        }
        if take("!") { return operand(depth: depth + 1).map { !$0 } }
        if take("(") {
            let value = either(depth: depth + 1)
            return take(")") ? value : nil
        }
        guard let name = word else { return nil }
        place += 1
        guard take("(") else { return name == "true" ? true : name == "false" ? false : flags.contains(name) }
        let argument = word
        while let word, word != ")" { place += 1 }
        place += 1
        guard name == "os", let platform, let argument, argument != ")" else { return nil }
        return argument == platform
    }
}
