import ProjectModel

extension GraphReport {
    /// The graph in the language of Graphviz' `dot`.
    package var dot: String {
        var lines = [
            "digraph targets {",
            "    rankdir = LR;",
            "    nodesep = 0.25;",
            "    ranksep = 0.8;",
            "    fontname = \"Helvetica\";",
            "    node [fontname = \"Helvetica\", fontsize = 12, shape = box, style = \"rounded,filled\", color = \"#5b6770\", "
                + "fillcolor = \"#ffffff\", margin = \"0.18,0.08\"];",
            "    edge [fontname = \"Helvetica\", fontsize = 10, color = \"#5b6770\", arrowsize = 0.7];",
        ]
        lines += clusters()
        for node in graph.nodes.indices {
            for edge in graph.dependencies[node] {
                lines.append("    n\(node) -> n\(edge.node)\(Self.attributes(of: edge.reason));")
            }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The nodes, inside a frame for each project when there are several.
    private func clusters() -> [String] {
        let facts = facts
        let projects = facts.compactMap(\.projectIndex)
        let groups = Dictionary(grouping: facts.indices) { facts[$0].projectIndex ?? -1 }
        let isFramed = Set(projects).count > 1
        return groups.keys.sorted().flatMap { key -> [String] in
            let nodes = (groups[key] ?? []).map { Self.line(ofNode: $0, facts[$0]) }
            guard isFramed, key >= 0, let name = groups[key]?.first.flatMap({ facts[$0].project }) else { return nodes.map { "    " + $0 } }
            let head = ["    subgraph cluster_\(key) {", "        label = \(Self.quoted(name));", "        color = \"#c5ccd3\";"]
            return head + ["        style = \"rounded\";"] + nodes.map { "        " + $0 } + ["    }"]
        }
    }

    private static func line(ofNode node: Int, _ facts: GraphNodeFacts) -> String {
        let look =
            switch facts.role {
            case .app: "fillcolor = \"#cfe3ff\""
            case .test: "fillcolor = \"#e4f3dc\""
            case .tool: "fillcolor = \"#fbe7c6\""
            case .library: "fillcolor = \"#ece4fa\""
            case .other: "fillcolor = \"#ffffff\""
            case .external: "fillcolor = \"#f1f3f4\", style = \"rounded,filled,dashed\""
            }
        return "n\(node) [label = \(quoted(facts.label)), \(look)];"
    }

    private static func attributes(of reason: TargetGraph.Edge.Reason) -> String {
        switch reason {
        case .dependency: ""
        case .product: " [style = dashed]"
        case .implicit: " [style = dotted]"
        }
    }

    /// A text in quotation marks, as `dot` reads it: a backslash begins an escape in labels.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n", "\r", "\r\n": "\\n"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
