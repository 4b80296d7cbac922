import SystemSupport
import Testing

@Suite("Memory in large pages")
struct LargePagesTests {
    private static let page = 2 << 20

    @Test("an array holds what was put into it, from the first element to the last", arguments: [0, 1, 4095, page - 1, page, 3 * page + 5])
    func content(count: Int) {
        let array = [UInt8](largePagesFor: count) { memory, initialized in
            for index in 0..<count { memory.initializeElement(at: index, to: UInt8(truncatingIfNeeded: index &* 7)) }
            initialized = count
        }
        #expect(array.count == count)
        #expect(array.indices.allSatisfy { array[$0] == UInt8(truncatingIfNeeded: $0 &* 7) })
    }

    @Test("an array has what was initialized, and not all the room that there was")
    func partlyFilled() {
        let array = [Int32](largePagesFor: Self.page) { memory, initialized in
            memory.initializeElement(at: 0, to: 42)
            initialized = 1
        }
        #expect(array == [42])
    }

    @Test("much room becomes as much as whole pages hold behind the header of an array, and little room stays as it is")
    func capacity() {
        #expect(LargePages.capacity(atLeast: 0, of: UInt8.self) == 0)
        #expect(LargePages.capacity(atLeast: Self.page / 2 - 1, of: UInt8.self) == Self.page / 2 - 1)
        #expect(LargePages.capacity(atLeast: Self.page / 2, of: UInt8.self) == Self.page - 512)
        #expect(LargePages.capacity(atLeast: Self.page, of: UInt8.self) == 2 * Self.page - 512)
        #expect(LargePages.capacity(atLeast: Self.page, of: UInt64.self) == (9 * Self.page - 512) / 8)
        #expect(LargePages.capacity(atLeast: .max, of: UInt64.self) == .max)
    }
}
