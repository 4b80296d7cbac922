import Diagnostics
import YAML

/// Where a spec puts files: into a phase by its name, or into a copy phase with a destination.
enum SpecBuildPhase: Hashable {
    case sources
    case headers
    case resources
    case frameworks
    case none
    case copy(CopyDestination)

    init?(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        if let copy = node["copyFiles"] {
            guard let destination = CopyDestination(specNode: copy, diagnostics: &diagnostics) else { return nil }
            self = .copy(destination)
            return
        }
        switch SpecChoice.word(node, "build phases", known: Self.words, diagnostics: &diagnostics) {
        case "sources": self = .sources
        case "headers": self = .headers
        case "resources": self = .resources
        case "frameworks": self = .frameworks
        // What is run or carried out elsewhere takes no files.
        case "none", "runScript", "carbonResources": self = .none
        default: return nil
        }
    }

    private static let words = ["sources", "headers", "resources", "copyFiles", "none", "frameworks", "runScript", "carbonResources"]
}

extension CopyDestination {
    /// Reads a destination of a spec: a word, or a mapping with `destination` and `subpath`.
    init?(specNode node: YAMLNode, diagnostics: inout [Diagnostic]) {
        let known = Place.specNames.map(\.name)
        let word = SpecChoice.word(node["destination"] ?? node, "copy destinations", known: known, diagnostics: &diagnostics)
        guard let place = Place.specNames.first(where: { $0.name == word })?.place else { return nil }
        self.init(place: place, path: node["subpath"]?.string ?? "")
    }

    init(place: Place, path: String) {
        self.place = place
        self.path = path
    }
}

extension CopyDestination.Place {
    fileprivate static let specNames: [(name: String, place: CopyDestination.Place)] = [
        ("absolutePath", .absolutePath), ("productsDirectory", .productsDirectory), ("wrapper", .wrapper), ("executables", .executables),
        ("resources", .resources), ("javaResources", .javaResources), ("frameworks", .frameworks),
        ("sharedFrameworks", .sharedFrameworks), ("sharedSupport", .sharedSupport), ("plugins", .plugIns),
    ]
}
