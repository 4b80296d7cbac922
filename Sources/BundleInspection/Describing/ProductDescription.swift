import ObjectFiles
import PropertyLists
import SystemSupport

/// One product in words and numbers, for people and for scripts.
package struct ProductDescription: Sendable, Hashable {
    /// The path as it is shown.
    package var path: String
    /// The path as seen from the product around it; the whole path for the outermost.
    package var name: String
    /// What it is.
    package var kind: Product.Kind
    /// How many products are around it.
    package var depth: Int
    /// `CFBundleIdentifier`.
    package var identifier: String?
    /// `CFBundleShortVersionString`.
    package var version: String?
    /// `CFBundleVersion`.
    package var build: String?
    /// The oldest system that the property list names.
    package var minimumSystem: String?
    /// The bytes of all files in it.
    package var sizeBytes: Int
    /// The number of files in it.
    package var fileCount: Int
    /// Its binary; `nil` when it has none.
    package var binary: BinaryFacts?
    /// The names of the modules that it has, sorted.
    package var modules: [String]
    /// The number of its headers.
    package var headerCount: Int
    /// Whether it has a privacy manifest where it is looked for.
    package var hasPrivacyManifest: Bool
    /// Whether it carries a signature.
    package var isSigned: Bool
    /// The libraries of an xcframework.
    package var libraries: [Library]
    /// The variants of an artifact bundle.
    package var variants: [Variant]

    /// One library of an xcframework.
    package struct Library: Sendable, Hashable {
        /// `LibraryIdentifier`.
        package var identifier: String
        /// `LibraryPath`.
        package var path: String
        /// Platform and variant, such as `ios-simulator`.
        package var destination: String
        /// `SupportedArchitectures`.
        package var architectures: [String]
    }

    /// One variant of an artifact.
    package struct Variant: Sendable, Hashable {
        /// The name of the artifact.
        package var artifact: String
        /// The type of the artifact.
        package var type: String
        /// `path`.
        package var path: String
        /// `supportedTriples`.
        package var triples: [String]
    }

    /// Describes all products of an inspection, in the order of their paths.
    package static func all(of inspection: Inspection) -> [ProductDescription] {
        let sizes = ProductSizes(inspection)
        return inspection.products.enumerated().map { index, product in
            ProductDescription(product, sizes[index], in: inspection)
        }
    }

    private init(_ product: Product, _ size: ProductSizes.Size, in inspection: Inspection) {
        let info = product.kind == .artifactBundle ? nil : inspection.info(of: product)
        path = inspection.tree.shownPrefix + product.path
        name = product.parent.map { String(product.path.dropFirst(inspection.products[$0].path.count + 1)) } ?? path
        kind = product.kind
        depth = inspection.ancestors(of: product).count
        identifier = info?["CFBundleIdentifier"]?.text
        version = info?["CFBundleShortVersionString"]?.text
        build = info?["CFBundleVersion"]?.text
        minimumSystem = (info?["MinimumOSVersion"] ?? info?["LSMinimumSystemVersion"])?.text
        sizeBytes = size.bytes
        fileCount = size.files
        binary = inspection.binary(of: product)
        modules = Set(size.modules).sorted(by: NameOrder.precedes)
        headerCount = size.headers
        hasPrivacyManifest = inspection.tree.entry(at: product.resourcesPath + "/PrivacyInfo.xcprivacy") != nil
        isSigned =
            binary?.slices.contains(where: \.isSigned) == true || inspection.tree.entry(at: product.contentPath + "/_CodeSignature") != nil
        libraries =
            product.kind != .xcframework
            ? []
            : inspection.slices(of: product).map { slice in
                Library(
                    identifier: slice.identifier, path: slice.libraryPath, destination: slice.destination,
                    architectures: slice.architectures)
            }
        variants =
            product.kind != .artifactBundle
            ? []
            : inspection.variants(of: product).map { variant in
                Variant(artifact: variant.artifact, type: variant.type.word, path: variant.path, triples: variant.triples)
            }
    }
}
