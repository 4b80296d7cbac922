import Checksums
import Diagnostics
import ResourceFormats
import SystemSupport

/// The tables of texts of a bundle, each with its files in all languages, which have to fit to each other.
enum TextTables {
    /// A check for each table; none when nobody wants to know.
    static func checks(of steps: [BundleStep], _ options: BundleOptions) -> [BundleCheck] {
        let level = options.textCheck
        guard level != .none else { return [] }
        var groups: [String: [Int]] = [:]
        for (index, step) in steps.enumerated() {
            guard [.strings, .stringsDictionary, .stringCatalog].contains(step.kind), let resource = step.inputs.first else { continue }
            groups[TextFile(resource).table, default: []].append(index)
        }
        let region = options.apple.developmentRegion
        let key = SHA256.digest(of: Array("texts 1 \(level.rawValue) \(region)".utf8))
        return groups.sorted { NameOrder.precedes($0.key, $1.key) }.map { table, indices in
            BundleCheck("texts \(table)", key: key, stepIndices: indices) { resources in
                level.applied(to: findings(in: resources, region: region))
            }
        }
    }

    /// What is wrong with the texts of one table.
    private static func findings(in resources: [Resource], region: String) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var files: [String: LocalizedTable.Files] = [:]
        // What the readers find is told by the steps that compile the files.
        var told: [Diagnostic] = []
        for resource in resources {
            let file = TextFile(resource)
            guard let bytes = try? DiskFileSystem().read(resource.source) else { continue }
            switch ResourceKind(resource) {
            case .strings:
                let strings = try? StringsFile.read(bytes, path: resource.path, diagnostics: &told)
                files[file.language, default: .init(language: file.language)].strings = strings
            case .stringsDictionary:
                let dictionary = try? StringsDictionary.read(bytes, path: resource.path, diagnostics: &told)
                files[file.language, default: .init(language: file.language)].dictionary = dictionary
            default:
                guard let catalog = try? StringCatalog.read(bytes, path: resource.path, diagnostics: &told) else { continue }
                findings += LocalizationCheck.findings(in: LocalizedTable(name: file.name, catalog: catalog))
            }
        }
        findings += self.findings(in: files, name: resources.first.map { TextFile($0).name } ?? "", region: region)
        let places = Set(told.map(\.location))
        return findings.filter { !places.contains($0.location) }
    }

    private static func findings(in files: [String: LocalizedTable.Files], name: String, region: String) -> [Diagnostic] {
        guard !files.isEmpty else { return [] }
        let source = LocalizedTable.sourceLanguage(among: Set(files.keys), preferred: region)
        let languages = files.values.filter { $0.language == source || $0.language != "Base" }
        return LocalizationCheck.findings(in: LocalizedTable(name: name, sourceLanguage: source, files: languages))
    }

    /// What the place of a file says about its texts.
    private struct TextFile {
        /// The language; empty for a file that is for all.
        var language = ""
        /// The name of the table.
        var name: String
        /// What all files of a table have in common: the folder around those of the languages, and the name.
        var table: String

        init(_ resource: Resource) {
            let file = PathText.lastComponent(of: resource.destination)
            name = String(file.dropLast(PathText.fileExtension(of: file).count + 1))
            var folder = resource.destination.utf8.contains(UInt8(ascii: "/")) ? PathText.parent(of: resource.destination) : ""
            let inner = PathText.lastComponent(of: folder)
            if inner.hasSuffix(".lproj") {
                language = String(inner.dropLast(".lproj".count))
                folder = folder == inner ? "" : PathText.parent(of: folder)
            }
            table = PathText.join(folder, name)
        }
    }
}
