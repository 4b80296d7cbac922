import SystemSupport
import Testing

@Suite struct ParallelMapTests {
    @Test("results have the order of the items, whatever the numbers of items and threads", arguments: [0, 1, 2, 63, 64, 65, 1_000, 4_321])
    func order(count: Int) {
        let items = Array(0..<count)
        for threadCount in [1, 2, 3, 8] {
            #expect(ParallelMap.map(items, threadCount: threadCount) { $0 * 2 } == items.map { $0 * 2 })
        }
    }

    @Test("the work may nest as deeply as on the main thread")
    func depth() {
        @Sendable func sum(_ number: Int) -> Int { number == 0 ? 0 : 1 + sum(number - 1) }
        #expect(ParallelMap.map([20_000, 20_000, 20_000, 20_000], threadCount: 4, sum) == [20_000, 20_000, 20_000, 20_000])
    }

    @Test("the work may itself be split")
    func nested() {
        let sums = ParallelMap.map(Array(0..<20), threadCount: 4) { item in
            ParallelMap.map(Array(0..<item), threadCount: 2) { $0 }.reduce(0, +)
        }
        #expect(sums == (0..<20).map { $0 * ($0 - 1) / 2 })
    }
}
