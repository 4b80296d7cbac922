public import Diagnostics
package import JSON

/// A `project.xcproj`, the JSON format of projects that Xcode 27 introduced, as it stands.
///
///     let document = try XCProjDocument.read(bytes, path: "App.xcodeproj/project.xcproj", diagnostics: &diagnostics)
///     let saved = document.bytes
///
/// Keys that nobody knows are kept in their order. Without an edit ``bytes`` are those that were read.
public struct XCProjDocument: Sendable {
    /// The file's name, used in locations.
    public let path: String
    /// Everything in the file, with places; what is changed here changes ``bytes``.
    package var root: JSONNode
    private let original: (root: JSONNode, bytes: [UInt8])

    /// The capabilities of a project that are understood here; a file that requires another one is refused.
    private static let knownCapabilities: Set<String> = []

    /// Reads a project file: JSON with comments, commas behind last items, strings in `'…'` and bare keys.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what does not stop the reading, such as keys that stand twice.
    /// - Throws: `DiagnosticError` when the text is no JSON, is no dictionary, or requires a capability that is unknown.
    public static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> XCProjDocument {
        let root = try JSONReader.readNode(bytes, path: path, dialect: .json5, diagnostics: &diagnostics)
        let document = XCProjDocument(path: path, root: root, original: (root, bytes))
        let place = LocatedNode(root, in: path)
        guard case .object = root.content else { throw place.fault("a project file begins with a dictionary '{…}'") }
        for capability in try place.list("required-capabilities") {
            let name = try capability.text("a required capability")
            guard knownCapabilities.contains(name) else {
                throw DiagnosticError(
                    "unknown-capability",
                    "the project requires the capability '\(name)', which is not understood; open it in a newer Xcode",
                    at: capability.location
                )
            }
        }
        return document
    }

    /// The file to save: the bytes that were read when nothing has changed, else ``formatted(omittingDefaults:)``.
    public var bytes: [UInt8] {
        root == original.root ? original.bytes : formatted()
    }

    /// The file in the layout of Xcode, without the comments that people wrote.
    ///
    /// - Parameter omittingDefaults: whether keys are left out that say what holds without them.
    public func formatted(omittingDefaults: Bool = false) -> [UInt8] {
        XCProjWriter.bytes(of: root.value, omittingDefaults: omittingDefaults)
    }
}

// MARK: - Conversion

extension XCProjDocument {
    /// Makes a `project.xcproj` of a `project.pbxproj`.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - path: the name of the new file, used in locations.
    ///   - losses: receives what the new file leaves out.
    /// - Throws: `DiagnosticError` when two targets have the same name, or groups are nested too deep.
    public static func converting(
        _ project: PBXProjDocument,
        path: String,
        losses: inout [ConversionLoss]
    ) throws(DiagnosticError) -> XCProjDocument {
        let converted = try PBXProjConverter.convert(project)
        losses += converted.losses
        var diagnostics: [Diagnostic] = []
        return try read(converted.bytes, path: path, diagnostics: &diagnostics)
    }

    /// Makes a `project.pbxproj` of the project, printed as Xcode writes it.
    ///
    /// Objects keep the identifiers that the file gives them; the others get identifiers that depend on what they are only.
    ///
    /// - Parameters:
    ///   - projectName: the name of the project's folder without `.xcodeproj`, which stands in comments.
    ///   - diagnostics: receives references to what is not in the file.
    ///   - losses: receives what the new file leaves out.
    /// - Throws: `DiagnosticError` at the first value that is of the wrong kind.
    public func propertyListBytes(
        projectName: String,
        diagnostics: inout [Diagnostic],
        losses: inout [ConversionLoss]
    ) throws(DiagnosticError) -> [UInt8] {
        let converted = try XCProjConverter.convert(self, diagnostics: &diagnostics)
        losses += converted.losses
        var ignored: [Diagnostic] = []
        let document = try PBXProjDocument.read(converted.bytes, path: path, diagnostics: &ignored)
        return XcodeTextWriter.text(of: document, projectName: projectName)
    }

    /// The objects of the project as a `project.pbxproj` would have them; their locations name this file without a line.
    ///
    /// - Parameter diagnostics: receives references to what is not in the file.
    /// - Throws: `DiagnosticError` at the first value that is of the wrong kind.
    public func objects(diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> PBXProjDocument {
        let converted = try XCProjConverter.convert(self, diagnostics: &diagnostics)
        return try PBXProjDocument.read(converted.bytes, path: path, hasLines: false, diagnostics: &diagnostics)
    }
}
