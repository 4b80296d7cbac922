import Diagnostics
import YAML

/// An entry of `sources`.
struct SpecSource {
    /// The path as seen from the folder of the spec.
    var path: String
    /// Where the entry is written.
    var location: SourceLocation
    var kind: Kind?
    var excludes: [SpecPattern] = []
    var includes: [SpecPattern] = []
    /// The folders of a synchronized folder that count as one item.
    var explicitFolders: [SpecPattern] = []
    var isOptional = false
    var buildPhase: SpecBuildPhase?
    /// Compiler flags for the sources among the files.
    var compilerFlags: String?
    var headerVisibility = Membership.Visibility.public
    var attributes: [String] = []
    /// The platforms that the files are built for; empty means all.
    var platforms: [String] = []
    /// Whether the platforms of a file follow from its path.
    var infersPlatforms = false

    /// How a source is taken up.
    enum Kind: String, CaseIterable {
        /// One item.
        case file
        /// A folder whose files are taken up one by one.
        case group
        /// A folder that is copied whole.
        case folder
        /// A folder that Xcode watches.
        case syncedFolder
    }

    /// The entries of `sources`: a path, a mapping, or a list of both.
    static func entries(_ node: YAMLNode?, diagnostics: inout [Diagnostic]) -> [SpecSource] {
        guard let node, !node.isNull else { return [] }
        var result: [SpecSource] = []
        for item in node.items ?? [node] {
            if let source = SpecSource(item, diagnostics: &diagnostics) { result.append(source) }
        }
        return result
    }

    private init?(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        if let text = node.string {
            path = text
            location = node.location
            return
        }
        guard let pathNode = node["path"], let text = pathNode.string else {
            diagnostics.append(Diagnostic(.error, "invalid-source", "a source needs a 'path'", at: node.location))
            return nil
        }
        path = text
        location = pathNode.location
        kind = node["type"].flatMap { SpecChoice.read($0, "source types", diagnostics: &diagnostics) }
        excludes = SpecPattern.patterns(node["excludes"], diagnostics: &diagnostics)
        includes = SpecPattern.patterns(node["includes"], diagnostics: &diagnostics)
        explicitFolders = SpecPattern.patterns(node["explicitFolders"], diagnostics: &diagnostics)
        isOptional = node["optional"]?.isTrue ?? false
        buildPhase = node["buildPhase"].flatMap { SpecBuildPhase($0, diagnostics: &diagnostics) }
        compilerFlags = node["compilerFlags"].flatMap(Self.flags)
        attributes = node["attributes"]?.texts ?? []
        platforms = SpecDependency.filters(node["destinationFilters"], diagnostics: &diagnostics)
        infersPlatforms = node["inferDestinationFiltersByPath"]?.isTrue ?? false
        if let visibility = node["headerVisibility"] {
            let word = SpecChoice.word(visibility, "visibilities", known: ["public", "private", "project"], diagnostics: &diagnostics)
            headerVisibility = word.flatMap(Membership.Visibility.init) ?? .public
        }
    }

    /// Compiler flags, which are a list or words.
    static func flags(_ node: YAMLNode) -> String? {
        let flags = node.texts.joined(separator: " ")
        return flags.isEmpty ? nil : flags
    }
}
