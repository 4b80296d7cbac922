package import Diagnostics
package import JSON

extension SizeReport {
    /// The name of the form that ``json(comparedWith:)`` has.
    package static let schema = "trellis-bundle-report/1"

    /// The report for scripts, and for a comparison later.
    ///
    /// - Parameter comparison: what differs from an earlier build, which becomes a member of its own.
    package func json(comparedWith comparison: SizeComparison? = nil) -> JSONValue {
        .object(members + (comparison.map { [.init("comparison", $0.json)] } ?? []))
    }

    private var members: [JSONValue.Member] {
        [
            .init("schema", .string(Self.schema)), .init("product", .string(name)), .init("identifier", .optional(identifier)),
            .init("version", .optional(version)), .init("installedBytes", .integer(total.installed)),
            .init("downloadBytes", .integer(total.download)), .init("downloadIsEstimate", .boolean(isEstimate)),
            .init("wastedInstalledBytes", .integer(wasted.installed)), .init("wastedDownloadBytes", .integer(wasted.download)),
            .init("owners", .array(owners.map { Self.json(named: $0.name, $0.size) })),
            .init("categories", .array(categories.map { Self.json(named: $0.name, $0.size) })),
            .init("bundles", .array(bundles.map(Self.json))),
            .init("copies", .array(copies.map(Self.json))),
            .init("files", .array(files.map(Self.json))),
        ]
    }

    private static func json(named name: String, _ size: Size) -> JSONValue {
        .object([.init("name", .string(name))] + members(size))
    }

    private static func json(_ bundle: Bundle) -> JSONValue {
        .object(
            [.init("path", .string(bundle.path)), .init("kind", .string(bundle.kind)), .init("owner", .string(bundle.owner))]
                + members(bundle.size) + [.init("files", .integer(bundle.fileCount))])
    }

    private static func json(_ file: File) -> JSONValue {
        .object(
            [
                .init("path", .string(file.path)), .init("category", .string(file.category.rawValue)),
                .init("bundle", .integer(file.bundle)),
            ] + members(file.size))
    }

    private static func json(_ copy: Copy) -> JSONValue {
        .object(
            [.init("kind", .string(copy.kind.rawValue)), .init("title", .string(copy.title)), .init("paths", .strings(copy.paths))]
                + members(copy.wasted) + [.init("advice", .string(copy.advice))])
    }

    private static func members(_ size: Size) -> [JSONValue.Member] {
        [.init("installedBytes", .integer(size.installed)), .init("downloadBytes", .integer(size.download))]
    }
}

extension SizeReport {
    /// Reads what ``json(comparedWith:)`` has written.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - path: how messages name it.
    /// - Throws: ``DiagnosticError`` with the place of what is no such report.
    package init(json bytes: [UInt8], path: String) throws(DiagnosticError) {
        let value = try JSONReader.read(bytes, path: path)
        guard value["schema"]?.text == Self.schema, let files = value["files"]?.items, let bundles = value["bundles"]?.items else {
            throw DiagnosticError(
                "no-report", "the file is no report of the schema '\(Self.schema)'; write one with 'trellis-bundle report --json'",
                at: SourceLocation(path: path))
        }
        name = value["product"]?.text ?? path
        identifier = value["identifier"]?.text
        version = value["version"]?.text
        isEstimate = value["downloadIsEstimate"] == .boolean(true)
        self.bundles = bundles.map { item in
            Bundle(
                path: item["path"]?.text ?? "", kind: item["kind"]?.text ?? "", owner: item["owner"]?.text ?? "", size: Self.size(item),
                fileCount: Self.count(item["files"]))
        }
        self.files = []
        self.files.reserveCapacity(files.count)
        for (index, item) in files.enumerated() {
            guard let path = item["path"]?.text, let bundle = item["bundle"]?.integer, bundles.indices.contains(bundle) else {
                throw DiagnosticError("no-report", "item \(index + 1) of 'files' is no file", at: SourceLocation(path: name))
            }
            let category = FileCategory(rawValue: item["category"]?.text ?? "") ?? .data
            self.files.append(File(path: path, category: category, bundle: bundle, size: Self.size(item)))
        }
        copies = (value["copies"]?.items ?? []).map { item in
            Copy(
                kind: CopyGroup.Kind(rawValue: item["kind"]?.text ?? "") ?? .file, title: item["title"]?.text ?? "",
                paths: (item["paths"]?.items ?? []).compactMap(\.text), wasted: Self.size(item), advice: item["advice"]?.text ?? "")
        }
    }

    private static func size(_ value: JSONValue) -> Size {
        Size(installed: count(value["installedBytes"]), download: count(value["downloadBytes"]))
    }

    /// A number of bytes that may be added to others.
    private static func count(_ value: JSONValue?) -> Int { min(max(0, value?.integer ?? 0), 1 << 50) }
}
