import Diagnostics

/// Puts the objects on which two sides disagree between the markers of git.
struct ConflictMarkers {
    /// The name of the file, for locations.
    let path: String

    /// An object on which the sides disagree.
    struct Dispute: Sendable {
        var identifier: String
        /// Whether we have removed it.
        var isOursEmpty: Bool
        /// Whether they have removed it.
        var isTheirsEmpty: Bool
    }

    /// The text with our way, and in it each disputed object twice.
    ///
    /// - Parameters:
    ///   - ours: the merged text with our way.
    ///   - theirs: the merged text with their way.
    ///   - disputed: the objects; they stand in both texts.
    func bytes(ours: [UInt8], theirs: [UInt8], disputed: [Dispute]) throws(DiagnosticError) -> [UInt8] {
        var ignored: [Diagnostic] = []
        let ourDocument = try PBXProjDocument.read(ours, path: path, diagnostics: &ignored)
        let theirDocument = try PBXProjDocument.read(theirs, path: path, diagnostics: &ignored)
        let (ourLines, theirLines) = (EntryLines(ourDocument), EntryLines(theirDocument))
        let replacements = disputed.compactMap { dispute -> ByteReplacement? in
            guard let own = ourDocument.object(dispute.identifier) else { return nil }
            let range = ourLines.range(of: own)
            let ourText = dispute.isOursEmpty ? [] : Array(ours[range])
            let other = theirDocument.object(dispute.identifier).map { Array(theirs[theirLines.range(of: $0)]) } ?? []
            let theirText = dispute.isTheirsEmpty ? [] : other
            let parts = [
                Array("<<<<<<< ours\n".utf8), Self.line(ourText), Array("=======\n".utf8), Self.line(theirText),
                Array(">>>>>>> theirs\n".utf8),
            ]
            return ByteReplacement(range: range, bytes: parts.flatMap { $0 })
        }
        return ByteReplacement.apply(replacements, to: ours)
    }

    /// A text that ends its line.
    private static func line(_ text: [UInt8]) -> [UInt8] {
        text.isEmpty || text.last == 0x0A ? text : text + [0x0A]
    }
}
