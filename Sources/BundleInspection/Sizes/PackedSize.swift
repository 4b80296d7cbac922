import Archives
import Diagnostics
import ObjectFiles

/// Estimates what a file comes to in a download.
enum PackedSize {
    /// Files up to this size are compressed as a whole, larger ones in samples.
    private static let wholeLimit = 1 << 20
    /// Of files from this size on, a piece tells first whether they get smaller at all.
    private static let probeLimit = 32 << 10
    private static let probeBytes = 8 << 10
    private static let sampleBytes = 64 << 10
    private static let sampleCount = 16

    /// The estimate; the size of the file when it does not get smaller.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be read.
    static func estimate(of source: ByteSource) throws(DiagnosticError) -> Int {
        if source.count >= probeLimit {
            let probe = try source.read(at: (source.count - probeBytes) / 2, count: probeBytes)
            // Pictures, sounds and films are compressed already.
            if DeflateEstimate.size(of: probe) * 100 >= probeBytes * 98 { return source.count }
        }
        guard source.count > wholeLimit else { return DeflateEstimate.size(of: try source.readAll()) }
        var sample: [UInt8] = []
        sample.reserveCapacity(sampleBytes * sampleCount)
        let step = (source.count - sampleBytes) / (sampleCount - 1)
        for number in 0..<sampleCount { sample += try source.read(at: number * step, count: sampleBytes) }
        let packed = DeflateEstimate.size(of: sample)
        return Int(Double(source.count) * Double(packed) / Double(sample.count))
    }
}
