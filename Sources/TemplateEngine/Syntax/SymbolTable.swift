/// The names that templates mention, each with a number, so that a rendering looks values up by number.
struct SymbolTable: Sendable {
    private(set) var names: [String]
    private var numbers: [String: Int]

    /// The loop that runs.
    static let loop = 0
    /// The blocks that have been rendered.
    static let block = 1
    /// What the filter `filter` hands on.
    static let filterInput = 2

    init() {
        names = ["forloop", "block", "$0"]
        numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    }

    /// The number of a name, a new one if need be.
    mutating func symbol(_ name: String) -> Int {
        if let number = numbers[name] { return number }
        names.append(name)
        numbers[name] = names.count - 1
        return names.count - 1
    }

    /// The number of a name that some template mentions.
    func known(_ name: String) -> Int? { numbers[name] }
}
