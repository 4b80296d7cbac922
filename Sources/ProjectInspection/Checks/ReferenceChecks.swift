import Diagnostics
import ProjectModel
import PropertyLists

/// Checks of the references between the objects of a project file.
enum ReferenceChecks {
    /// The keys whose values are identifiers of objects of the same file.
    private static let referenceKeys: Set<String> = [
        "fileRef", "productRef", "files", "children", "currentVersion", "remoteRef", "exceptions", "target", "buildPhase",
        "productReference", "buildConfigurationList", "buildPhases", "buildRules", "dependencies", "packageProductDependencies",
        "fileSystemSynchronizedGroups", "targetProxy", "containerPortal", "mainGroup", "productRefGroup", "packageReferences",
        "targets", "buildConfigurations", "baseConfigurationReference", "baseConfigurationReferenceAnchor", "package",
    ]

    /// References to objects that do not exist.
    static func danglingReferences(_ document: PBXProjDocument) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for object in document.objects where object.objectClass != nil {
            for (key, value) in object.value.pairs {
                guard let name = key.text, referenceKeys.contains(name) else { continue }
                let references = value.kind == .array ? Array(value.items) : [value]
                for reference in references where reference.kind == .string {
                    guard let identifier = reference.text, document.object(identifier) == nil else { continue }
                    findings.append(
                        Diagnostic(
                            .warning,
                            "dangling-reference",
                            "'\(name)' of \(object.className) '\(object.identifier)' names '\(identifier)', which does not exist",
                            at: reference.location
                        )
                    )
                }
            }
        }
        return findings
    }

    /// Build files that say nothing about what is built.
    static func emptyBuildFiles(_ document: PBXProjDocument) -> [Diagnostic] {
        document.objects(of: PBXBuildFile.self).compactMap { buildFile in
            guard buildFile.object.value["fileRef"] == nil, buildFile.object.value["productRef"] == nil else { return nil }
            return Diagnostic(
                .warning,
                "empty-build-file",
                "the build file '\(buildFile.identifier)' has neither 'fileRef' nor 'productRef'; remove it",
                at: buildFile.object.location
            )
        }
    }
}
