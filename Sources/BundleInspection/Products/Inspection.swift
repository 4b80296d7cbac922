package import PropertyLists
import SystemSupport

/// All that is known of what was given: names, content, and the products in it.
///
/// Rules are functions of this value, so that one reading serves all of them.
package struct Inspection: Sendable {
    /// The names.
    package let tree: ProductTree
    /// What is known of each entry of the tree, in the same order.
    package let facts: [FileFacts]
    /// The products, in the order of the paths' bytes.
    package let products: [Product]
    /// The number of the product that each entry belongs to, or -1.
    private let owners: [Int]

    /// Puts together what was read.
    ///
    /// - Precondition: there are as many facts as entries.
    package init(tree: ProductTree, facts: [FileFacts]) {
        precondition(tree.entries.count == facts.count)
        self.tree = tree
        self.facts = facts
        products = ProductFinder(tree: tree, facts: facts).products()
        var owners = Array(repeating: -1, count: tree.entries.count)
        for (number, product) in products.enumerated() { if let index = tree.index(of: product.path) { owners[index] = number } }
        // What is around an entry stands before it.
        for index in owners.indices where owners[index] < 0 { owners[index] = tree.parent(ofEntry: index).map { owners[$0] } ?? -1 }
        self.owners = owners
    }

    /// What is known of the file at a path.
    package func facts(at path: String) -> FileFacts? { tree.index(of: path).map { facts[$0] } }

    /// The binary at a path; `nil` when there is none.
    package func binary(at path: String) -> BinaryFacts? {
        guard case .binary(let binary)? = facts(at: path)?.content else { return nil }
        return binary
    }

    /// The binary of a product; `nil` when it has none that can be read.
    package func binary(of product: Product) -> BinaryFacts? { product.binaryPath.flatMap(binary) }

    /// The property list at a path; `nil` when there is none.
    package func propertyList(at path: String) -> PropertyListDocument? {
        guard case .propertyList(let document)? = facts(at: path)?.content else { return nil }
        return document
    }

    /// The property list of a product; `nil` when it has none that can be read.
    package func info(of product: Product) -> PropertyListValue? { product.infoPath.flatMap(propertyList)?.root }

    /// The products of some kinds, in the order of their paths.
    package func products(_ kinds: Product.Kind...) -> [Product] { products.filter { kinds.contains($0.kind) } }

    /// The products around one, the nearest first.
    package func ancestors(of product: Product) -> [Product] {
        var result: [Product] = []
        var next = product.parent
        while let index = next {
            result.append(products[index])
            next = products[index].parent
        }
        return result
    }

    /// Whether one of the products around it has a kind.
    package func isInside(_ product: Product, _ kinds: Product.Kind...) -> Bool {
        ancestors(of: product).contains { kinds.contains($0.kind) }
    }

    /// The product that a path belongs to: the nearest folder around it that is one, or the file itself.
    package func owner(of path: String) -> Product? {
        var path = path
        while path != ".", path != "/", !path.isEmpty {
            if let index = tree.index(of: path) { return ownerNumber(ofEntry: index).map { products[$0] } }
            path = PathText.parent(of: path)
        }
        return nil
    }

    /// The number of the product that an entry belongs to; `nil` when it belongs to none.
    func ownerNumber(ofEntry index: Int) -> Int? { owners[index] < 0 ? nil : owners[index] }

    /// The product at a path.
    package func product(at path: String) -> Product? {
        var low = 0
        var high = products.count
        while low < high {
            let middle = (low + high) / 2
            if NameOrder.precedes(products[middle].path, path) { low = middle + 1 } else { high = middle }
        }
        return low < products.count && products[low].path == path ? products[low] : nil
    }
}
