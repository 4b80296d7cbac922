/// Damages input in the ways in which files get damaged, the same way for the same seed.
package struct Mutations: Sequence, IteratorProtocol {
    private let original: [UInt8]
    private let structure: [UInt8]
    private var remaining: Int
    private var generator: SeededGenerator

    /// Makes a sequence of damaged copies.
    ///
    /// - Parameters:
    ///   - bytes: what is damaged.
    ///   - structure: characters that mean something in the format, which are put in at random.
    ///   - count: the number of copies.
    ///   - seed: what decides about the damage.
    package init(of bytes: [UInt8], structure: String, count: Int, seed: UInt64) {
        original = bytes
        self.structure = Array(structure.utf8)
        remaining = count
        generator = SeededGenerator(seed: seed)
    }

    package mutating func next() -> [UInt8]? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&bytes) }
        return bytes
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let range = place..<Swift.min(bytes.count, place + Int.random(in: 1...16, using: &generator))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0 where place < bytes.count:
            bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1 where place < bytes.count:
            bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 2:
            bytes.removeSubrange(range)
        case 3:
            bytes.insert(contentsOf: Array(bytes[range]), at: Int.random(in: 0...bytes.count, using: &generator))
        case 4 where !bytes.isEmpty:
            bytes.removeLast(bytes.count - Swift.min(place, bytes.count - 1))
        case 5:
            let source = Int.random(in: 0...original.count, using: &generator)
            bytes.replaceSubrange(range, with: original[source..<Swift.min(original.count, source + range.count)])
        default:
            guard let character = structure.randomElement(using: &generator) else { return }
            let count = Int.random(in: 0..<8, using: &generator) == 0 ? 600 : 1
            bytes.insert(contentsOf: repeatElement(character, count: count), at: place)
        }
    }
}
