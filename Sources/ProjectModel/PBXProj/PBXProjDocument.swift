public import Diagnostics
public import PropertyLists

/// A `project.pbxproj` as it stands: its objects by identifier, nothing interpreted, nothing lost.
///
///     let document = try PBXProjDocument.read(bytes, path: "App.xcodeproj/project.pbxproj", diagnostics: &diagnostics)
///     for target in document.project?.targets ?? [] { … }
///
/// Objects of unknown class and unknown keys of known ones are there like any other; the typed views such as
/// ``PBXNativeTarget`` only name what is known.
public struct PBXProjDocument: Sendable {
    let table: PBXObjectTable
    /// The property list behind the objects.
    public let propertyList: PropertyListDocument

    /// Reads a project file in any notation of property lists.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what does not stop the reading, such as an `objectVersion` that no released Xcode writes.
    /// - Throws: `DiagnosticError` when the file is no property list, or has no root object or objects.
    public static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> PBXProjDocument {
        try read(bytes, path: path, hasLines: true, diagnostics: &diagnostics)
    }

    /// Reads a project file that may have been made in memory from another file, whose lines are not those of the text.
    static func read(
        _ bytes: [UInt8],
        path: String,
        hasLines: Bool,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> PBXProjDocument {
        let text = try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics)
        let propertyList = hasLines ? text : text.withoutLines()
        let root = propertyList.root
        guard root.kind == .dictionary else {
            throw DiagnosticError("no-project", "a project file begins with a dictionary '{…}'", at: root.location)
        }
        guard let objects = root["objects"], objects.kind == .dictionary else {
            throw DiagnosticError("no-objects", "the file has no dictionary 'objects', so it is no Xcode project", at: root.location)
        }
        let document = PBXProjDocument(
            table: PBXObjectTable(document: propertyList, objects: objects),
            propertyList: propertyList
        )
        try document.requireRootObject()
        document.warnAboutVersion(diagnostics: &diagnostics)
        return document
    }

    /// Every object in the order of the file, those with a duplicate identifier included.
    public var objects: some Sequence<PBXObject> & Sendable {
        table.entries.indices.lazy.map { [table] in PBXObject(table: table, ordinal: $0) }
    }

    /// The number of objects.
    public var objectCount: Int { table.entries.count }

    /// The object with an identifier; the last one when several have it.
    public func object(_ identifier: String) -> PBXObject? {
        table.ordinal(ofIdentifier: identifier).map { PBXObject(table: table, ordinal: $0) }
    }

    /// The objects whose identifier another object later in the file has as well.
    public var shadowedObjects: [PBXObject] {
        table.shadowedOrdinals.map { PBXObject(table: table, ordinal: $0) }
    }

    /// The root object.
    public var project: PBXProject? {
        propertyList.root["rootObject"].flatMap(table.ordinal(of:)).map { PBXProject(PBXObject(table: table, ordinal: $0)) }
    }

    /// The number that tells which Xcode the file is for, such as 77 for Xcode 16; `nil` when it is no number.
    public var objectVersion: Int? { propertyList.root["objectVersion"]?.integer }

    private func requireRootObject() throws(DiagnosticError) {
        let root = propertyList.root
        guard let reference = root["rootObject"] else {
            throw DiagnosticError("no-root-object", "the file has no 'rootObject', so nothing says what the project is", at: root.location)
        }
        guard let ordinal = table.ordinal(of: reference) else {
            throw DiagnosticError(
                "no-root-object",
                "the root object '\(reference.text ?? "")' is missing from 'objects'; the file may be cut or badly merged",
                at: reference.location
            )
        }
        let object = PBXObject(table: table, ordinal: ordinal)
        guard object.objectClass == .project else {
            throw DiagnosticError(
                "no-root-object",
                "the root object is a '\(object.className)' where a 'PBXProject' was expected",
                at: object.location
            )
        }
    }

    private func warnAboutVersion(diagnostics: inout [Diagnostic]) {
        let value = propertyList.root["objectVersion"]
        guard let version = objectVersion else {
            let found = value?.text.map { "the object version '\($0)' is no number" } ?? "the file has no 'objectVersion'"
            diagnostics.append(
                Diagnostic(
                    .warning, "unknown-object-version", "\(found); it is read like the newest known",
                    at: (value ?? propertyList.root).location)
            )
            return
        }
        guard !ObjectVersion.isKnown(version) else { return }
        diagnostics.append(
            Diagnostic(
                .warning,
                "unknown-object-version",
                "the object version \(version) is of no known Xcode; it is read like the newest known",
                at: value?.location
            )
        )
    }
}
