import Diagnostics

/// A path of an info.json at which nothing stands.
struct ArtifactMissingFile: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-missing-file", "paths of an info.json that lead to nothing", .error,
        cause: "Each variant names its file, and a static library its folders of headers and its module map. SwiftPM does not "
            + "look whether they are there; the build then misses a module or a library.",
        bad: "\"path\": \"linux/libX.a\", \"headerPaths\": [\"include\"]\nX.artifactbundle/linux/libX.a (no include)",
        good: "\"path\": \"linux/libX.a\", \"headerPaths\": [\"include\"]\nX.artifactbundle/linux/libX.a\n"
            + "X.artifactbundle/include/module.modulemap",
        remedy: "Put the files in their place; paths are relative to the bundle.",
        source: "SE-0305 and SE-0482.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.artifactVariants.flatMap { variant -> [RuleFinding] in
            let path = variant.bundle.infoPath ?? variant.bundle.path
            func isMissing(_ name: String) -> Bool { inspection.tree.resolved(variant.bundle.path + "/" + name) == nil }
            var findings: [RuleFinding] = []
            for name in [variant.path] + variant.headerPaths + (variant.moduleMapPath.map { [$0] } ?? []) where isMissing(name) {
                findings.append(RuleFinding(path, line: variant.line, "nothing stands at '\(name)' in the bundle"))
            }
            if variant.isStaticLibrary, variant.moduleMapPath == nil, !variant.headerPaths.isEmpty, findings.isEmpty {
                let hasMap = variant.headerPaths.contains { !isMissing($0 + "/module.modulemap") }
                if !hasMap {
                    let message = "'\(variant.artifact)' has no module map, so that no source can import it"
                    findings.append(RuleFinding(path, line: variant.line, message))
                }
            }
            return findings
        }
    }
}
