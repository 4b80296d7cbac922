import Diagnostics

/// Makes of a path with optional parts and alternatives the paths that it stands for.
struct PatternExpansion {
    /// A component of such a path, with what the pattern says about a parameter.
    enum Component: Sendable, Hashable {
        case literal(String)
        case wildcard
        case parameter(PatternParameter)
    }

    /// How many paths a pattern may stand for.
    static let variantLimit = 64
    private static let wildcardLimit = 4

    private let pattern: AnnotatedText

    /// The paths of a pattern, each once, the fullest first: what is optional is left out last.
    ///
    /// - Throws: what is wrong first, with its place.
    static func paths(of nodes: [PatternNode], _ pattern: AnnotatedText) throws(DiagnosticError) -> [[Component]] {
        let expansion = PatternExpansion(pattern: pattern)
        var paths: [[Component]] = []
        var seen: Set<[Component]> = []
        for sequence in try expansion.sequences(nodes) {
            let path = try expansion.components(sequence)
            if seen.insert(path).inserted { paths.append(path) }
        }
        return paths
    }

    private func fault(_ message: String, at index: Int) -> DiagnosticError {
        DiagnosticError("deep-link-pattern", message, at: pattern.location(index))
    }

    /// The sequences without groups that some nodes stand for.
    private func sequences(_ nodes: [PatternNode]) throws(DiagnosticError) -> [[PatternNode]] {
        var sequences: [[PatternNode]] = [[]]
        for node in nodes {
            var choices: [[PatternNode]] = []
            switch node {
            case .group(let alternatives): for alternative in alternatives { choices += try self.sequences(alternative) }
            case .parameter(let parameter) where parameter.isOptional || parameter.defaultText != nil: choices = [[node], []]
            default: choices = [[node]]
            }
            guard sequences.count * choices.count <= Self.variantLimit else {
                throw fault("the pattern stands for more than \(Self.variantLimit) paths; write several routes", at: 0)
            }
            sequences = sequences.flatMap { start in choices.map { start + $0 } }
        }
        return sequences
    }

    private func components(_ nodes: [PatternNode]) throws(DiagnosticError) -> [Component] {
        var components: [Component] = []
        for part in nodes.split(whereSeparator: { if case .separator = $0 { true } else { false } }) {
            let component = try component(Array(part))
            if component == .wildcard, components.last == .wildcard { continue }
            components.append(component)
        }
        let wildcards = components.count { component in
            if case .parameter(let parameter) = component { return parameter.isList }
            return component == .wildcard
        }
        guard wildcards <= Self.wildcardLimit else {
            throw fault("a path has at most \(Self.wildcardLimit) wildcards; take out the others", at: 0)
        }
        return components
    }

    private func component(_ nodes: [PatternNode]) throws(DiagnosticError) -> Component {
        var text: [UInt8] = []
        for node in nodes {
            switch node {
            case .text(let bytes, _): text += bytes
            case .wildcard(let offset):
                guard nodes.count == 1 else {
                    throw fault("'*' fills a whole component; write '/*/', or %2A for the sign itself", at: offset)
                }
                return .wildcard
            case .parameter(let parameter):
                guard nodes.count == 1 else {
                    throw fault("a parameter fills a whole component; put '/' around it, or %3A for ':' itself", at: parameter.offset)
                }
                return .parameter(parameter)
            case .separator, .group: break
            }
        }
        return .literal(String(decoding: text, as: UTF8.self))
    }
}
