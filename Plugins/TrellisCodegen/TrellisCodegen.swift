import Foundation
import PackagePlugin

/// Generates code before a target is built: what the configuration says, over the sources of the target, in one file.
///
/// The configuration is a `trellis.yml`, `.sourcery.yml` or `swiftgen.yml` in the folder of the target or of the package.
@main
struct TrellisCodegen: BuildToolPlugin {
    private static let configurationNames = ["trellis.yml", ".sourcery.yml", "swiftgen.yml"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        guard let configuration = configuration(in: [target.directoryURL, context.package.directoryURL]) else {
            let names = Self.configurationNames.joined(separator: ", ")
            Diagnostics.error("no configuration says what is generated for '\(target.name)'; write one of \(names)")
            return []
        }
        let sources = module.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        let folder = context.pluginWorkDirectoryURL
        let list = folder.appending(path: "sources.txt")
        try write(sources.map { $0.path(percentEncoded: false) + "\n" }.sorted().joined(), to: list)
        let output = folder.appending(path: "\(module.moduleName)+Generated.swift")
        return [
            .buildCommand(
                displayName: "Generating code for \(target.name)",
                executable: try context.tool(named: "trellis-codegen").url,
                arguments: [
                    "run", "--config", path(configuration), "--source-list", path(list), "--module", module.moduleName, "--output",
                    path(output),
                    "--keep-empty",
                ],
                environment: ["TRELLIS_CACHE": path(folder.appending(path: "cache"))],
                inputFiles: sources + [configuration, list] + templates(below: context.package.directoryURL),
                outputFiles: [output]
            )
        ]
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }

    private func configuration(in folders: [URL]) -> URL? {
        folders.flatMap { folder in Self.configurationNames.map { folder.appending(path: $0) } }
            .first { FileManager.default.fileExists(atPath: path($0)) }
    }

    /// All templates of a package, any of which the configuration may name.
    private func templates(below folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "stencil" }.sorted { path($0) < path($1) }
    }

    /// Writes a file only when it differs, because a new one starts the command again.
    private func write(_ text: String, to file: URL) throws {
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
