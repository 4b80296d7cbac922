package import ObjectFiles
import PropertyLists

extension Inspection {
    /// The apps that are in no other app.
    package var outermostApps: [Product] { products(.app).filter { !isInside($0, .app) } }

    /// The nearest app around a path, or the one that stands there; `nil` when there is none.
    package func app(around path: String) -> Product? { owner(of: path).flatMap(app) }

    /// The nearest app around a product, or the product itself; `nil` when there is none.
    package func app(of product: Product) -> Product? {
        product.kind == .app ? product : ancestors(of: product).first { $0.kind == .app }
    }

    /// The products in an app that belong to it and to no app inside of it, without the app.
    package func parts(of app: Product) -> [Product] {
        products.filter { $0.path.hasPrefix(app.path + "/") && $0.kind != .app && self.app(of: $0) == app }
    }

    /// The platform that a product was built for, as its binary says, or else its property list; `nil` when neither does.
    package func platform(of product: Product) -> ApplePlatform? {
        if let platform = binary(of: product)?.platforms.first { return platform }
        let name = info(of: product)?["CFBundleSupportedPlatforms"]?.items.compactMap(\.text).first
        return ApplePlatform.allCases.first { $0.bundlePlatformName == name }
    }

    /// Whether a product is for a phone or one of its relatives, in whose bundles everything has its fixed place.
    package func isForDevice(_ product: Product) -> Bool { platform(of: product).map { !$0.hasDeepBundles } ?? false }

    /// The code in an app and in everything inside of it, in the order of the paths.
    package func code(in app: Product) -> [(path: String, binary: BinaryFacts)] {
        tree.entries.indices.compactMap { index in
            guard case .binary(let binary) = facts[index].content, tree.entries[index].path.hasPrefix(app.path + "/") else { return nil }
            return (tree.entries[index].path, binary)
        }
    }

    /// The bundle that a path belongs to: the nearest folder around it that is a product, whatever code stands beside it.
    package func bundle(around path: String) -> Product? {
        owner(of: path).flatMap { owner in
            tree.entry(at: owner.path)?.kind == .folder ? owner : owner.parent.map { products[$0] }
        }
    }

    /// The number of the bundle around an entry, whatever code stands beside it; `nil` when there is none.
    func bundleNumber(aroundEntry index: Int) -> Int? {
        ownerNumber(ofEntry: index).flatMap { number in
            tree.entry(at: products[number].path)?.kind == .folder ? number : products[number].parent
        }
    }

    /// The number of the nearest app around an entry; `nil` when there is none.
    func appNumber(ofEntry index: Int) -> Int? {
        var next = ownerNumber(ofEntry: index)
        while let number = next, products[number].kind != .app { next = products[number].parent }
        return next
    }
}
