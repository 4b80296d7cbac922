import Configuration
import Diagnostics
import SystemSupport

/// Finds and reads the templates that an entry names.
struct TemplateCollector {
    /// The folder of the configuration, absolute.
    let folder: String
    /// Where the templates are.
    let fileSystem: any FileSystem
    /// What is wrong with single templates, which are left out then.
    var faults: [Diagnostic] = []

    /// How large a template may be.
    private static let sizeLimitBytes = 16_000_000

    init(folder: String, fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// The templates in the order in which they are named, those of a folder by path.
    ///
    /// - Parameter excluded: paths and patterns of templates that are left out, those that ship excepted.
    /// - Throws: ``DiagnosticError`` with the place of a template that does not exist.
    mutating func templates(
        _ references: [GenerationPlan.TemplateReference], without excluded: [Located<String>] = []
    ) throws -> [TemplateFile] {
        var patterns: [PathPattern] = []
        for path in excluded { patterns.append(try PathPattern(path, in: folder)) }
        var templates: [TemplateFile] = []
        for reference in references {
            switch reference {
            case .stock(let name): templates.append(try stock(name))
            case .path(let path): templates += try files(at: path, without: patterns)
            }
        }
        return templates
    }

    private func stock(_ name: Located<String>) throws(DiagnosticError) -> TemplateFile {
        if name.value.utf8.contains(UInt8(ascii: "/")), StockTemplate.named(swiftGen: name.value) == nil {
            throw DiagnosticError("unknown-template", StockTemplate.unknown(swiftGen: name.value), at: name.location)
        }
        guard let stock = StockTemplate.named(name.value) ?? StockTemplate.named(swiftGen: name.value) else {
            let nearest = Spelling.nearest(to: name.value, among: StockTemplate.all.map(\.name))
            let remedy = nearest.map { "did you mean '\($0)'" } ?? "'trellis-codegen templates' lists them, and a file is named by its path"
            throw DiagnosticError("unknown-template", "no template '\(name.value)' ships; \(remedy)", at: name.location)
        }
        let shown = "<\(stock.name)>"
        return TemplateFile(name: stock.name, path: shown, shownPath: shown, bytes: Array(stock.text.utf8), stock: stock)
    }

    private mutating func files(at path: Located<String>, without excluded: [PathPattern]) throws -> [TemplateFile] {
        let pattern = try PathPattern(path, in: folder)
        let paths: [String]
        switch (fileSystem.kind(at: pattern.base), pattern.isGlob) {
        case (.file, false): paths = [pattern.base]
        case (.directory, let isGlob):
            paths = try FileTree(fileSystem: fileSystem).files(below: pattern.base) { file in
                Self.extensions.contains { file.hasSuffix($0) } && (!isGlob || pattern.matches(file))
            }
        default:
            throw DiagnosticError("template-missing", "there is no template '\(path.value)'; correct the path", at: path.location)
        }
        var templates: [TemplateFile] = []
        for file in paths where !excluded.contains(where: { $0.matches(file) }) {
            if let fault = Self.refusal(of: file, at: path.location) {
                faults.append(fault)
            } else {
                templates.append(try template(file))
            }
        }
        return templates
    }

    private func template(_ path: String) throws -> TemplateFile {
        let shown = PathText.relative(path, to: folder)
        let bytes = try fileSystem.read(path)
        guard bytes.count <= Self.sizeLimitBytes else {
            let message = "the template has \(bytes.count) bytes, \(Self.sizeLimitBytes) are allowed; split it"
            throw DiagnosticError("template-size", message, at: SourceLocation(path: shown))
        }
        return TemplateFile(name: Self.name(of: path), path: path, shownPath: shown, bytes: bytes)
    }

    private static let refused = [
        ".swifttemplate": "a template in Swift", ".ejs": "a template in JavaScript", ".sourcerytemplate": "a template of SourceryPro",
    ]
    private static let extensions = [".stencil"] + refused.keys

    private static func name(of path: String) -> String {
        let name = PathText.lastComponent(of: path)
        return String(name.dropLast(PathText.fileExtension(of: name).isEmpty ? 0 : PathText.fileExtension(of: name).count + 1))
    }

    /// Why a template is of a kind that is not run, and what to use in its place.
    private static func refusal(of path: String, at location: SourceLocation) -> Diagnostic? {
        guard let kind = refused["." + PathText.fileExtension(of: path)] else { return nil }
        let file = PathText.lastComponent(of: path)
        let name = name(of: path)
        let remedy =
            StockTemplate.named(name).map { "use the template '\($0.name)' that ships in its place" }
            ?? "write it as '\(name).stencil', or use one of those that 'trellis-codegen templates' lists"
        return Diagnostic(.error, "template-kind", "'\(file)' is \(kind), which is not run; \(remedy)", at: location)
    }
}
