import Diagnostics
import ResourceFormats
import SystemSupport

/// The resources of a check.
struct ResourceInventory: Sendable {
    /// The asset catalogs with their folders as messages name them.
    var catalogs: [(catalog: AssetCatalog, file: ResourceCheckFile)] = []
    /// The tables of texts.
    var tables: [FoundTable] = []
    /// The faces of fonts.
    var fonts: [(face: FontFace, file: ResourceCheckFile)] = []
    /// The storyboards and xibs that can be read.
    var interfaces: [(document: InterfaceDocument, file: ResourceCheckFile)] = []
    /// The files that are copied as they are, images among them.
    var files: [ResourceCheckFile] = []
    /// The assets of all catalogs.
    var assets: [FoundAsset] = []
    /// What is mentioned.
    var mentions = MentionIndex()
    /// Whether there is any code.
    var hasCode = false
    /// Whether code was made of resources.
    var hasGeneratedCode = false
    /// What is wrong with single files.
    var diagnostics: [Diagnostic] = []

    /// An asset in its catalog.
    struct FoundAsset: Sendable {
        var asset: Asset
        /// Its folder, absolute.
        var path: String
        /// Where messages say that it is.
        var location: SourceLocation
        var isChecked: Bool
        /// Whether it stands in an asset of another kind, such as the images of an icon.
        var isPart: Bool
    }

    /// A table of texts.
    struct FoundTable: Sendable {
        var table: LocalizedTable
        var isChecked: Bool
    }

    /// Reads files, many at once.
    init(_ files: ResourceCheckFiles, fileSystem: any FileSystem) {
        let reader = ResourceFileReader(fileSystem: fileSystem)
        var tables = TableCollector(sourceLanguage: files.sourceLanguage)
        for result in ParallelMap.map(files.files, { reader.read($0) }) {
            let file = result.file
            diagnostics += result.diagnostics
            if let index = result.mentions { mentions.add(index) }
            hasCode = hasCode || file.isCode
            hasGeneratedCode = hasGeneratedCode || result.isMadeOfResources
            switch result.content {
            case .nothing: break
            case .assetCatalog(let catalog):
                catalogs.append((catalog, file))
                addAssets(catalog.items, of: file, isPart: false)
            case .fonts(let faces): fonts += faces.map { ($0, file) }
            case .interface(let document): interfaces.append((document, file))
            case .strings(let strings): tables.add(strings, of: file)
            case .stringsDictionary(let dictionary): tables.add(dictionary, of: file)
            case .stringCatalog(let catalog): tables.add(catalog, of: file)
            }
            switch file.kind {
            case .swift, .assetCatalog, .strings, .stringsDictionary, .stringCatalog: break
            default: self.files.append(file)
            }
        }
        diagnostics += tables.diagnostics
        self.tables = tables.tables()
    }

    private mutating func addAssets(_ items: [AssetItem], of file: ResourceCheckFile, isPart: Bool) {
        for item in items {
            switch item {
            case .group(let group): addAssets(group.items, of: file, isPart: isPart)
            case .asset(let asset):
                let shown = PathText.join(file.shownPath, asset.path)
                let location = asset.contents?.location ?? SourceLocation(path: shown)
                assets.append(
                    FoundAsset(
                        asset: asset, path: PathText.join(file.path, asset.path), location: location, isChecked: file.isChecked,
                        isPart: isPart))
                addAssets(asset.items, of: file, isPart: true)
            }
        }
    }
}
