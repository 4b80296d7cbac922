package import JSON
package import ProjectModel

/// The targets of a project.
package struct TargetsReport: Sendable {
    /// The name of the project or workspace.
    package let project: String
    /// The targets in the order of the workspace.
    package let targets: [NamedTarget]
    private let hasSeveralProjects: Bool

    /// Reports all targets.
    package init(_ opened: OpenedWorkspace) {
        project = opened.workspace.name
        targets = opened.targets
        hasSeveralProjects = opened.workspace.projects.count > 1
    }

    /// One row for each target: name, kind of product, platforms, and the project when there are several.
    package var rows: [[String]] {
        targets.map { named in
            let target = named.target
            let platforms = target.platformHints.joined(separator: ",")
            let row = [named.label, target.productType?.shortName ?? target.kind.rawValue, platforms]
            return hasSeveralProjects ? row + [named.project.name] : row
        }
    }

    /// The report by the schema `trellis-project/targets/1`.
    package var json: JSONValue {
        [
            "schema": "trellis-project/targets/1",
            "project": .string(project),
            "targets": .array(targets.map(Self.json)),
        ]
    }

    private static func json(_ named: NamedTarget) -> JSONValue {
        let target = named.target
        return [
            "name": .string(target.name),
            "project": .string(named.project.name),
            "projectKind": .string(named.project.kind.rawValue),
            "identifier": .string(target.identifier),
            "kind": .string(target.kind.rawValue),
            "productType": .optional(target.productType?.rawValue),
            "product": .optional(target.productName),
            "platforms": .strings(target.platformHints),
            "configurations": .strings(target.configurations),
            "phases": .array(target.phases.map { ["kind": .string($0.kind.rawValue), "name": .string($0.name)] }),
            "dependencies": .strings(target.targetDependencyNames),
            "packageProducts": .strings(target.packageProductNames),
        ]
    }
}
