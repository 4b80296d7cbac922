/// The version of a system, such as `17.5`; missing numbers count as 0.
struct SystemVersion: Sendable, Hashable {
    private let numbers: [Int]

    init(_ text: String) {
        numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    }

    func isOlder(than other: SystemVersion) -> Bool {
        for place in 0..<max(numbers.count, other.numbers.count) {
            let own = place < numbers.count ? numbers[place] : 0
            let theirs = place < other.numbers.count ? other.numbers[place] : 0
            if own != theirs { return own < theirs }
        }
        return false
    }
}
