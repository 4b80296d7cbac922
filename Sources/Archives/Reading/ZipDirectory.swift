package import Diagnostics
import SystemSupport

/// What the directory at the end of a zip says about the sizes of its entries, which libarchive does not tell.
///
/// Every number is checked against the size of the file; a directory that makes no sense counts as none.
package enum ZipDirectory {
    /// The largest directory that is read.
    private static let directoryLimit = 256 << 20
    private static let entryBytes = 46

    /// How many bytes each entry takes in the archive, with its header, by its path; empty when the file has no directory.
    ///
    /// - Throws: ``DiagnosticError`` when the file cannot be read.
    package static func packedSizes(of path: String) throws(DiagnosticError) -> [String: Int] {
        let file = try PositionedFile(path)
        guard let (offset, count) = try directory(file), count <= directoryLimit, offset <= file.sizeBytes - count else { return [:] }
        let bytes = try read(file, at: offset, count: count)
        var sizes: [String: Int] = [:]
        var place = 0
        while place + entryBytes <= bytes.count, number(bytes, place, 4) == 0x0201_4b50 {
            let (nameCount, extraCount) = (number(bytes, place + 28, 2), number(bytes, place + 30, 2))
            let end = place + entryBytes + nameCount + extraCount + number(bytes, place + 32, 2)
            guard end <= bytes.count else { break }
            let nameEnd = place + entryBytes + nameCount
            var size = number(bytes, place + 20, 4)
            if size == 0xffff_ffff {
                let isLargeToo = number(bytes, place + 24, 4) == 0xffff_ffff
                size = longSize(bytes[nameEnd..<nameEnd + extraCount], skipping: isLargeToo ? 8 : 0) ?? 0
            }
            var name = String(decoding: bytes[place + entryBytes..<nameEnd], as: UTF8.self)[...]
            while name.hasPrefix("./") { name = name.dropFirst(2) }
            // The header before the content, and this one.
            sizes[String(name)] = min(size, file.sizeBytes) + 30 + nameCount + entryBytes + nameCount + extraCount
            place = end
        }
        return sizes
    }

    /// Where the directory is, as the record at the end says.
    private static func directory(_ file: PositionedFile) throws(DiagnosticError) -> (offset: Int, count: Int)? {
        let tailCount = min(file.sizeBytes, 22 + 0xffff + 20)
        let start = file.sizeBytes - tailCount
        let tail = try read(file, at: start, count: tailCount)
        guard var place = tail.count >= 22 ? tail.count - 22 : nil else { return nil }
        while number(tail, place, 4) != 0x0605_4b50 {
            guard place > 0 else { return nil }
            place -= 1
        }
        let (count, offset) = (number(tail, place + 12, 4), number(tail, place + 16, 4))
        guard count == 0xffff_ffff || offset == 0xffff_ffff else { return (offset, count) }
        guard place >= 20, number(tail, place - 20, 4) == 0x0706_4b50 else { return nil }
        let record = number(tail, place - 12, 8)
        guard record >= 0, record <= file.sizeBytes - 56 else { return nil }
        let long = try read(file, at: record, count: 56)
        guard number(long, 0, 4) == 0x0606_4b50 else { return nil }
        let (longCount, longOffset) = (number(long, 40, 8), number(long, 48, 8))
        return longCount >= 0 && longOffset >= 0 ? (longOffset, longCount) : nil
    }

    /// The size in the field for archives of more than 4 GB.
    private static func longSize(_ extra: ArraySlice<UInt8>, skipping: Int) -> Int? {
        let bytes = Array(extra)
        var place = 0
        while place + 4 <= bytes.count {
            let count = number(bytes, place + 2, 2)
            if number(bytes, place, 2) == 1, skipping + 8 <= count, place + 4 + skipping + 8 <= bytes.count {
                return max(0, number(bytes, place + 4 + skipping, 8))
            }
            place += 4 + count
        }
        return nil
    }

    private static func read(_ file: PositionedFile, at offset: Int, count: Int) throws(DiagnosticError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var failure: DiagnosticError?
        let got = bytes.withUnsafeMutableBytes { buffer -> Int in
            do throws(DiagnosticError) { return try file.read(at: offset, into: buffer) } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw failure }
        return Array(bytes.prefix(got))
    }

    /// A little-endian number; one that no `Int` holds is negative.
    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        guard place + count <= bytes.count else { return 0 }
        return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
}
