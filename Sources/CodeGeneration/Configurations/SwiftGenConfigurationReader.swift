import Configuration
import Diagnostics
import JSON
import SystemSupport
import YAML

/// Reads a `swiftgen.yml` as it is.
struct SwiftGenConfigurationReader {
    /// The variables that texts may name.
    let environment: [String: String]
    /// What does not stop the reading.
    var diagnostics: [Diagnostic] = []

    /// The parsers of SwiftGen, which are the keys of its configuration.
    static let parserNames = ["colors", "coredata", "files", "fonts", "ib", "json", "plist", "strings", "xcassets", "yaml"]

    private var inputFolder = ""
    private var outputFolder = ""

    init(environment: [String: String]) {
        self.environment = environment
    }

    /// What a file says: one entry of the plan for each output.
    mutating func entries(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [GenerationPlan.Entry] {
        let document = try YAMLReader.read(bytes, path: path, diagnostics: &diagnostics)
        let root = VariableExpansion(environment: environment).expanded(document, diagnostics: &diagnostics)
        root.warnOfKeys("the file", known: ["input_dir", "output_dir"] + Self.parserNames, diagnostics: &diagnostics)
        inputFolder = try root["input_dir"]?.requireString("'input_dir'") ?? ""
        outputFolder = try root["output_dir"]?.requireString("'output_dir'") ?? ""
        var entries: [GenerationPlan.Entry] = []
        for pair in root.pairs ?? [] {
            guard let name = pair.key.scalarText, Self.parserNames.contains(name) else { continue }
            for node in pair.value.nodes { entries += try self.entries(node, parser: name) }
        }
        return entries
    }

    private static let keys = ["inputs", "filter", "options", "outputs"]
    private static let oldKeys = ["paths", "templateName", "templatePath", "output", "params"]

    private mutating func entries(_ node: YAMLNode, parser: String) throws(DiagnosticError) -> [GenerationPlan.Entry] {
        node.warnOfKeys("'\(parser)'", known: Self.keys + Self.oldKeys, diagnostics: &diagnostics)
        for key in Self.oldKeys {
            guard let old = node[key] else { continue }
            let message = "'\(key)' of '\(parser)' is of an old version; write it below 'outputs', or 'inputs' for 'paths'"
            diagnostics.append(Diagnostic(.warning, "old-key", message, at: old.location))
        }
        guard let inputs = node["inputs"] ?? node["paths"] else {
            throw DiagnosticError("missing-key", "'\(parser)' has no 'inputs'; name files or folders", at: node.location)
        }
        let selection = ResourceSelection(
            parser: parser,
            inputs: try inputs.locatedStrings("'inputs'").map { Located(PathText.join(inputFolder, $0.value), at: $0.location) },
            filter: try node["filter"].map { filter throws(DiagnosticError) in
                Located(try filter.requireString("'filter'"), at: filter.location)
            },
            options: node["options"]?.json ?? .object([]),
            location: node.location
        )
        var entries: [GenerationPlan.Entry] = []
        for output in node["outputs"]?.nodes ?? [node] {
            if node["outputs"] != nil {
                output.warnOfKeys(
                    "'outputs'", known: ["templateName", "templatePath", "output", "params"], diagnostics: &diagnostics)
            }
            entries.append(try entry(output, selection))
        }
        return entries
    }

    private func entry(_ node: YAMLNode, _ selection: ResourceSelection) throws(DiagnosticError) -> GenerationPlan.Entry {
        guard let output = node["output"] else {
            throw DiagnosticError("missing-key", "'outputs' has no 'output'; name a file", at: node.location)
        }
        let template: GenerationPlan.TemplateReference
        switch (node["templateName"], node["templatePath"]) {
        case (let name?, nil):
            let text = try name.requirePathText("'templateName'")
            template = .stock(Located("\(selection.parser)/\(text)", at: name.location))
        case (nil, let path?): template = .path(Located(try path.requirePathText("'templatePath'"), at: path.location))
        default:
            throw DiagnosticError(
                "missing-key", "an output needs either 'templateName' or 'templatePath'; write one of them", at: node.location)
        }
        let isStock = if case .stock = template { true } else { false }
        return GenerationPlan.Entry(
            subject: .resources(selection),
            templates: [template],
            output: Located(PathText.join(outputFolder, try output.requirePathText("'output'")), at: output.location),
            arguments: node["params"]?.json ?? .object([]),
            header: .init(isPresent: false),
            baseIndentation: 0,
            isPruning: false,
            spacing: isStock ? .swiftgen : .sourcery,
            location: node.location
        )
    }
}
