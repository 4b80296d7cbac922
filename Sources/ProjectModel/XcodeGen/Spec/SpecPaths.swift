import SystemSupport
import YAML

/// Which values of a spec are paths, so that those of an included file can be seen from the folder of the root.
struct SpecPathField {
    /// Whether a text in this place is a path.
    var isPath = false
    /// The keys of a mapping in this place that lead to paths.
    var keys: [String: SpecPathField] = [:]
    /// What stands behind each key of a mapping in this place; at most one.
    var everyKey: [SpecPathField] = []

    /// A text, or a list of texts.
    private static let path = SpecPathField(isPath: true)
    /// A mapping with a key `path`, or a list of them.
    private static let pathKey = SpecPathField(keys: ["path": path])

    private static func every(_ field: SpecPathField) -> SpecPathField { SpecPathField(everyKey: [field]) }

    private static let testPlans = SpecPathField(keys: ["testPlans": pathKey])

    private static let target = SpecPathField(keys: [
        "sources": SpecPathField(isPath: true, keys: ["path": path]),
        "configFiles": every(path),
        "dependencies": SpecPathField(keys: ["framework": path]),
        "info": pathKey,
        "entitlements": pathKey,
        "preBuildScripts": pathKey,
        "prebuildScripts": pathKey,
        "postCompileScripts": pathKey,
        "postBuildScripts": pathKey,
        "postbuildScripts": pathKey,
        "scheme": testPlans,
        "legacy": SpecPathField(keys: ["workingDirectory": path]),
    ])

    /// The paths of a whole spec.
    static let spec = SpecPathField(keys: [
        "configFiles": every(path),
        "options": SpecPathField(keys: ["carthageBuildPath": path, "carthageExecutablePath": path]),
        "targets": every(target),
        "targetTemplates": every(target),
        "aggregateTargets": every(SpecPathField(keys: ["configFiles": every(path), "buildScripts": pathKey])),
        "fileGroups": path,
        "localPackages": path,
        "packages": every(pathKey),
        "projectReferences": every(pathKey),
        "schemes": every(SpecPathField(keys: ["test": testPlans])),
    ])

    /// A node whose paths begin at a folder above.
    ///
    /// - Parameter folder: the folder that the paths are relative to, as seen from the folder above.
    func rebased(_ node: YAMLNode, from folder: String) -> YAMLNode {
        var result = node
        switch node.value {
        case .scalar(let text, let style):
            guard isPath, !node.isNull, !text.isEmpty, !text.hasPrefix("$") else { return node }
            result.value = .scalar(PathText.normalized(PathText.join(folder, text)), style == .plain ? .quoted : style)
        case .sequence(let items):
            result.value = .sequence(items.map { rebased($0, from: folder) })
        case .mapping(let pairs):
            guard !keys.isEmpty || !everyKey.isEmpty else { return node }
            result.value = .mapping(
                pairs.map { pair in
                    guard let field = everyKey.first ?? pair.key.scalarText.flatMap({ keys[$0] }) else { return pair }
                    return YAMLPair(key: pair.key, value: field.rebased(pair.value, from: folder))
                }
            )
        }
        return result
    }
}
