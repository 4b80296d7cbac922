import SystemSupport

/// What the files of each product come to; those of inner products count for the outer ones too.
struct ProductSizes {
    /// What the files of one product come to.
    struct Size {
        var files = 0
        var bytes = 0
        var headers = 0
        var modules: [String] = []
    }

    private var sizes: [Size]

    subscript(index: Int) -> Size { sizes[index] }

    /// Adds up every file once.
    init(_ inspection: Inspection) {
        sizes = Array(repeating: Size(), count: inspection.products.count)
        var indices: [String: Int] = [:]
        for (index, product) in inspection.products.enumerated() { indices[product.path] = index }
        for (index, entry) in inspection.tree.entries.enumerated() {
            var owner = Self.owner(of: entry.path, indices)
            let nearest = owner
            while let product = owner {
                if entry.kind == .file {
                    sizes[product].files += 1
                    sizes[product].bytes += entry.sizeBytes
                }
                owner = inspection.products[product].parent
            }
            guard let nearest else { continue }
            if entry.kind == .file, ["h", "hpp", "hh"].contains(PathText.fileExtension(of: entry.path)) { sizes[nearest].headers += 1 }
            if case .moduleMap(let map) = inspection.facts[index].content { sizes[nearest].modules += map.modules.map(\.name) }
            if entry.kind == .folder, entry.path.hasSuffix(".swiftmodule") {
                sizes[nearest].modules.append(String(entry.name.dropLast(".swiftmodule".count)))
            }
        }
    }

    private static func owner(of path: String, _ indices: [String: Int]) -> Int? {
        var folder = path
        while folder != "." {
            if let index = indices[folder] { return index }
            folder = PathText.parent(of: folder)
        }
        return nil
    }
}
