import Diagnostics
import SystemSupport

/// A name in an artifact bundle that SwiftPM cannot use.
struct ArtifactName: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-name", "name that SwiftPM cannot use", .error,
        cause: "SwiftPM links a static library as `-l` and the name without `lib`, so that a file with another name is not found "
            + "and the build ends in undefined symbols. The name of an executable is the one by which a plug-in asks for it; a "
            + "path that is absolute or climbs out of the bundle is refused.",
        bad: "\"path\": \"linux/X.a\"",
        good: "\"path\": \"linux/libX.a\"",
        remedy: "Rename the file to `libNAME.a` (`NAME.lib` for Windows), and name it by a path relative to the bundle.",
        source: "How SwiftPM 6.3 links static libraries of artifact bundles (SE-0482).")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.artifactVariants.compactMap { variant in
            let path = variant.bundle.infoPath ?? variant.bundle.path
            func finding(_ message: String) -> RuleFinding { RuleFinding(path, line: variant.line, message) }
            if ProductTree.normal(variant.path) == nil { return finding("'\(variant.path)' leads out of the bundle") }
            if variant.artifact.isEmpty || variant.artifact.contains("/") {
                return finding("'\(variant.artifact)' is no name of an artifact")
            }
            guard variant.isStaticLibrary else { return nil }
            let name = PathText.lastComponent(of: variant.path)
            if variant.triples.contains(where: { $0.contains("windows") }) {
                return name.hasSuffix(".lib") ? nil : finding("'\(name)' has to end with '.lib' for Windows")
            }
            if name.hasPrefix("lib"), name.hasSuffix(".a"), name.utf8.count > "lib.a".utf8.count { return nil }
            return finding("'\(name)' has to be called 'libNAME.a', or the linker does not find it")
        }
    }
}
