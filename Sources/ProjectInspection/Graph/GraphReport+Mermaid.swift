import ProjectModel

extension GraphReport {
    /// The graph in the language of Mermaid, which Markdown pages of many hosts draw.
    package var mermaid: String {
        var lines = ["flowchart LR"]
        for (node, facts) in facts.enumerated() {
            lines.append("    n\(node)\(Self.box(facts))")
        }
        for node in graph.nodes.indices {
            for edge in graph.dependencies[node] {
                lines.append("    n\(node) \(Self.arrow(edge.reason)) n\(edge.node)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func box(_ facts: GraphNodeFacts) -> String {
        let label = "\"\(escaped(facts.label))\""
        switch facts.role {
        case .app: return "([\(label)])"
        case .test: return "{{\(label)}}"
        case .external: return "[/\(label)/]"
        case .library, .tool, .other: return "[\(label)]"
        }
    }

    private static func arrow(_ reason: TargetGraph.Edge.Reason) -> String {
        if case .dependency = reason { "-->" } else { "-.->" }
    }

    /// Mermaid takes character references with a number sign in the place of the ampersand.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "#", "<", ">", "&", "`", "\n", "\r": "#\(scalar.value);"
            default: String(scalar)
            }
        }
        .joined()
    }
}
