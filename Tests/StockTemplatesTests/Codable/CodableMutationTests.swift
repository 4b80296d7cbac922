import SystemSupport
import TestSupport
import Testing

/// Annotations that nobody has thought of.
@Suite struct CodableMutationTests {
    /// How many damaged copies are tried.
    private static let rounds = Int(ProcessEnvironment.variable("TRELLIS_CODING_MUTATIONS") ?? "") ?? 150

    @Test("whatever annotations say, a run ends with messages that have places, or with code")
    func random() throws {
        let source = try CodableRows.fixture("Models.swift") + CodableRows.fixture("Types.swift")
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let words = lines.flatMap { $0.split(separator: " ").map(String.init) }
        var generator = SeededGenerator(seed: 13)
        var codeCount = 0
        for round in 0..<Self.rounds {
            var mutated = lines
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: 0..<mutated.count, using: &generator)
                var parts = mutated[index].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                let place = Int.random(in: 0..<parts.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: parts.remove(at: place)
                case 1: parts[place] = words[Int.random(in: 0..<words.count, using: &generator)]
                case 2: parts.insert(words[Int.random(in: 0..<words.count, using: &generator)], at: place)
                default: mutated.swapAt(index, Int.random(in: 0..<mutated.count, using: &generator))
                }
                mutated[index] = parts.joined(separator: " ")
            }
            let text = mutated.joined(separator: "\n")
            let messages = StockRendering(["A.swift": text], templates: ["Codable"]).messages()
            // A type that comes to stand there twice is told with the place in what is rendered.
            for message in messages where !message.hasPrefix("Sources/A.swift:") && !message.contains("[identifier-collision]") {
                Issue.record("round \(round): \(message)")
            }
            if messages.isEmpty { codeCount += 1 }
        }
        #expect(codeCount > 0)
    }
}
