/// Which target needs which, over all projects of a workspace.
///
/// Besides what a target says it depends on, there are the dependencies that Xcode finds by itself: a target that links
/// or copies the product of another one of the workspace needs that target. Products of packages that the workspace
/// does not hold are nodes too, without targets behind them.
public struct TargetGraph: Sendable {
    /// The nodes: all targets in the order of their projects, then what lies outside, in the order in which it is met.
    public let nodes: [Node]
    /// What each node needs, by its place in ``nodes``.
    public let dependencies: [[Edge]]

    /// A target, or something outside of the workspace that targets need.
    public struct Node: Sendable, Hashable {
        /// What the node is.
        public var subject: Subject
        /// The name, with the project before it, as in `Kit/Kit`, when another node has the same.
        public var label: String

        /// What a node is.
        public enum Subject: Sendable, Hashable {
            /// A target, by the places of its project in the workspace and of itself in the project.
            case target(project: Int, target: Int)
            /// A target of a project that is not part of the workspace.
            case missingTarget(name: String, project: String?)
            /// A product of a package that is not part of the workspace.
            case product(name: String, package: PackageReference?)
        }
    }

    /// One dependency.
    public struct Edge: Sendable, Hashable {
        /// The place of what is needed in ``nodes``.
        public var node: Int
        /// Why it is needed.
        public var reason: Reason
        /// The platforms for which it is needed; empty means all.
        public var platforms: [String]

        /// Why a node needs another.
        public enum Reason: Sendable, Hashable {
            /// The target says so.
            case dependency
            /// The target uses a product of a package, and the needed target is part of it.
            case product(String)
            /// The target links or copies the product of the other.
            case implicit(product: String)
        }
    }
}

extension TargetGraph.Edge.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .dependency: "depends on it"
        case .product(let name): "uses the product '\(name)'"
        case .implicit(let product): "links or copies '\(product)'"
        }
    }
}
