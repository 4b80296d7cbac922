import PropertyLists
import SystemSupport

/// Finds the products of a tree, the ones around others first.
struct ProductFinder {
    let tree: ProductTree
    let facts: [FileFacts]

    /// The products, in the order of the paths' bytes.
    func products() -> [Product] {
        var products: [Product] = []
        var open: [(folder: String, parent: Int?)] = [("", nil)]
        while let (folder, parent) = open.popLast() {
            var inner: [(folder: String, parent: Int?)] = []
            for entry in tree.entries(in: folder) {
                // What an archiver puts there has the names of products, and is none.
                if entry.name == "__MACOSX" { continue }
                guard entry.kind == .folder else {
                    if let product = looseProduct(entry, parent: parent, products: products) { products.append(product) }
                    continue
                }
                if let kind = Product.Kind.folder(extension: PathText.fileExtension(of: entry.path)) {
                    products.append(bundle(kind, at: entry.path, parent: parent))
                    inner.append((entry.path, products.count - 1))
                } else {
                    inner.append((entry.path, parent))
                }
            }
            open += inner.reversed()
        }
        return sorted(products)
    }

    /// A file of code that is not the binary of the bundle around it.
    private func looseProduct(_ entry: ProductEntry, parent: Int?, products: [Product]) -> Product? {
        guard entry.kind == .file, let index = tree.index(of: entry.path), case .binary(let binary) = facts[index].content else {
            return nil
        }
        if let parent {
            let around = products[parent]
            if around.binaryPath == entry.path || around.kind == .debugSymbols { return nil }
            // A framework that has lost its links holds its binary several times.
            if around.kind == .framework, entry.name == around.name { return nil }
        }
        let kind: Product.Kind
        switch binary.kind {
        case .executable: kind = .executable
        case .dynamicLibrary: kind = .dynamicLibrary
        case .staticLibrary: kind = .staticLibrary
        case .object: kind = .object
        case .bundle: kind = .bundle
        case .debugSymbols, .other: return nil
        }
        let folder = PathText.parent(of: entry.path)
        return Product(
            kind: kind, path: entry.path, parent: parent, contentPath: folder == "." ? "" : folder,
            resourcesPath: folder == "." ? "" : folder,
            infoPath: nil, binaryPath: entry.path)
    }

    private func bundle(_ kind: Product.Kind, at path: String, parent: Int?) -> Product {
        var content = path
        var resources = path
        if kind == .framework {
            if let version = frameworkVersion(at: path) {
                content = version
                resources = version + "/Resources"
            }
        } else if kind != .xcframework, kind != .artifactBundle, kind != .archive, tree.entry(at: path + "/Contents")?.kind == .folder {
            content = path + "/Contents"
            resources = content + "/Resources"
        }
        var product = Product(
            kind: kind, path: path, parent: parent, contentPath: content, resourcesPath: resources, infoPath: nil, binaryPath: nil)
        product.infoPath = infoPath(of: product)
        product.binaryPath = binaryPath(of: product)
        return product
    }

    /// The folder of the version that counts: the one that `Current` names, or the only one.
    private func frameworkVersion(at path: String) -> String? {
        let versions = path + "/Versions"
        guard tree.entry(at: versions)?.kind == .folder else { return nil }
        let current = versions + "/Current"
        let isLink = tree.entry(at: current)?.kind == .link
        if isLink, let target = tree.resolved(current), tree.entry(at: target)?.kind == .folder { return target }
        let folders = tree.entries(in: versions).filter { $0.kind == .folder }
        return (folders.first { $0.path != current } ?? folders.first)?.path
    }

    private func infoPath(of product: Product) -> String? {
        let candidates: [String]
        switch product.kind {
        case .artifactBundle: candidates = [product.path + "/info.json"]
        case .framework where product.isDeep: candidates = [product.resourcesPath + "/Info.plist"]
        default: candidates = [product.contentPath + "/Info.plist"]
        }
        return candidates.compactMap(tree.resolved).first { tree.entry(at: $0)?.kind == .file }
    }

    private func binaryPath(of product: Product) -> String? {
        var names: [String] = []
        if let path = product.infoPath, let index = tree.index(of: path), case .propertyList(let document) = facts[index].content {
            if let name = document.root["CFBundleExecutable"]?.text { names.append(name) }
        }
        names.append(product.name)
        let folders: [String]
        switch product.kind {
        case .xcframework, .artifactBundle, .archive: return nil
        case .debugSymbols: return tree.entries(in: product.path + "/Contents/Resources/DWARF").first { $0.kind == .file }?.path
        case .framework: folders = [product.contentPath, product.path]
        default: folders = product.isDeep ? [product.contentPath + "/MacOS"] : [product.path]
        }
        for name in names where !name.isEmpty && !name.contains("/") {
            for folder in folders {
                if let path = tree.resolved(folder + "/" + name), tree.entry(at: path)?.kind == .file { return path }
            }
        }
        return nil
    }

    /// The products in the order of their paths, with the numbers of their parents put right.
    private func sorted(_ products: [Product]) -> [Product] {
        let order = products.indices.sorted { NameOrder.precedes(products[$0].path, products[$1].path) }
        var places = Array(repeating: 0, count: products.count)
        for (place, index) in order.enumerated() { places[index] = place }
        return order.map { index in
            var product = products[index]
            product.parent = product.parent.map { places[$0] }
            return product
        }
    }
}
