package import Checksums

/// What a compiled catalog of assets (`Assets.car`) holds.
package struct CompiledCatalog: Sendable, Hashable {
    /// The names by which code asks for assets, in the order of the catalog.
    package var assets: [String]
    /// The pictures, colours and files behind them, in the order of the catalog.
    package var renditions: [Rendition]

    /// One form of an asset, for one scale, device and appearance.
    package struct Rendition: Sendable, Hashable {
        /// The asset that it belongs to; empty when the catalog keeps it for itself, as it does with packed pictures.
        package var asset: String
        /// The file that it was made of, such as `photo@2x.png`.
        package var fileName: String
        /// The width in pixels.
        package var width: Int
        /// The height in pixels.
        package var height: Int
        /// All bytes that it takes.
        package var sizeBytes: Int
        /// The checksum of everything but the time; `nil` when it holds no content of its own, or is too large to look at.
        package var digest: Digest?
        /// Whether all its points are opaque; `nil` when the catalog does not say.
        package var isOpaque: Bool?
    }
}
