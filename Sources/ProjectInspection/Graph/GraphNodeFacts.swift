import JSON
import ProjectModel

/// What pictures and reports show of a node of a graph.
struct GraphNodeFacts: Sendable {
    /// The parts that a node can play.
    enum Role: String, Sendable {
        case app
        case test
        case library
        case tool
        case other
        /// Outside of the workspace.
        case external
    }

    let label: String
    let name: String
    let role: Role
    /// The name of the project; `nil` for what lies outside.
    let project: String?
    /// The place of the project in the workspace.
    let projectIndex: Int?
    let productType: String?

    init(_ node: TargetGraph.Node, in workspace: Workspace) {
        label = node.label
        switch node.subject {
        case .target(let projectIndex, let targetIndex):
            let project = workspace.projects[projectIndex]
            let target = project.targets[targetIndex]
            name = target.name
            self.projectIndex = projectIndex
            self.project = project.name
            productType = target.productType?.rawValue
            role = target.productType.map(Self.role) ?? .other
        case .missingTarget(let name, _), .product(let name, _):
            self.name = name
            projectIndex = nil
            project = nil
            productType = nil
            role = .external
        }
    }

    var json: JSONValue {
        [
            "label": .string(label),
            "name": .string(name),
            "project": .optional(project),
            "role": .string(role.rawValue),
            "productType": .optional(productType),
        ]
    }

    private static func role(of type: ProductType) -> Role {
        if type.isTest { return .test }
        let name = type.shortName
        if name == "tool" || name.hasSuffix("plugin") || name.hasSuffix("macro") { return .tool }
        if name.hasPrefix("application") { return .app }
        if name.contains("extension") || name.hasPrefix("xpc") { return .app }
        if name.contains("framework") || name.hasPrefix("library") { return .library }
        return .other
    }
}
