package import Diagnostics
import PropertyLists

extension PBXProjDocument {
    /// The text of the project with some of its objects changed.
    ///
    /// Where what is reached stands as Xcode writes it, what comes out does so as well, and comments elsewhere that name a changed
    /// object follow. Elsewhere just the parts of the changed objects are different: everything else keeps its bytes. New
    /// objects stand in the section of their class, in the order of identifiers. A project in XML is written anew when it has
    /// the layout of Apple's tools.
    ///
    /// - Parameters:
    ///   - changes: what is to be different.
    ///   - projectName: the name of the `.xcodeproj` without its extension, which stands in comments.
    /// - Throws: ``DiagnosticError`` when the file is in another notation, or the result is no project any longer.
    package func text(applying changes: ObjectChanges, projectName: String) throws(DiagnosticError) -> [UInt8] {
        try text(applying: changes, projectName: projectName, references: nil)
    }

    /// The text of the project with some of its objects changed.
    ///
    /// - Parameter references: who mentions whom in the project, where that has been found out already.
    func text(applying changes: ObjectChanges, projectName: String, references: ReferenceIndex?) throws(DiagnosticError) -> [UInt8] {
        let original = propertyList.bytes
        guard !changes.isEmpty else { return original }
        if let text = xmlText(applying: changes) { return text }
        guard propertyList.format == .openStep else {
            let message = "\(Self.words(for: propertyList.format)); write it anew with 'trellis-project format --write' first"
            throw DiagnosticError("not-openstep", message, at: SourceLocation(path: propertyList.path))
        }
        let splice = CanonicalSplice(
            self, changes: changes, projectName: projectName, references: references ?? ReferenceIndex(self))
        if let text = try splice.bytes() { return text }
        return try textPrintedAnew(applying: changes, projectName: projectName)
    }

    /// The text with the changes, found by printing the whole project.
    package func textPrintedAnew(applying changes: ObjectChanges, projectName: String) throws(DiagnosticError) -> [UInt8] {
        let original = propertyList.bytes
        var diagnostics: [Diagnostic] = []
        let changed = try applying(changes)
        let style = XcodeTextStyle(of: self)
        let printed = XcodeTextWriter.text(of: changed, projectName: projectName, style: style)
        if XcodeTextWriter.text(of: self, projectName: projectName, style: style) == original { return printed }
        let printedDocument = try PBXProjDocument.read(printed, path: propertyList.path, diagnostics: &diagnostics)
        return LineSplice(self, printed: printedDocument).bytes(applying: changes)
    }

    private static func words(for format: PropertyListFormat) -> String {
        switch format {
        case .xml: "a project in XML is edited only where it is laid out as Apple's tools do that"
        case .binary: "a project in binary form is not edited"
        case .json: "a project in JSON is not edited"
        case .openStep: "the project is not edited"
        }
    }

    /// The changed project in XML; `nil` for a project in another notation or in another layout than ``XMLWriter`` has.
    private func xmlText(applying changes: ObjectChanges) -> [UInt8]? {
        guard propertyList.format == .xml, case .dictionary(var root) = PropertyListTree(propertyList.root) else { return nil }
        guard XMLWriter.bytes(of: .dictionary(root)) == propertyList.bytes else { return nil }
        for (key, value) in changes.rootValues.sorted(by: { $0.key < $1.key }) {
            root.removeAll { $0.key == key }
            if let value { root.append(.init(key, value)) }
        }
        guard let index = root.firstIndex(where: { $0.key == "objects" }), case .dictionary(var objects) = root[index].value else {
            return nil
        }
        objects.removeAll { changes.removals.contains($0.key) || changes.contents[$0.key] != nil }
        let identifiers = changes.contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        objects += identifiers.compactMap { identifier in changes.contents[identifier].map { .init(identifier, $0) } }
        root[index].value = .dictionary(objects)
        return XMLWriter.bytes(of: .dictionary(root))
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
