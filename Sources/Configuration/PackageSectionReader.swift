import Diagnostics
import YAML

/// Reads the section `package` of a `trellis.yml`.
enum PackageSectionReader {
    static func section(_ node: YAMLNode) throws(DiagnosticError) -> PackageSection {
        var section = PackageSection(entries: [], location: node.location)
        for item in try node.requireItems("'package'") {
            let entry = try entry(item)
            guard !section.entries.contains(where: { $0.name.value == entry.name.value }) else {
                throw DiagnosticError(
                    "repeated-name", "there is an entry '\(entry.name.value)' already; give this one another name", at: entry.name.location)
            }
            section.entries.append(entry)
        }
        return section
    }

    private static let keys = ["name", "kind", "inputs", "output", "zip", "checksum", "force"]
    private static let xcframeworkKeys = ["merge", "allow-internal-distribution", "platform"]
    private static let bundleKeys = ["version"]

    private static func entry(_ node: YAMLNode) throws(DiagnosticError) -> PackageSection.Entry {
        try node.requireKeys("an entry of 'package'", known: keys + xcframeworkKeys + bundleKeys)
        let name = try required("name", "name what is packed", node)
        let kind = try required("kind", "write 'xcframework' or 'artifactbundle'", node)
        let content: PackageSection.Content
        switch kind.value {
        case "xcframework":
            try node.requireKeys("an xcframework", known: keys + xcframeworkKeys)
            content = .xcframework(try xcframework(node))
        case "artifactbundle":
            try node.requireKeys("an artifact bundle", known: keys + bundleKeys)
            content = .artifactBundle(try artifactBundle(node))
        default:
            throw DiagnosticError(
                "unexpected-value", "'\(kind.value)' is no kind; write 'xcframework' or 'artifactbundle'", at: kind.location)
        }
        var entry = PackageSection.Entry(
            name: name, content: content, output: try output(node, kind: kind.value), location: node.location)
        entry.zip = try path("zip", node)
        entry.checksum = try path("checksum", node)
        if let checksum = entry.checksum, entry.zip == nil {
            throw DiagnosticError("contradiction", "'checksum' is that of the zip; say with 'zip' where that is", at: checksum.location)
        }
        entry.isForced = try boolean("force", node)
        return entry
    }

    private static func output(_ node: YAMLNode, kind: String) throws(DiagnosticError) -> Located<String> {
        let output = try required("output", "say where it is made", node)
        guard output.value.hasSuffix("." + kind) else {
            throw DiagnosticError("unexpected-value", "'output' is '\(output.value)'; its name ends in '.\(kind)'", at: output.location)
        }
        return output
    }

    private static func xcframework(_ node: YAMLNode) throws(DiagnosticError) -> PackageSection.XCFramework {
        var content = PackageSection.XCFramework(inputs: [])
        for item in try inputs(node) { content.inputs.append(try xcframeworkInput(item)) }
        content.isMerging = try boolean("merge", node)
        content.allowsInternalDistribution = try boolean("allow-internal-distribution", node)
        content.platform = try path("platform", node)
        return content
    }

    private static func xcframeworkInput(_ node: YAMLNode) throws(DiagnosticError) -> PackageSection.XCFramework.Input {
        try node.requireKeys("an input", known: ["framework", "library", "archive", "headers", "debug-symbols"])
        var input: PackageSection.XCFramework.Input
        switch (try path("framework", node), try path("library", node)) {
        case (let framework?, nil): input = .init(isFramework: true, path: framework)
        case (nil, let library?): input = .init(isFramework: false, path: library)
        case (nil, nil): throw missing("framework", "name one, or a 'library'", node)
        case (_, let library?):
            throw DiagnosticError("contradiction", "an input is either a 'framework' or a 'library'", at: library.location)
        }
        input.archive = try path("archive", node)
        input.headers = try path("headers", node)
        if input.isFramework, let headers = input.headers {
            throw DiagnosticError("contradiction", "a framework has its 'headers' inside; remove the key", at: headers.location)
        }
        input.debugSymbols = try paths("debug-symbols", node)
        return input
    }

    private static func artifactBundle(_ node: YAMLNode) throws(DiagnosticError) -> PackageSection.ArtifactBundle {
        var content = PackageSection.ArtifactBundle(
            version: try required("version", "without one no package accepts the bundle", node), variants: [])
        for item in try inputs(node) { content.variants.append(try variant(item)) }
        return content
    }

    private static func variant(_ node: YAMLNode) throws(DiagnosticError) -> PackageSection.ArtifactBundle.Variant {
        try node.requireKeys("an input", known: ["executable", "static-library", "artifact", "triple", "triples", "headers", "module-map"])
        let triples = try paths("triple", node) + paths("triples", node)
        guard !triples.isEmpty else { throw missing("triple", "say what the input runs on, such as 'x86_64-unknown-linux-gnu'", node) }
        var variant: PackageSection.ArtifactBundle.Variant
        switch (try path("executable", node), try path("static-library", node)) {
        case (let executable?, nil): variant = .init(isExecutable: true, path: executable, triples: triples)
        case (nil, let library?): variant = .init(isExecutable: false, path: library, triples: triples)
        case (nil, nil): throw missing("executable", "name one, or a 'static-library'", node)
        case (_, let library?):
            throw DiagnosticError("contradiction", "an input is either an 'executable' or a 'static-library'", at: library.location)
        }
        variant.artifact = try path("artifact", node)
        variant.headers = try paths("headers", node)
        variant.moduleMap = try path("module-map", node)
        if variant.isExecutable, let extra = variant.headers.first ?? variant.moduleMap {
            throw DiagnosticError("contradiction", "an executable has neither 'headers' nor a 'module-map'", at: extra.location)
        }
        return variant
    }

    private static func inputs(_ node: YAMLNode) throws(DiagnosticError) -> [YAMLNode] {
        guard let inputs = node["inputs"] else { throw missing("inputs", "say what it is made of", node) }
        let items = try inputs.requireItems("'inputs'")
        guard !items.isEmpty else { throw DiagnosticError("empty-value", "'inputs' is empty; name one", at: inputs.location) }
        return items
    }

    private static func required(_ key: String, _ remedy: String, _ node: YAMLNode) throws(DiagnosticError) -> Located<String> {
        guard let text = try path(key, node) else { throw missing(key, remedy, node) }
        return text
    }

    private static func path(_ key: String, _ node: YAMLNode) throws(DiagnosticError) -> Located<String>? {
        try node[key]?.requirePath("'\(key)'")
    }

    /// The texts of a list, or of a text alone, with their places.
    private static func paths(_ key: String, _ node: YAMLNode) throws(DiagnosticError) -> [Located<String>] {
        guard let node = node[key] else { return [] }
        var texts: [Located<String>] = []
        for item in node.items ?? [node] { texts.append(try item.requirePath("an item of '\(key)'")) }
        return texts
    }

    private static func boolean(_ key: String, _ node: YAMLNode) throws(DiagnosticError) -> Bool {
        try node[key]?.requireBoolean("'\(key)'") ?? false
    }

    private static func missing(_ key: String, _ remedy: String, _ node: YAMLNode) -> DiagnosticError {
        DiagnosticError("missing-key", "there is no '\(key)'; \(remedy)", at: node.location)
    }
}
