import Diagnostics
import YAML

/// Reads a `trellis.yml`.
struct ConfigurationReader {
    let path: String
    /// The section that is read; the others may say what they want. `nil` for all.
    var section: TrellisConfiguration.Section?

    /// All sections that there are. Each tool reads its own; those of tools that are still to come are known by name.
    private static let keys = ["project", "lint", "codegen", "bundle", "cache", "package"]

    func configuration(_ bytes: [UInt8], diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> TrellisConfiguration {
        var configuration = TrellisConfiguration(path: path)
        let root = try YAMLReader.read(bytes, path: path, diagnostics: &diagnostics)
        // A file with nothing but comments says nothing, which is no mistake.
        if root.isNull { return configuration }
        try root.requireKeys("the file", known: Self.keys)
        if let project = root["project"] {
            configuration.project = try project.requirePath("'project'")
        }
        if reads(.lint), let lint = root["lint"] {
            configuration.lint = try LintSectionReader.section(lint)
        }
        if reads(.codegen), let codegen = root["codegen"] {
            configuration.codegen = try CodegenSectionReader.section(codegen)
        }
        if reads(.package), let package = root["package"] {
            configuration.package = try PackageSectionReader.section(package)
        }
        if reads(.bundle), let bundle = root["bundle"] {
            configuration.bundle = try BundleSectionReader.section(bundle)
        }
        if reads(.bundle), let cache = root["cache"] {
            configuration.cache = try CacheSectionReader.section(cache)
        }
        return configuration
    }

    private func reads(_ section: TrellisConfiguration.Section) -> Bool { self.section.map { $0 == section } ?? true }
}

extension YAMLNode {
    /// A text that is not empty, with its place.
    func requirePath(_ subject: String) throws(DiagnosticError) -> Located<String> {
        let text = try requireString(subject)
        guard !text.isEmpty else { throw DiagnosticError("empty-value", "\(subject) is empty; write a path", at: location) }
        return Located(text, at: location)
    }
}
