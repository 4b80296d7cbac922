/// The kind of product that a target makes, as Xcode names it.
///
/// Any text is legal, so that a kind that is not known is no reason to stop.
public struct ProductType: Sendable, Hashable, RawRepresentable {
    /// The whole name, such as `com.apple.product-type.app-extension`.
    public var rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name without `com.apple.product-type.`, such as `app-extension`.
    public var shortName: String {
        let prefix = "com.apple.product-type."
        return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
    }

    /// Whether the product is a bundle of tests.
    public var isTest: Bool {
        shortName == "bundle.unit-test" || shortName == "bundle.ui-testing" || shortName == "bundle.ocunit-test"
    }
}

extension ProductType {
    /// The product types that ``ProjectEdit/addTarget(_:productType:platform:deploymentTarget:bundleIdentifier:testHost:settings:)``
    /// knows, without `com.apple.product-type.`, in a fixed order.
    public static var creatableNames: [String] { NewProduct.names }
}
