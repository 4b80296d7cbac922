import Diagnostics
import ProjectModel

/// A project of any kind with targets that depend on each other, for tests of graphs.
struct PlainProject: Project {
    var name: String
    var kind = ProjectKind.xcode
    let targets: [Target]
    /// The targets of each product.
    var products: [String: [String]]
    /// The file of each target's product, and the products that it links.
    var linked: [String: [String]] = [:]

    var path: String { kind == .swiftPackage ? folder + "/Package.swift" : "/code/\(name).xcodeproj" }
    var folder: String { kind == .swiftPackage ? "/code/\(name)" : "/code" }
    var configurations: [String] { ["Debug"] }
    var defaultConfiguration: String? { "Debug" }
    var definitionFiles: [String] { [path] }

    /// Makes a project of targets in their order, with the subjects of their dependencies.
    init(
        name: String,
        kind: ProjectKind = .xcode,
        needs: [(name: String, subjects: [TargetDependency.Subject])],
        products: [String: [String]] = [:]
    ) {
        self.name = name
        self.kind = kind
        self.products = products
        targets = needs.map { need in
            Target(
                identifier: need.name,
                name: need.name,
                kind: .native,
                productName: need.name + ".framework",
                dependencies: need.subjects.map { TargetDependency($0) }
            )
        }
    }

    func memberships(of target: Target) -> [Membership] {
        let phase = BuildPhase(identifier: "F", kind: .frameworks, name: "Frameworks")
        return linked[target.name, default: []].map { product in
            Membership(
                file: ProjectFile(path: .below(variable: "BUILT_PRODUCTS_DIR", path: product)),
                target: target.identifier,
                phase: phase,
                role: .linked(isWeak: false),
                reason: .buildFile(identifier: "B")
            )
        }
    }

    func exists(_ file: ProjectFile) -> Bool? { nil }
    func location(of membership: Membership) -> SourceLocation? { nil }
    func writtenSettings(of target: Target?, configuration: String) -> WrittenSettings { WrittenSettings() }
    func targetNames(ofProduct name: String) -> [String] { products[name] ?? [] }
}
