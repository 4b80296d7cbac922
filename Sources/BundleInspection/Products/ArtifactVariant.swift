import JSON

/// One variant of an artifact as the info.json of a bundle describes it.
package struct ArtifactVariant: Sendable {
    /// The bundle.
    package var bundle: Product
    /// The key of the artifact.
    package var artifact: String
    /// `type`, such as `executable`.
    package var type: String
    /// `path`, relative to the bundle.
    package var path: String
    /// `supportedTriples`; empty when they are left out.
    package var triples: [String]
    /// `staticLibraryMetadata.headerPaths`.
    package var headerPaths: [String]
    /// `staticLibraryMetadata.moduleMapPath`.
    package var moduleMapPath: String?
    /// The line of the variant, counted from 1.
    package var line: Int

    /// Whether it is a library that is linked.
    package var isStaticLibrary: Bool { type == "staticLibrary" }
}

extension Inspection {
    /// The info.json of a bundle; `nil` when it is not there or is no JSON.
    func manifest(of bundle: Product) -> JSONNode? {
        guard let path = bundle.infoPath, case .json(let node)? = facts(at: path)?.content else { return nil }
        return node
    }

    /// The variants that the artifact bundles list and that have a path, in the order of the files.
    package var artifactVariants: [ArtifactVariant] { products(.artifactBundle).flatMap(variants) }

    /// The variants that one bundle lists and that have a path.
    package func variants(of bundle: Product) -> [ArtifactVariant] {
        guard let artifacts = manifest(of: bundle)?["artifacts"]?.members else { return [] }
        return artifacts.flatMap { artifact in
            (artifact.value["variants"]?.items ?? []).compactMap { node -> ArtifactVariant? in
                guard let path = node["path"]?.text, !path.isEmpty else { return nil }
                let metadata = node["staticLibraryMetadata"]
                return ArtifactVariant(
                    bundle: bundle, artifact: artifact.key, type: artifact.value["type"]?.text ?? "", path: path,
                    triples: node["supportedTriples"]?.items.compactMap(\.text) ?? [],
                    headerPaths: metadata?["headerPaths"]?.items.compactMap(\.text) ?? [],
                    moduleMapPath: metadata?["moduleMapPath"]?.text, line: node.position.line)
            }
        }
    }

    /// Where a variant's file stands, links followed; `nil` when nothing stands there.
    package func file(of variant: ArtifactVariant) -> String? { tree.resolved(variant.bundle.path + "/" + variant.path) }
}

extension JSONNode {
    /// The members of an object; nothing for anything else.
    var members: [Member] {
        guard case .object(let members) = content else { return [] }
        return members
    }

    /// The items of an array; nothing for anything else.
    var items: [JSONNode] {
        guard case .array(let items) = content else { return [] }
        return items
    }

    /// The text of a string; `nil` for anything else.
    var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }
}
