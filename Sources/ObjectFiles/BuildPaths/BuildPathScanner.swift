package import Diagnostics

/// Finds absolute paths of the machine that built something in bytes of any kind: binaries, modules, text.
///
/// Paths of the system, such as `/usr/lib` and those in Xcode, are none. The work is linear in the number of bytes, which are read once,
/// in pieces.
///
///     for path in try BuildPathScanner.scan(source) { print(path.offset, path.text) }
package enum BuildPathScanner {
    /// How many bytes of a path are reported.
    package static let textLimit = 1024
    /// How many bytes before a root are looked at for the beginning of a longer path.
    static let contextLimit = 1024

    /// The paths, each place where one stands, in the order of the bytes.
    ///
    /// - Parameter limit: how many are reported at the most.
    /// - Throws: ``DiagnosticError`` when the bytes cannot be read.
    package static func scan(_ source: ByteSource, limit: Int = 1000) throws(DiagnosticError) -> [BuildPath] {
        var found: [BuildPath] = []
        guard limit > 0 else { return [] }
        try forEachPath(in: source) { path in
            found.append(path)
            return found.count < limit
        }
        return found
    }

    /// The paths in bytes that are in memory.
    package static func scan(_ bytes: [UInt8], limit: Int = 1000) -> [BuildPath] {
        var found: [BuildPath] = []
        guard limit > 0 else { return [] }
        var search = BuildPathSearch()
        _ = bytes.withUnsafeBytes { all in
            search.run(in: all, from: 0, to: all.count, base: 0) { path in
                found.append(path)
                return found.count < limit
            }
        }
        return found
    }

    /// The paths, for somebody who wants the bytes as well, so that they are read once for both.
    ///
    /// - Parameters:
    ///   - limit: how many paths are reported at the most.
    ///   - visit: gets all bytes in their order, piece by piece.
    /// - Throws: ``DiagnosticError`` when the bytes cannot be read.
    package static func scan(
        _ source: ByteSource, limit: Int = 1000, visiting visit: (UnsafeRawBufferPointer) -> Void
    ) throws(DiagnosticError) -> [BuildPath] {
        var found: [BuildPath] = []
        var search = BuildPathSearch()
        var isSearching = limit > 0
        try forEachPiece(of: source) { bytes, piece in
            visit(UnsafeRawBufferPointer(rebasing: bytes[piece.from..<piece.to]))
            if isSearching {
                isSearching = search.run(in: bytes, from: piece.from, to: piece.to, base: piece.base) { path in
                    found.append(path)
                    return found.count < limit
                }
            }
            return true
        }
        return found
    }

    /// Visits the paths in the order of the bytes; stops when the visitor says `false`.
    ///
    /// - Throws: ``DiagnosticError`` when the bytes cannot be read.
    package static func forEachPath(in source: ByteSource, _ visit: (BuildPath) -> Bool) throws(DiagnosticError) {
        var search = BuildPathSearch()
        try forEachPiece(of: source) { bytes, piece in
            search.run(in: bytes, from: piece.from, to: piece.to, base: piece.base, visit)
        }
    }

    /// What of some bytes is the next piece; around it stands what decides about paths at its ends.
    private struct Piece {
        var from: Int
        var to: Int
        /// Where the bytes begin in the whole.
        var base: Int
    }

    private static func forEachPiece(
        of source: ByteSource, _ visit: (UnsafeRawBufferPointer, Piece) -> Bool
    ) throws(DiagnosticError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(source.count, ReadLimits.pieceSizeBytes + contextLimit + textLimit), alignment: 64)
        defer { buffer.deallocate() }
        for start in stride(from: 0, to: source.count, by: ReadLimits.pieceSizeBytes) {
            let first = max(0, start - contextLimit)
            let end = min(source.count, start + ReadLimits.pieceSizeBytes)
            let last = min(source.count, end + textLimit)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(last - first)])
            try source.fill(part, at: first)
            guard visit(UnsafeRawBufferPointer(part), Piece(from: start - first, to: end - first, base: first)) else { return }
        }
    }
}
