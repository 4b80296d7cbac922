package import Diagnostics
import PropertyLists

extension PBXProjDocument {
    /// The text of the project with some of its objects changed.
    ///
    /// A file that stands as Xcode writes it is printed anew, so that comments elsewhere that name a changed object follow. In any
    /// other file just the lines of the changed objects are different: everything else keeps its bytes. New objects stand in
    /// the section of their class, in the order of identifiers.
    ///
    /// - Parameters:
    ///   - changes: what is to be different.
    ///   - projectName: the name of the `.xcodeproj` without its extension, which stands in comments.
    /// - Throws: ``DiagnosticError`` when the file is no OpenStep text, or the result is no project any longer.
    package func text(applying changes: ObjectChanges, projectName: String) throws(DiagnosticError) -> [UInt8] {
        let original = propertyList.bytes
        guard !changes.isEmpty else { return original }
        guard propertyList.format == .openStep else {
            let message = "only projects in OpenStep text are edited; write it anew with 'trellis-project format --write' first"
            throw DiagnosticError("not-openstep", message, at: SourceLocation(path: propertyList.path))
        }
        var diagnostics: [Diagnostic] = []
        let changed = try self.applying(changes)
        let printed = XcodeTextWriter.text(of: changed, projectName: projectName)
        if XcodeTextWriter.text(of: self, projectName: projectName) == original { return printed }
        let printedDocument = try PBXProjDocument.read(printed, path: propertyList.path, diagnostics: &diagnostics)
        return LineSplice(self, printed: printedDocument).bytes(applying: changes)
    }

    /// The project with some of its objects changed, for what reads its objects and not its text; it is OpenStep text.
    ///
    /// - Throws: ``DiagnosticError`` when the result is no project any longer.
    func applying(_ changes: ObjectChanges) throws(DiagnosticError) -> PBXProjDocument {
        var diagnostics: [Diagnostic] = []
        return try .read(PlainSplice(self).bytes(applying: changes), path: propertyList.path, diagnostics: &diagnostics)
    }
}

/// Puts changed objects into the text of a project without regard to its layout, to be read and printed anew.
private struct PlainSplice {
    private let document: PBXProjDocument

    init(_ document: PBXProjDocument) {
        self.document = document
    }

    func bytes(applying changes: ObjectChanges) -> [UInt8] {
        var replacements: [ByteReplacement] = []
        var known: Set<String> = []
        for object in document.objects {
            let identifier = object.identifier
            if changes.removals.contains(identifier) {
                replacements.append(ByteReplacement(range: entryRange(object.identifierValue, object.value), bytes: []))
            } else if let content = changes.contents[identifier] {
                known.insert(identifier)
                replacements.append(ByteReplacement(range: object.value.sourceRange, bytes: OpenStepWriter.bytes(of: content)))
            }
        }
        let root = document.propertyList.root
        let added = changes.contents.keys.filter { !known.contains($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if let objects = root["objects"], !added.isEmpty {
            let text = added.flatMap { identifier in pair(identifier, changes.contents[identifier] ?? .string("")) }
            let end = objects.sourceRange.upperBound - 1
            replacements.append(ByteReplacement(range: end..<end, bytes: text))
        }
        replacements += rootReplacements(changes)
        return ByteReplacement.apply(replacements, to: document.propertyList.bytes)
    }

    private func rootReplacements(_ changes: ObjectChanges) -> [ByteReplacement] {
        let root = document.propertyList.root
        return changes.rootValues.keys.sorted().compactMap { key in
            let value = changes.rootValues[key] ?? nil
            guard let old = root.pairs.first(where: { $0.key.text == key }) else {
                let end = root.sourceRange.upperBound - 1
                return value.map { ByteReplacement(range: end..<end, bytes: pair(key, $0)) }
            }
            guard let value else { return ByteReplacement(range: entryRange(old.key, old.value), bytes: []) }
            return ByteReplacement(range: old.value.sourceRange, bytes: OpenStepWriter.bytes(of: value))
        }
    }

    private func pair(_ key: String, _ value: PropertyListTree) -> [UInt8] {
        OpenStepWriter.bytes(of: .string(key)) + Array("= ".utf8) + OpenStepWriter.bytes(of: value) + Array(";\n".utf8)
    }

    /// A key, its value and the semicolon.
    private func entryRange(_ key: PropertyListValue, _ value: PropertyListValue) -> Range<Int> {
        key.sourceRange.lowerBound..<EntryLines.end(behind: value, in: document.propertyList.bytes)
    }
}
