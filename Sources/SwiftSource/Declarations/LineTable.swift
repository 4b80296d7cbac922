/// Where the lines of a file begin.
struct LineTable: Sendable {
    /// The first bytes of all lines but the first.
    private let starts: ContiguousArray<UInt32>

    /// Looks for the ends of lines: line feeds, carriage returns, and both together.
    init(_ bytes: [UInt8]) {
        var starts: ContiguousArray<UInt32> = []
        starts.reserveCapacity(bytes.count / 40)
        bytes.withUnsafeBytes { raw in
            var place = 0
            while place + 8 <= raw.count {
                var mask = Self.lineEnds(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
                while mask != 0 {
                    Self.append(place + mask.trailingZeroBitCount / 8, raw, to: &starts)
                    mask &= mask &- 1
                }
                place += 8
            }
            for rest in place..<raw.count where raw[rest] == 0x0A || raw[rest] == 0x0D { Self.append(rest, raw, to: &starts) }
        }
        self.starts = starts
    }

    /// A line feed ends a line, and so does a carriage return without one behind it.
    @inline(__always)
    private static func append(_ place: Int, _ raw: UnsafeRawBufferPointer, to starts: inout ContiguousArray<UInt32>) {
        if raw[place] == 0x0D, place + 1 < raw.count, raw[place + 1] == 0x0A { return }
        starts.append(UInt32(truncatingIfNeeded: place + 1))
    }

    /// The highest bit of each byte that is a line feed or a carriage return.
    @inline(__always)
    private static func lineEnds(_ word: UInt64) -> UInt64 {
        zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
    }

    /// The highest bit of each byte that is zero, and of no other one.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((word & low) &+ low) | word | low)
    }

    /// The index, from 0, of the line of a place.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where a line, counted from 0, begins.
    func start(of line: Int) -> Int { line == 0 ? 0 : Int(starts[line - 1]) }

    /// The number of lines.
    var count: Int { starts.count + 1 }
}
