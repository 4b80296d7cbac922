import Diagnostics
import YAML

/// An entry of `dependencies`.
struct SpecDependency {
    var kind: Kind
    /// The target, path or name.
    var name: String
    /// The products of a package.
    var products: [String] = []
    var embeds: Bool?
    var links: Bool?
    var signs: Bool?
    var isWeak = false
    /// Whether a framework is a product and not a file of the project.
    var isImplicit = false
    /// Whether what Carthage built is linked statically.
    var isStatic = false
    /// The folder that the path of a library of the system is relative to.
    var root: String?
    /// The only platforms of targets that have the dependency; empty means all.
    var platforms: [String] = []
    /// The platforms that it is linked for; empty means all.
    var filters: [String] = []
    /// Where it is copied to instead of the usual place.
    var copy: CopyDestination?
    /// Where it is written.
    var location: SourceLocation

    /// What a target depends on.
    enum Kind: String, CaseIterable {
        case target
        case framework
        case carthage
        case sdk
        case package
        case bundle
    }

    /// What tells two dependencies apart; of several the first counts.
    var key: String { kind.rawValue + ":" + name + (kind == .package ? ":" + products.joined(separator: ",") : "") }

    static func entries(_ node: YAMLNode?, diagnostics: inout [Diagnostic]) -> [SpecDependency] {
        guard let node, !node.isNull else { return [] }
        var result: [SpecDependency] = []
        for item in node.items ?? [node] {
            if let dependency = SpecDependency(item, diagnostics: &diagnostics) { result.append(dependency) }
        }
        return result
    }

    private init?(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        guard let kind = Kind.allCases.first(where: { node[$0.rawValue] != nil }), let subject = node[kind.rawValue],
            let name = subject.string
        else {
            let known = Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(.error, "invalid-dependency", "a dependency needs one of the keys \(known)", at: node.location)
            )
            return nil
        }
        self.kind = kind
        self.name = name
        location = subject.location
        products = node["products"]?.texts ?? node["product"]?.texts ?? [name]
        embeds = node["embed"]?.isTrue
        links = node["link"]?.isTrue
        signs = node["codeSign"]?.isTrue
        isWeak = node["weak"]?.isTrue ?? false
        isImplicit = node["implicit"]?.isTrue ?? false
        isStatic = node["linkType"]?.string == "static"
        root = node["root"]?.string
        platforms = node["platforms"]?.texts ?? []
        filters = Self.filters(node["destinationFilters"], diagnostics: &diagnostics)
        if filters.isEmpty { filters = Self.legacyFilter(node["platformFilter"]) }
        copy = node["copy"].flatMap { CopyDestination(specNode: $0, diagnostics: &diagnostics) }
    }

    /// The platform filters for destinations, in the words of Xcode.
    static func filters(_ node: YAMLNode?, diagnostics: inout [Diagnostic]) -> [String] {
        guard let node, !node.isNull else { return [] }
        return (node.items ?? [node]).compactMap { item in
            let destination: SpecDestination? = SpecChoice.read(item, "destinations", diagnostics: &diagnostics)
            return destination?.filter
        }
    }

    /// The older form, in which `macOS` means an app for iOS on the Mac.
    private static func legacyFilter(_ node: YAMLNode?) -> [String] {
        switch node?.string {
        case "iOS": ["ios"]
        case "macOS": ["maccatalyst"]
        default: []
        }
    }
}
