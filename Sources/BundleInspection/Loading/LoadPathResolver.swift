import SystemSupport

/// Finds what a process loads, the way the loader of Apple's systems does.
///
/// `@executable_path` is the folder of the process's program, which for an app extension is the extension's own. `@loader_path` is the
/// folder of the binary that loads. `@rpath` stands for each search path of that binary in turn, then of the one that loaded it, and so
/// on up to the program, each seen from the binary that has it.
package struct LoadPathResolver: Sendable {
    private let images: [String: LoadImage]
    private let resolve: @Sendable (String) -> String?

    /// Makes a resolver.
    ///
    /// - Parameters:
    ///   - images: what can be loaded, by the path at which links end.
    ///   - resolve: where a path leads when links are followed; `nil` when nothing stands there.
    package init(images: [LoadImage], resolve: @escaping @Sendable (String) -> String?) {
        self.images = Dictionary(images.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.resolve = resolve
    }

    /// Everything that a process loads, in the order in which it is loaded: libraries of the program first, then theirs.
    ///
    /// - Parameter program: the path of the program's binary.
    package func load(_ program: String) -> [LoadedLibrary] {
        guard let image = images[program] else { return [] }
        var result: [LoadedLibrary] = []
        var seen: Set<String> = [program]
        var waiting: [[LoadImage]] = [[image]]
        var next = 0
        while next < waiting.count {
            let chain = waiting[next]
            next += 1
            guard let loader = chain.last else { continue }
            for dependency in loader.dependencies {
                let resolution = resolution(of: dependency.name, chain: chain)
                result.append(LoadedLibrary(dependency: dependency, loader: loader.path, resolution: resolution))
                guard case .found(let path) = resolution, seen.insert(path).inserted, let image = images[path] else { continue }
                waiting.append(chain + [image])
            }
        }
        return result
    }

    /// Where a name leads.
    ///
    /// - Parameters:
    ///   - name: the name of a load command.
    ///   - chain: the program, what it loaded, and so on to the binary with the load command; not empty.
    package func resolution(of name: String, chain: [LoadImage]) -> LoadResolution {
        guard name.hasPrefix("@rpath/") else {
            guard let candidate = expanded(name, seenFrom: chain.last, program: chain.first) else { return .missing(tried: []) }
            return result(ofTrying: [candidate])
        }
        let rest = String(name.dropFirst("@rpath/".count))
        var candidates: [String] = []
        for image in chain.reversed() {
            for path in image.searchPaths {
                guard let folder = expanded(path, seenFrom: image, program: chain.first) else { continue }
                let candidate = folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
                if !candidates.contains(candidate) { candidates.append(candidate) }
            }
        }
        return result(ofTrying: candidates)
    }

    private func result(ofTrying candidates: [String]) -> LoadResolution {
        for candidate in candidates {
            if candidate.hasPrefix("/") {
                if Self.isPartOfSystem(PathText.normalized(candidate)) { return .system }
            } else if let path = resolve(candidate) {
                return .found(path)
            }
        }
        return .missing(tried: candidates)
    }

    /// A path with its first word replaced; `nil` for a word that nobody knows.
    private func expanded(_ path: String, seenFrom loader: LoadImage?, program: LoadImage?) -> String? {
        for (word, image) in [("@loader_path", loader), ("@executable_path", program)] where path.hasPrefix(word) {
            guard let image else { return nil }
            let rest = path.dropFirst(word.count)
            guard rest.isEmpty || rest.hasPrefix("/") else { return nil }
            let folder = PathText.parent(of: image.path)
            return (folder == "." ? "" : folder + "/") + rest.drop { $0 == "/" }
        }
        // A relative path is seen from the working directory of a process, which nobody knows.
        return path.hasPrefix("/") ? path : nil
    }

    /// Whether the system of a device has a library at an absolute path, as far as its place tells.
    private static func isPartOfSystem(_ path: String) -> Bool {
        if path.hasPrefix("/System/") || path.hasPrefix("/Library/Apple/") { return true }
        guard path.hasPrefix("/usr/lib/") else { return false }
        if path.hasPrefix("/usr/lib/swift/") { return path.hasPrefix("/usr/lib/swift/libswift") }
        return !path.contains(".framework/")
    }
}

/// A binary as the loader sees it.
package struct LoadImage: Sendable, Hashable {
    /// Its path, at which links end.
    package var path: String
    /// What it loads.
    package var dependencies: [BinaryDependency]
    /// Where it looks for what begins with `@rpath`.
    package var searchPaths: [String]

    /// Makes an image.
    package init(path: String, dependencies: [BinaryDependency] = [], searchPaths: [String] = []) {
        self.path = path
        self.dependencies = dependencies
        self.searchPaths = searchPaths
    }
}

/// Where a name of a load command leads.
package enum LoadResolution: Sendable, Hashable {
    /// To a file of the product.
    case found(String)
    /// To a library of the system.
    case system
    /// To nothing; these places were tried, in their order.
    case missing(tried: [String])
}

/// A library that a process loads, or tries to.
package struct LoadedLibrary: Sendable, Hashable {
    /// The load command.
    package var dependency: BinaryDependency
    /// The binary that has it.
    package var loader: String
    /// Where it leads.
    package var resolution: LoadResolution
}
