extension Quantity {
    /// Reads `3`, `1/2`, `1 1/2` and `0.75`; `nil` for anything else.
    init?(text: String) {
        let words = text.split(separator: " ")
        switch words.count {
        case 1:
            guard let quantity = Quantity(word: words[0]) else { return nil }
            self = quantity
        case 2:
            guard let whole = Int(words[0]), let part = Quantity(word: words[1]),
                whole >= 0, part < 1
            else { return nil }
            self = Quantity(whole) + part
        default:
            return nil
        }
    }

    private init?(word: Substring) {
        if let whole = Int(word) {
            self.init(whole)
            return
        }
        if let slash = word.firstIndex(of: "/") {
            let below = word[word.index(after: slash)...]
            guard let upper = Int(word[..<slash]), let lower = Int(below), lower > 0
            else { return nil }
            self.init(upper, over: lower)
            return
        }
        self.init(decimal: word)
    }

    private init?(decimal: Substring) {
        guard let point = decimal.firstIndex(of: ".") else { return nil }
        let digits = decimal[decimal.index(after: point)...]
        guard let whole = Int(decimal[..<point]), whole >= 0, let part = Int(digits), part >= 0,
            digits.count <= 6
        else { return nil }
        let scale = digits.reduce(1) { product, _ in product * 10 }
        self.init(whole * scale + part, over: scale)
    }
}
