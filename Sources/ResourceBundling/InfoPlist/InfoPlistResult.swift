package import PropertyLists

/// An Info.plist as it goes into a product.
package struct InfoPlistResult: Sendable, Hashable {
    /// What it says.
    package var content: PropertyListTree
    /// The file.
    package var bytes: [UInt8]
    /// The file `PkgInfo`, which says the type and the signature of the product in eight letters.
    package var packageInfo: [UInt8]
}
