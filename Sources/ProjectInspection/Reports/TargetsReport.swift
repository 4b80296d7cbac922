package import JSON
package import ProjectModel

/// The targets of a project.
package struct TargetsReport: Sendable {
    /// The name of the project.
    package let project: String
    /// The targets in the order of the project.
    package let targets: [Target]

    /// Reports all targets.
    package init(_ opened: OpenedProject) {
        project = opened.project.place.name
        targets = opened.project.targets
    }

    /// One row for each target: name, kind of product, platforms.
    package var rows: [[String]] {
        targets.map { target in
            [target.name, target.productType?.shortName ?? target.kind.rawValue, target.platformHints.joined(separator: ",")]
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

    private static func json(_ target: Target) -> JSONValue {
        [
            "name": .string(target.name),
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
