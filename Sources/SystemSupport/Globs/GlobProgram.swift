/// A pattern as steps of a machine that follows all ways through it at once, so that no text makes it try one twice.
struct GlobProgram: Sendable, Hashable {
    /// One step.
    enum Step: Sendable, Hashable {
        /// Takes this character.
        case character(Unicode.Scalar)
        /// Takes any character but '/'.
        case anyInComponent
        /// Takes any character.
        case any
        /// Takes one of these characters, or one of the others; never '/'.
        case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
        /// Takes nothing and goes on at another step.
        case jump(Int)
        /// Takes nothing and goes on at both the next step and another.
        case fork(Int)

        /// Whether the machine goes on from here without a character.
        var takesNothing: Bool {
            switch self {
            case .jump, .fork: true
            case .character, .anyInComponent, .any, .set: false
            }
        }
    }

    /// The steps; behind the last one the text must end.
    var steps: [Step] = []
    /// The characters with which each matching text begins, in UTF-8.
    var prefix: [UInt8] = []
    /// The characters with which each matching text ends, in UTF-8.
    var suffix: [UInt8] = []

    /// The parts between the stars of a pattern that has nothing but characters and `*` in it; `nil` for any other.
    private(set) var parts: GlobParts?

    /// Finds the quick way to match, once the steps are complete.
    mutating func finish() { parts = GlobParts(steps) }

    /// Whether the steps lead through the whole of a text.
    func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard hasFixedEnds(bytes) else { return false }
            if let parts { return parts.matches(bytes) }
            return matches(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        }
    }

    private func matches(_ text: String.UnicodeScalarView) -> Bool {
        var current = GlobPlaces(count: steps.count + 1)
        var next = current
        add(0, to: &current)
        for character in text {
            next.removeAll()
            for place in current.members where place < steps.count && takes(steps[place], character) {
                add(place + 1, to: &next)
            }
            if next.members.isEmpty { return false }
            swap(&current, &next)
        }
        return current.contains(steps.count)
    }

    /// The quick look that sorts out most texts.
    private func hasFixedEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= max(prefix.count, suffix.count) else { return false }
        return GlobParts.equal(bytes, at: 0, prefix) && GlobParts.equal(bytes, at: bytes.count - suffix.count, suffix)
    }

    private func takes(_ step: Step, _ character: Unicode.Scalar) -> Bool {
        switch step {
        case .character(let own): own == character
        case .anyInComponent: character != "/"
        case .any: true
        case .set(let ranges, let isNegated): character != "/" && ranges.contains { $0.contains(character) } != isNegated
        case .jump, .fork: false
        }
    }

    /// Adds a place and all that are reached from it without a character.
    private func add(_ place: Int, to places: inout GlobPlaces) {
        if place == steps.count || !steps[place].takesNothing {
            _ = places.insert(place)
            return
        }
        var open = [place]
        while let place = open.popLast() {
            guard places.insert(place), place < steps.count else { continue }
            switch steps[place] {
            case .jump(let target): open.append(target)
            case .fork(let target): open += [target, place + 1]
            default: break
            }
        }
    }
}
