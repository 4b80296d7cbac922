import Diagnostics
import YAML

/// Reads the section `bundle` of a `trellis.yml`.
enum BundleSectionReader {
    static func section(_ node: YAMLNode) throws(DiagnosticError) -> BundleSection {
        var section = BundleSection(entries: [], location: node.location)
        for item in try node.requireItems("'bundle'") { section.entries.append(try entry(item)) }
        return section
    }

    private static let keys = [
        "target", "folder", "project", "output", "name", "configuration", "sdk", "format", "strings", "property-lists", "languages",
        "write-source-language",
        "check-texts",
    ]

    private static func entry(_ node: YAMLNode) throws(DiagnosticError) -> BundleSection.Entry {
        try node.requireKeys("an entry of 'bundle'", known: keys)
        guard let output = node["output"] else {
            throw DiagnosticError("missing-key", "there is no 'output'; say where the bundle goes", at: node.location)
        }
        var entry = BundleSection.Entry(output: try output.requirePath("'output'"), location: node.location)
        if let target = node["target"] { entry.target = try target.requirePath("'target'") }
        if let folder = node["folder"] { entry.folder = try folder.requirePath("'folder'") }
        if let project = node["project"] { entry.project = try project.requirePath("'project'") }
        guard (entry.target == nil) != (entry.folder == nil) else {
            throw DiagnosticError("contradiction", "an entry has either a 'target' or a 'folder'; write one of them", at: node.location)
        }
        if let name = node["name"] { entry.name = try name.requireString("'name'") }
        if let configuration = node["configuration"] { entry.configuration = try configuration.requireString("'configuration'") }
        if let sdk = node["sdk"] { entry.sdk = try sdk.requireString("'sdk'") }
        entry.format = try choice(node["format"], "'format'", ["bundle", "framework-resources"])
        entry.strings = try choice(node["strings"], "'strings'", ["binary", "xml", "utf-16"])
        entry.propertyLists = try choice(node["property-lists"], "'property-lists'", ["binary", "xml", "as-is"])
        if let languages = node["languages"] { entry.languages = try languages.requireStrings("'languages'") }
        if let writes = node["write-source-language"] { entry.writesSourceLanguage = try writes.requireBoolean("'write-source-language'") }
        entry.textCheck = try choice(node["check-texts"], "'check-texts'", ["none", "faults", "all", "strict"])
        return entry
    }

    private static func choice(_ node: YAMLNode?, _ subject: String, _ choices: [String]) throws(DiagnosticError) -> Located<String>? {
        guard let node else { return nil }
        let text = try node.requireString(subject)
        guard choices.contains(text) else {
            throw DiagnosticError(
                "unexpected-value", "\(subject) is '\(text)'; write \(choices.joined(separator: ", "))", at: node.location)
        }
        return Located(text, at: node.location)
    }
}
