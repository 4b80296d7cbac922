package import Diagnostics
import JSON

/// Merges two versions of a `project.xcproj` that grew from a third.
///
///     let merge = try XCProjMerge(base: base, ours: ours, theirs: theirs)
///     merge.conflicts.isEmpty   // whether the result can be opened
///
/// Files, targets, phases and other items are found again by what identifies them, so that two people who add different things do not
/// meet. Comments and layout are those of our version.
package struct XCProjMerge: Sendable {
    /// The merged text.
    package let bytes: [UInt8]
    /// An error for each thing on which the sides disagree, at the dictionary in our version.
    package let conflicts: [Diagnostic]
    /// What refers to something that the other side has removed.
    package let warnings: [Diagnostic]

    /// Merges.
    ///
    /// - Parameters:
    ///   - base: what both have grown from; `nil` when both have made the file by themselves.
    ///   - ours: the version whose text is kept wherever theirs has not changed anything.
    ///   - theirs: the other version.
    /// - Throws: ``DiagnosticError`` when the result is no project any longer.
    package init(base: XCProjDocument?, ours: XCProjDocument, theirs: XCProjDocument) throws(DiagnosticError) {
        if let unchanged = Self.onlyChange(base?.bytes, ours.bytes, theirs.bytes) {
            (bytes, conflicts, warnings) = (unchanged, [], [])
            return
        }
        let root = base?.root.value ?? .object([])
        let own = XCProjTreeMerge.merge(base: root, ours: ours.root, theirs: theirs.root.value, preferring: .ours)
        let text = ours.text(becoming: own.root)
        conflicts = own.conflicts.map { conflict in
            Diagnostic(.error, "merge-conflict", conflict.message, at: conflict.owner.position.location(in: ours.path))
        }
        if own.conflicts.isEmpty {
            bytes = text
            warnings = try Self.newFaults(of: text, ours: ours, theirs: theirs)
        } else {
            let other = XCProjTreeMerge.merge(base: root, ours: ours.root, theirs: theirs.root.value, preferring: .theirs)
            bytes = ConflictMarkers.bytes(ours: text, theirs: ours.text(becoming: other.root))
            warnings = []
        }
    }

    /// The text of the side that has changed something where the other one has not.
    private static func onlyChange(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        if theirs == base || ours == theirs { return ours }
        return ours == base ? theirs : nil
    }

    /// What does not fit together in the merged text and did in both sides.
    private static func newFaults(
        of text: [UInt8],
        ours: XCProjDocument,
        theirs: XCProjDocument
    ) throws(DiagnosticError) -> [Diagnostic] {
        var (known, found): ([Diagnostic], [Diagnostic]) = ([], [])
        let merged = try XCProjDocument.read(text, path: ours.path, diagnostics: &known)
        for side in [ours, theirs] { _ = try side.objects(diagnostics: &known) }
        _ = try merged.objects(diagnostics: &found)
        let messages = Set(known.map(\.message))
        return found.filter { !messages.contains($0.message) }
    }
}
