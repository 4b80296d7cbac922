import Diagnostics
import PropertyLists

/// Changes a text that stands as Xcode writes it where the changes reach, so that what comes out stands so as well.
///
/// It comes to the same as printing the whole project anew, but costs as much as the changes reach. Whether the text stands as
/// Xcode writes it is asked of the objects that are reached alone.
struct CanonicalSplice {
    private let document: PBXProjDocument
    private let changes: ObjectChanges
    private let projectName: String
    private let reached: ReachedObjects

    init(_ document: PBXProjDocument, changes: ObjectChanges, projectName: String, references: ReferenceIndex) {
        self.document = document
        self.changes = changes
        self.projectName = projectName
        reached = ReachedObjects(document, changes: changes, references: references)
    }

    /// The text with the changes; `nil` when it does not stand as Xcode writes it, or that cannot be told from what is reached.
    func bytes() throws(DiagnosticError) -> [UInt8]? {
        guard changes.rootValues.isEmpty, document.shadowedObjects.isEmpty else { return nil }
        let known = reached.surroundings().union([document.project?.identifier ?? ""])
        let style = XcodeTextStyle(of: document)
        let old = try excerpt(known, style) { document.object($0).map { PropertyListTree($0.value) } }
        guard standsAsPrinted(old) else { return nil }
        let new = try excerpt(known, style) { identifier in
            if changes.removals.contains(identifier) { return nil }
            return changes.contents[identifier] ?? document.object(identifier).map { PropertyListTree($0.value) }
        }
        var all = changes
        for identifier in reached.texts where new.object(identifier) != nil && changes.contents[identifier] == nil {
            if let object = document.object(identifier) { all.write(PropertyListTree(object.value), to: identifier) }
        }
        return LineSplice(document, printed: new, replacesWholeObjects: true).bytes(applying: all)
    }

    /// A project of some objects only, printed as Xcode does.
    private func excerpt(
        _ identifiers: Set<String>, _ style: XcodeTextStyle, _ content: (String) -> PropertyListTree?
    ) throws(DiagnosticError) -> PBXProjDocument {
        let sorted = identifiers.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let objects = sorted.compactMap { identifier in content(identifier).map { PropertyListTree.Pair(identifier, $0) } }
        let root: [PropertyListTree.Pair] = [
            .init("objectVersion", .string(document.objectVersion.map(String.init) ?? "")),
            .init("objects", .dictionary(objects)),
            .init("rootObject", .string(document.project?.identifier ?? "")),
        ]
        var diagnostics: [Diagnostic] = []
        let plain = OpenStepWriter.bytes(of: .dictionary(root))
        let read = try PBXProjDocument.read(plain, path: document.propertyList.path, diagnostics: &diagnostics)
        let printed = XcodeTextWriter.text(of: read, projectName: projectName, style: style, witness: document)
        return try PBXProjDocument.read(printed, path: document.propertyList.path, diagnostics: &diagnostics)
    }

    /// Whether the objects that are reached stand in the file as they are printed, in sections and in the order of identifiers.
    private func standsAsPrinted(_ printed: PBXProjDocument) -> Bool {
        let (lines, printedLines) = (EntryLines(document), EntryLines(printed))
        let (bytes, printedBytes) = (document.propertyList.bytes, printed.propertyList.bytes)
        for identifier in reached.texts {
            guard let object = document.object(identifier) else { continue }
            guard object.objectClass != nil, let other = printed.object(identifier) else { return false }
            guard bytes[lines.range(of: object)] == printedBytes[printedLines.range(of: other)] else { return false }
        }
        return true
    }
}
