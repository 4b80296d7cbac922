extension Inspection {
    /// The programs of an app that are processes of their own: its own, those of its extensions, services and inner apps, and loose ones.
    package func programs(of app: Product) -> [String] {
        products.compactMap { product in
            guard product.kind.isProcess || product.kind == .executable else { return nil }
            guard product.path == app.path || product.path.hasPrefix(app.path + "/"), let path = product.binaryPath else { return nil }
            return binary(at: path)?.kind == .executable ? path : nil
        }
    }

    /// Finds what the processes of an app load.
    package var loadPathResolver: LoadPathResolver {
        let images = tree.entries.indices.compactMap { index -> LoadImage? in
            guard case .binary(let binary) = facts[index].content, binary.isLoaded else { return nil }
            var dependencies: [BinaryDependency] = []
            var searchPaths: [String] = []
            for slice in binary.slices {
                dependencies += slice.dependencies.filter { !dependencies.contains($0) }
                searchPaths += slice.searchPaths.filter { !searchPaths.contains($0) }
            }
            return LoadImage(path: tree.entries[index].path, dependencies: dependencies, searchPaths: searchPaths)
        }
        let names = tree
        return LoadPathResolver(images: images) { path in
            names.resolved(path).flatMap { names.entry(at: $0)?.kind == .file ? $0 : nil }
        }
    }
}
