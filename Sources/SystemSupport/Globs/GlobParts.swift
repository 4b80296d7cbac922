/// A pattern of nothing but characters and `*`, such as `*Generated*.swift`, as its parts between the stars.
///
/// Most patterns are of this form, and names are compared with them by the thousand: a part is looked for byte by byte, each
/// behind the one before it. That the first place is taken is no loss, because a star takes whatever lies between.
struct GlobParts: Sendable, Hashable {
    /// The parts in UTF-8; one more than there are stars.
    private let parts: [[UInt8]]

    /// The parts of steps; `nil` when there is something else among them, or a slash.
    init?(_ steps: [GlobProgram.Step]) {
        var parts: [[UInt8]] = [[]]
        var index = 0
        while index < steps.count {
            switch steps[index] {
            case .character(let character) where character != "/":
                parts[parts.count - 1] += UTF8.encode(character) ?? UTF8.encodedReplacementCharacter
                index += 1
            case .fork(index + 3):
                guard index + 2 < steps.count, steps[index + 1] == .anyInComponent, steps[index + 2] == .jump(index) else { return nil }
                parts.append([])
                index += 3
            default:
                return nil
            }
        }
        self.parts = parts
    }

    /// Whether the parts are all of a text, in their order, with no slash between them.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !text.contains(UInt8(ascii: "/")) else { return false }
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return text.count == parts[0].count && Self.equal(text, at: 0, parts[0])
        }
        let end = text.count - last.count
        guard end >= first.count, Self.equal(text, at: 0, first), Self.equal(text, at: end, last) else { return false }
        var place = first.count
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            while place + part.count <= end, !Self.equal(text, at: place, part) { place += 1 }
            guard place + part.count <= end else { return false }
            place += part.count
        }
        return true
    }

    /// Whether a part stands at a place of a text that is long enough for it.
    static func equal(_ text: UnsafeBufferPointer<UInt8>, at place: Int, _ part: [UInt8]) -> Bool {
        for index in part.indices where text[place + index] != part[index] { return false }
        return true
    }
}
