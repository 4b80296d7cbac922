package import Diagnostics

/// The content of the entry that is being read.
package struct ArchiveContent {
    let session: ArchiveSession

    /// Calls `body` with the content piece by piece; a second call has nothing left.
    ///
    /// - Throws: ``DiagnosticError`` when the content is damaged, encrypted or larger than allowed, and what `body` throws.
    package func forEachPiece(_ body: (UnsafeRawBufferPointer) throws(DiagnosticError) -> Void) throws(DiagnosticError) {
        try session.readContent(body)
    }

    /// The whole content.
    ///
    /// - Parameter limit: the most bytes that are taken.
    /// - Throws: ``DiagnosticError`` when there are more, and as ``forEachPiece(_:)``.
    package func bytes(limit: Int) throws(DiagnosticError) -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPiece { (piece) throws(DiagnosticError) in
            guard bytes.count + piece.count <= limit else {
                throw session.fault("archive-too-large", "it has more than the \(limit) bytes that are read of it")
            }
            bytes.append(contentsOf: piece)
        }
        return bytes
    }
}
