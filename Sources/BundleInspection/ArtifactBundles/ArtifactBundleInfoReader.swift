package import Diagnostics
import JSON

/// Reads the `info.json` of artifact bundles.
package struct ArtifactBundleInfoReader {
    private let members: JSONMembers

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: what is in the file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: where warnings go: whatever SwiftPM passes over, or refuses with words that help nobody.
    /// - Throws: ``DiagnosticError`` with the place of what is missing or of the wrong kind.
    package static func read(
        _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> ArtifactBundleInfo {
        let root = try JSONMembers(try LenientJSON.read(bytes, path: path, diagnostics: &diagnostics), "the file", in: path)
        let reader = ArtifactBundleInfoReader(members: root)
        return try reader.info(&diagnostics)
    }

    private func info(_ diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> ArtifactBundleInfo {
        let (version, place) = try members.requiredText("schemaVersion")
        if !ArtifactBundleInfo.schemaVersions.contains(version) {
            let known = ArtifactBundleInfo.schemaVersions.joined(separator: ", ")
            diagnostics.append(
                members.warning("unknown-schema", "SwiftPM takes the versions \(known) of the schema, not '\(version)'", place))
        }
        let list = try members.requiredObject("artifacts")
        var artifacts: [ArtifactBundleInfo.Artifact] = []
        for entry in list.entries {
            if artifacts.contains(where: { $0.name == entry.key }) {
                throw list.fault("the artifact '\(entry.key)' stands twice", entry.keyPosition)
            }
            let node = try JSONMembers(entry.value, "the artifact '\(entry.key)'", in: members.path)
            artifacts.append(try artifact(entry.key, node, &diagnostics))
        }
        var info = ArtifactBundleInfo(schemaVersion: version, artifacts: artifacts)
        info.unknown = members.unknown(["schemaVersion", "artifacts"], &diagnostics)
        return info
    }

    private func artifact(
        _ name: String, _ node: JSONMembers, _ diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> ArtifactBundleInfo.Artifact {
        let (word, place) = try node.requiredText("type")
        let type = ArtifactType(word: word)
        if case .other = type {
            let known = ArtifactType.knownWords.joined(separator: ", ")
            diagnostics.append(node.warning("unknown-artifact-type", "SwiftPM knows no type '\(word)'; it knows \(known)", place))
        }
        let version = try node.text("version")
        if version == nil {
            let message = "'\(name)' has no 'version', without which SwiftPM takes nothing of the bundle"
            diagnostics.append(node.warning("missing-version", message, node.position))
        }
        var variants: [ArtifactBundleInfo.Variant] = []
        for item in try node.requiredItems("variants") {
            variants.append(try variant(try JSONMembers(item, "a variant of '\(name)'", in: node.path), name, type, &diagnostics))
        }
        var artifact = ArtifactBundleInfo.Artifact(name: name, type: type, version: version, variants: variants)
        artifact.unknown = node.unknown(["type", "version", "variants"], &diagnostics)
        return artifact
    }

    private func variant(
        _ node: JSONMembers, _ name: String, _ type: ArtifactType, _ diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> ArtifactBundleInfo.Variant {
        let (path, _) = try node.requiredText("path")
        let triples = try node.texts("supportedTriples")
        if triples == nil, type == .executable || type == .staticLibrary {
            let message = "a variant of '\(name)' has no 'supportedTriples', so that SwiftPM uses it nowhere"
            diagnostics.append(node.warning("missing-triples", message, node.position))
        }
        var variant = ArtifactBundleInfo.Variant(path: path, supportedTriples: triples)
        if let metadata = try node.object("staticLibraryMetadata") {
            var value = ArtifactBundleInfo.StaticLibraryMetadata(
                headerPaths: try metadata.texts("headerPaths") ?? [], moduleMapPath: try metadata.text("moduleMapPath"))
            value.unknown = metadata.unknown(["headerPaths", "moduleMapPath"], &diagnostics)
            variant.staticLibraryMetadata = value
        }
        variant.unknown = node.unknown(["path", "supportedTriples", "staticLibraryMetadata"], &diagnostics)
        return variant
    }
}
