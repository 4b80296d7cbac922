package import Diagnostics
import SystemSupport

/// Finds what is wrong in an asset catalog: files that are not there, not named, or named in another case, and scales without a file.
package struct AssetCatalogCheck {
    private let shownPath: String
    private let scales: DisplayScales
    private var findings: [Diagnostic] = []

    /// Checks a catalog of which every `Contents.json` was read.
    ///
    /// - Parameters:
    ///   - catalog: the catalog.
    ///   - shownPath: its folder, as messages name it.
    ///   - platforms: the platforms that it is for, such as `iphoneos`; those of iOS when there is none.
    /// - Returns: warnings in the order of the catalog, with their places.
    package static func findings(in catalog: AssetCatalog, shownPath: String, platforms: Set<String> = []) -> [Diagnostic] {
        var check = AssetCatalogCheck(shownPath: shownPath, scales: DisplayScales(platforms: platforms))
        check.check(catalog.items)
        return check.findings
    }

    private init(shownPath: String, scales: DisplayScales) {
        self.shownPath = shownPath
        self.scales = scales
    }

    private mutating func check(_ items: [AssetItem]) {
        for item in items {
            switch item {
            case .group(let group): check(group.items)
            case .asset(let asset):
                check(asset)
                check(asset.items)
            }
        }
    }

    private mutating func check(_ asset: Asset) {
        let folder = SourceLocation(path: PathText.join(shownPath, asset.path))
        guard asset.hasContents else {
            add("asset-contents-missing", "the asset '\(asset.runtimeName)' has no 'Contents.json'; open it in Xcode, or remove it", folder)
            return
        }
        guard let contents = asset.contents else { return }
        // Scans name their preview and their content as properties.
        var named = Set(contents.properties.flatMap(\.texts))
        for entry in contents.entries {
            guard let name = entry.fileName else { continue }
            named.insert(name)
            if asset.files.contains(name) || asset.items.contains(where: { $0.folderName == name }) { continue }
            if let other = asset.files.first(where: { $0.lowercased() == name.lowercased() }) {
                named.insert(other)
                add(
                    "asset-file-case",
                    "'\(name)' of '\(asset.runtimeName)' is '\(other)' on disk, which is another file where case counts; "
                        + "rename one of them",
                    entry.location)
            } else {
                add(
                    "asset-file-missing", "the file '\(name)' of '\(asset.runtimeName)' is not there; add it, or empty its place",
                    entry.location)
            }
        }
        for file in asset.files where !named.contains(file) {
            add(
                "asset-file-unnamed", "no entry of '\(asset.runtimeName)' names the file '\(file)', so that nothing shows it; remove it",
                SourceLocation(path: PathText.join(folder.path, file)))
        }
        if asset.kind == .image { checkScales(of: asset, contents) }
    }

    /// Entries that differ in their scale only belong together: where one has a file, all need one that a display asks for.
    private mutating func checkScales(of asset: Asset, _ contents: AssetContents) {
        var filled: Set<[AssetEntry.Selector]> = []
        func rest(_ entry: AssetEntry) -> [AssetEntry.Selector] {
            (entry.selectors.filter { $0.key != "scale" } + entry.appearances).sorted {
                ($0.key + $0.value).utf8.lexicographicallyPrecedes(($1.key + $1.value).utf8)
            }
        }
        for entry in contents.entries where entry.fileName != nil && entry["scale"] != nil { filled.insert(rest(entry)) }
        for entry in contents.entries where entry.fileName == nil {
            guard let scale = entry["scale"], scales.includes(scale, idiom: entry["idiom"]), filled.contains(rest(entry)) else { continue }
            add("asset-scale-missing", "'\(asset.runtimeName)' has no image for \(scale); add one, or remove the entry", entry.location)
        }
    }

    private mutating func add(_ code: String, _ message: String, _ location: SourceLocation) {
        findings.append(Diagnostic(.warning, code, message, at: location))
    }
}

extension AssetItem {
    /// The name of the folder.
    fileprivate var folderName: String {
        switch self {
        case .group(let group): group.name
        case .asset(let asset): "\(asset.name).\(asset.kind.rawValue)"
        }
    }
}
