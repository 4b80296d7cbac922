package import Diagnostics
import JSON

/// What is known of the info.json of an artifact bundle.
package struct ArtifactBundleFacts: Sendable {
    /// What it says; `nil` when SwiftPM could not take it.
    package var info: ArtifactBundleInfo?
    /// What is wrong with it: errors when it says nothing, warnings otherwise.
    package var diagnostics: [Diagnostic]
    /// The lines of the variants of each artifact, in the order of the file.
    package var variantLines: [[Int]]

    /// Reads a file.
    package init(_ bytes: [UInt8], path: String) {
        diagnostics = []
        variantLines = []
        do throws(DiagnosticError) {
            info = try ArtifactBundleInfoReader.read(bytes, path: path, diagnostics: &diagnostics)
        } catch {
            diagnostics += error.diagnostics
        }
        var ignored: [Diagnostic] = []
        guard let node = try? LenientJSON.read(bytes, path: path, diagnostics: &ignored) else { return }
        variantLines = Self.members(node["artifacts"]).map { artifact in
            guard case .array(let variants)? = artifact.value["variants"]?.content else { return [] }
            return variants.map(\.position.line)
        }
    }

    private static func members(_ node: JSONNode?) -> [JSONNode.Member] {
        guard case .object(let members)? = node?.content else { return [] }
        return members
    }
}
