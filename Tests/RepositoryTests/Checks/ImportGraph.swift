/// Who may import whom: `Package.swift` has to keep to the layers, and the sources to `Package.swift`.
enum ImportGraph {
    /// The layers of docs/ARCHITECTURE.md. A module may depend on modules of lower layers only.
    static let layers: [[String]] = [
        ["Diagnostics", "CYAML", "CXML", "CArchive", "CCurl", "CFreeType", "CCrypto"],
        ["SystemSupport", "YAML", "XML", "JSON", "Checksums", "HTTP", "SwiftSource", "TemplateEngine"],
        ["BuildSettings", "PropertyLists", "ObjectFiles", "Archives", "Reports"],
        ["ProjectModel", "ResourceFormats", "BundleInspection", "ArtifactCache", "Configuration"],
        [
            "ProjectInspection", "Linting", "CodeGeneration", "Packaging", "ResourceBundling", "CommandLineSupport",
        ],
        ["trellis-project", "trellis-lint", "trellis-codegen", "trellis-package", "trellis-bundle"],
    ]

    /// Modules of the platform and of C libraries, with the one module of ours that may import each.
    private static let onlyImporters = [
        "Glibc": "SystemSupport", "Darwin": "SystemSupport", "Musl": "SystemSupport", "CYAML": "YAML", "CXML": "XML",
        "CCrypto": "Checksums", "CryptoKit": "Checksums", "CArchive": "Archives", "CCurl": "HTTP", "CFreeType": "ResourceFormats",
    ]

    /// Modules of the toolchain that cost nothing at start-up.
    private static let freeModules: Set = ["Swift", "Synchronization"]

    /// Targets beside the layers: they may use everything, and nothing that ships may import them.
    static func isBesideTheLayers(_ module: String) -> Bool {
        module == "TestSupport" || module.hasSuffix("Tests") || module == "trellis-benchmark" || module == "swift-parser-peer"
    }

    private static func layer(of module: String) -> Int? {
        layers.firstIndex { $0.contains(module) }
    }

    /// Targets of the manifest that break the order of the layers, or that no layer has.
    static func findings(in manifest: SourceFacts) -> [Finding] {
        var findings: [Finding] = []
        for target in manifest.targets where !isBesideTheLayers(target.name) {
            guard let own = layer(of: target.name) else {
                findings.append(Finding(manifest.path, target.line, "'\(target.name)' is in no layer; give it one in ImportGraph.layers"))
                continue
            }
            for dependency in target.dependencies.sorted() where (layer(of: dependency) ?? own) >= own {
                findings.append(Finding(manifest.path, target.line, "'\(target.name)' may not depend on '\(dependency)'"))
            }
        }
        return findings
    }

    /// Imports of a file under `Sources` that its target does not declare or that its place forbids.
    static func findings(in file: SourceFacts, targets: [ManifestTarget]) -> [Finding] {
        guard let module = module(of: file) else { return [] }
        let declared = targets.first { $0.name == module }?.dependencies ?? []
        return file.imports.compactMap { mention in
            problem(of: mention.name, in: module, declared: declared).map { Finding(file.path, mention.line, $0) }
        }
    }

    /// Declared dependencies that no file of the module imports; a module that is only a placeholder has none yet.
    static func unusedDependencies(in files: [SourceFacts], manifest: SourceFacts) -> [Finding] {
        manifest.targets.flatMap { target -> [Finding] in
            let own = files.filter { module(of: $0) == target.name }
            guard own.contains(where: { !$0.path.hasSuffix("/Placeholder.swift") }) else { return [] }
            let imported = Set(own.flatMap { $0.imports.map(\.name) })
            return target.dependencies.subtracting(imported).sorted().map { name in
                Finding(manifest.path, target.line, "'\(target.name)' declares '\(name)' and never imports it")
            }
        }
    }

    /// The module that a file under `Sources` belongs to.
    private static func module(of file: SourceFacts) -> String? {
        let parts = file.path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }

    private static func problem(of name: String, in module: String, declared: Set<String>) -> String? {
        if let importer = onlyImporters[name] {
            return importer == module ? nil : "only \(importer) may import '\(name)'"
        }
        if layer(of: name) != nil {
            return declared.contains(name) ? nil : "'\(module)' does not declare the dependency '\(name)' in Package.swift"
        }
        if freeModules.contains(name) || isBesideTheLayers(module) { return nil }
        return "'\(name)' may not be imported here: it slows the start of the programs, or one platform does not have it"
    }
}
