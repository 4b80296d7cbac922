import Diagnostics
import YAML

/// The keys that mean something in a spec, by the place where they stand.
enum SpecKeys {
    static let project = [
        "name", "include", "options", "attributes", "breakpoints", "configs", "configFiles", "settings", "settingGroups", "settingPresets",
        "targets", "aggregateTargets", "fileGroups", "schemes", "schemeTemplates", "targetTemplates", "packages", "localPackages",
        "projectReferences",
    ]
    static let options = [
        "minimumXcodeGenVersion", "carthageBuildPath", "carthageExecutablePath", "createIntermediateGroups", "bundleIdPrefix",
        "settingPresets", "developmentLanguage", "usesTabs", "indentWidth", "tabWidth", "xcodeVersion", "projectFormat",
        "deploymentTarget", "disabledValidations", "defaultConfig", "groupSortPosition", "groupOrdering", "transitivelyLinkDependencies",
        "generateEmptyDirectories", "findCarthageFrameworks", "localPackagesGroup", "fileTypes", "preGenCommand", "postGenCommand",
        "useBaseInternationalization", "schemePathPrefix", "defaultSourceDirectoryType",
    ]
    static let target = [
        "type", "platform", "supportedDestinations", "deploymentTarget", "sources", "configFiles", "settings", "dependencies", "info",
        "entitlements", "templates", "templateAttributes", "transitivelyLinkDependencies", "directlyEmbedCarthageDependencies",
        "requiresObjCLinking", "onlyCopyFilesOnInstall", "buildToolPlugins", "preBuildScripts", "prebuildScripts", "postCompileScripts",
        "postBuildScripts", "postbuildScripts", "buildRules", "scheme", "legacy", "attributes", "putResourcesBeforeSourcesBuildPhase",
        "productName", "name", "platformPrefix", "platformSuffix",
    ]
    static let aggregateTarget = [
        "name", "targets", "configFiles", "settings", "buildScripts", "buildToolPlugins", "scheme", "attributes", "templates",
        "templateAttributes",
    ]

    /// Warns about the keys of a mapping that mean nothing there, each with the nearest one that does.
    static func check(_ node: YAMLNode, in place: String, known: [String], diagnostics: inout [Diagnostic]) {
        let names = Set(known)
        for pair in node.pairs ?? [] {
            guard let key = pair.key.scalarText, !names.contains(key) else { continue }
            let nearest = Spelling.nearest(to: key, among: known)
            let remedy = nearest.map { "; did you mean '\($0)'" } ?? ""
            diagnostics.append(
                Diagnostic(.warning, "unknown-key", "the key '\(key)' means nothing in \(place)\(remedy)", at: pair.key.location)
            )
        }
    }
}
