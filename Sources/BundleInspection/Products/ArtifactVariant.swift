/// One variant of an artifact as the info.json of a bundle describes it.
package struct ArtifactVariant: Sendable {
    /// The bundle.
    package var bundle: Product
    /// The key of the artifact.
    package var artifact: String
    /// `type`.
    package var type: ArtifactType
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
    package var isStaticLibrary: Bool { type == .staticLibrary }
}

extension Inspection {
    /// What is known of the info.json of a bundle; `nil` when it has none.
    func manifest(of bundle: Product) -> ArtifactBundleFacts? {
        guard let path = bundle.infoPath, case .artifactBundle(let facts)? = facts(at: path)?.content else { return nil }
        return facts
    }

    /// The variants that the artifact bundles list, in the order of the files.
    package var artifactVariants: [ArtifactVariant] { products(.artifactBundle).flatMap(variants) }

    /// The variants that one bundle lists, in the order of the file.
    package func variants(of bundle: Product) -> [ArtifactVariant] {
        guard let facts = manifest(of: bundle), let info = facts.info else { return [] }
        return info.artifacts.enumerated().flatMap { index, artifact in
            let lines = facts.variantLines.indices.contains(index) ? facts.variantLines[index] : []
            return artifact.variants.enumerated().map { number, variant in
                ArtifactVariant(
                    bundle: bundle, artifact: artifact.name, type: artifact.type, path: variant.path,
                    triples: variant.supportedTriples ?? [],
                    headerPaths: variant.staticLibraryMetadata?.headerPaths ?? [],
                    moduleMapPath: variant.staticLibraryMetadata?.moduleMapPath, line: lines.indices.contains(number) ? lines[number] : 1)
            }
        }
    }

    /// Where a variant's file stands, links followed; `nil` when nothing stands there.
    package func file(of variant: ArtifactVariant) -> String? { tree.resolved(variant.bundle.path + "/" + variant.path) }
}
