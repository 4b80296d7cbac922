package import Diagnostics
import JSON

/// An `.artifactbundleindex`: which archive beside it is for which triples, so that only one has to be downloaded.
package struct ArtifactBundleIndex: Sendable, Hashable {
    /// An archive with a bundle.
    package struct Archive: Sendable, Hashable {
        /// The name of the file, which stands beside the index.
        package var fileName: String
        /// The SHA-256 of the file in lower-case hexadecimal digits.
        package var checksum: String
        /// The triples that its bundle is for.
        package var supportedTriples: [String]

        /// Makes an archive.
        package init(fileName: String, checksum: String, supportedTriples: [String]) {
            self.fileName = fileName
            self.checksum = checksum
            self.supportedTriples = supportedTriples
        }
    }

    /// The archives in the order of the file.
    package var archives: [Archive]

    /// The ending of the names of such files.
    package static let fileExtension = "artifactbundleindex"

    /// Makes an index.
    package init(archives: [Archive]) {
        self.archives = archives
    }

    /// The text of the file.
    ///
    /// The list goes by the name that SwiftPM reads, `archives`; the proposal that introduced it says `bundles`.
    package var text: String {
        let items = archives.map { archive -> JSONValue in
            [
                "fileName": .string(archive.fileName), "checksum": .string(archive.checksum),
                "supportedTriples": .strings(archive.supportedTriples),
            ]
        }
        return JSONWriter.text(["schemaVersion": "1.0", "archives": .array(items)])
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: what is in the file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: where warnings go.
    /// - Throws: ``DiagnosticError`` with the place of what is missing, of the wrong kind or not allowed.
    package static func read(
        _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> ArtifactBundleIndex {
        let root = try JSONMembers(try LenientJSON.read(bytes, path: path, diagnostics: &diagnostics), "the index", in: path)
        let (version, place) = try root.requiredText("schemaVersion")
        guard version == "1.0" else { throw root.fault("the schema of an index is '1.0', not '\(version)'", place) }
        if root.entries.contains(where: { $0.key == "bundles" }), !root.entries.contains(where: { $0.key == "archives" }) {
            throw root.fault("the list of archives goes by the name 'archives', not 'bundles'", root.position)
        }
        var archives: [Archive] = []
        for item in try root.requiredItems("archives") {
            let node = try JSONMembers(item, "an archive", in: path)
            let (name, place) = try node.requiredText("fileName")
            if let problem = problem(ofName: name) { throw node.fault(problem, place) }
            archives.append(
                Archive(
                    fileName: name, checksum: try node.requiredText("checksum").text,
                    supportedTriples: try node.texts("supportedTriples") ?? []))
            _ = node.unknown(["fileName", "checksum", "supportedTriples"], &diagnostics)
        }
        _ = root.unknown(["schemaVersion", "archives"], &diagnostics)
        return ArtifactBundleIndex(archives: archives)
    }

    /// Why a name cannot be that of an archive in an index; `nil` when it can.
    package static func problem(ofName name: String) -> String? {
        if name.contains("/") || name == ".." { return "'\(name)' must stand beside the index, so that it is a name without folders" }
        return name.hasSuffix(".zip") && name != ".zip" ? nil : "'\(name)' must end in '.zip'"
    }
}
