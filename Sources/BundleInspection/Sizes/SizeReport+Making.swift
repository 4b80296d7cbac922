package import Diagnostics
import PropertyLists
import SystemSupport

extension SizeReport {
    /// Reads a product and adds it up.
    ///
    /// - Parameters:
    ///   - path: an app or another bundle, or an archive of one; relative paths are seen from `folder`.
    ///   - folder: the working directory, absolute.
    /// - Throws: ``DiagnosticError`` when it cannot be read, or is no product.
    package init(readingProduct path: String, from folder: String) throws(DiagnosticError) {
        let options = ReadingOptions(wantsCopies: true, wantsPackedSizes: true)
        let inspection = try ProductReader.read(path, from: folder, options: options)
        if let refusal = inspection.tree.refusals.first {
            throw DiagnosticError("unsafe-archive", "'\(path)' is not added up: \(refusal.reason)", at: SourceLocation(path: path))
        }
        guard !inspection.products.isEmpty else {
            let message = "there is no bundle and no code at '\(path)'; give an app, an ipa, an xcarchive, a framework or a bundle"
            throw DiagnosticError("no-product", message, at: SourceLocation(path: path))
        }
        self.init(inspection, name: path)
    }

    /// Reads a product and adds it up, or reads what was added up before.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be read, or is neither.
    package init(readingProductOrReport path: String, from folder: String) throws(DiagnosticError) {
        let place = PathText.join(folder, path)
        if PathText.fileExtension(of: path) == "json", let bytes = try? DiskFileSystem().read(place) {
            try self.init(json: bytes, path: path)
        } else {
            try self.init(readingProduct: path, from: folder)
        }
    }

    /// Adds up what was read with ``ReadingOptions/wantsCopies`` and ``ReadingOptions/wantsPackedSizes``.
    ///
    /// When there is an app, what lies beside it, such as the symbols in an archive of Xcode, does not count.
    package init(_ inspection: Inspection, name: String) {
        let root = inspection.outermostApps.first ?? inspection.products.first { $0.parent == nil }
        let prefix = root.map { $0.path + "/" } ?? ""
        let info = root.flatMap(inspection.info)
        let short = info?["CFBundleShortVersionString"]?.text
        let build = info?["CFBundleVersion"]?.text
        var bundles: [Bundle] = []
        var numbers: [String: Int] = [:]
        var files: [File] = []
        for (index, entry) in inspection.tree.entries.enumerated() where entry.kind == .file && (entry.path + "/").hasPrefix(prefix) {
            let bundle = inspection.bundle(around: entry.path)
            let path = bundle?.path ?? ""
            if numbers[path] == nil {
                numbers[path] = bundles.count
                bundles.append(Self.bundle(bundle, prefix, inspection))
            }
            let number = numbers[path] ?? 0
            let facts = inspection.facts[index]
            let size = Size(installed: entry.sizeBytes, download: facts.packedBytes ?? entry.sizeBytes)
            bundles[number].size += size
            bundles[number].fileCount += 1
            let category = FileCategory(path: entry.path, content: facts.content)
            files.append(File(path: Self.inner(entry.path, prefix), category: category, bundle: number, size: size))
        }
        self.name = name
        identifier = info?["CFBundleIdentifier"]?.text
        version = short.map { text in build.map { "\(text) (\($0))" } ?? text }
        isEstimate = !["zip", "ipa"].contains(PathText.fileExtension(of: name))
        self.bundles = bundles
        self.files = files
        copies = CopySearch(inspection).groups.compactMap { group in
            group.paths.contains { !$0.hasPrefix(prefix) } ? nil : Self.copy(group, prefix, inspection)
        }
    }

    /// A path as seen from the folder of the app.
    private static func inner(_ path: String, _ prefix: String) -> String {
        path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : PathText.lastComponent(of: path)
    }

    private static func bundle(_ product: Product?, _ prefix: String, _ inspection: Inspection) -> Bundle {
        guard let product else { return Bundle(path: "", kind: "", owner: "") }
        let owner = ([product] + inspection.ancestors(of: product)).first { $0.kind.isProcess || $0.kind == .framework } ?? product
        return Bundle(path: shown(product.path, prefix), kind: product.kind.rawValue, owner: shown(owner.path, prefix))
    }

    /// The path of a bundle; the outermost one has its name.
    private static func shown(_ path: String, _ prefix: String) -> String {
        path + "/" == prefix ? PathText.lastComponent(of: path) : inner(path, prefix)
    }

    private static func copy(_ group: CopyGroup, _ prefix: String, _ inspection: Inspection) -> Copy {
        var group = group
        let download = group.kind == .rendition ? group.sizeBytes : packedBytes(of: group.paths[0], inspection)
        let wasted = Size(installed: group.wastedBytes, download: min(group.sizeBytes, download) * (group.paths.count - 1))
        group.paths = group.paths.map { inner($0, prefix) }
        return Copy(kind: group.kind, title: group.title, paths: group.paths, wasted: wasted, advice: group.advice)
    }

    /// What a file, or everything in a bundle, comes to in the download.
    private static func packedBytes(of path: String, _ inspection: Inspection) -> Int {
        guard let index = inspection.tree.index(of: path) else { return 0 }
        let entries = [inspection.tree.entries[index]] + inspection.tree.entries(below: path)
        return entries.reduce(0) { sum, entry in
            guard entry.kind == .file, let index = inspection.tree.index(of: entry.path) else { return sum }
            return sum + (inspection.facts[index].packedBytes ?? entry.sizeBytes)
        }
    }
}
