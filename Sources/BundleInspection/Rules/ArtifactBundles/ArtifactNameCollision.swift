import Diagnostics
import SystemSupport

/// Two static libraries with one file name.
struct ArtifactNameCollision: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-name-collision", "two libraries with one file name", .error,
        cause: "SwiftPM copies the static libraries of all bundles into one folder before it links. Of two with the same file "
            + "name only one is left, and the symbols of the other are undefined.",
        bad: "A.artifactbundle/linux/libcore.a\nB.artifactbundle/linux/libcore.a",
        good: "A.artifactbundle/linux/libAcore.a\nB.artifactbundle/linux/libBcore.a",
        remedy: "Give each library a name of its own.",
        source: "How SwiftPM 6.3 builds with static libraries of artifact bundles.")

    func findings(in inspection: Inspection) -> [RuleFinding] { findings(across: [inspection])[0] }

    func findings(across inspections: [Inspection]) -> [[RuleFinding]] {
        var owners: [String: Owner] = [:]
        return inspections.map { inspection in
            var findings: [RuleFinding] = []
            for variant in inspection.artifactVariants where variant.isStaticLibrary {
                let name = PathText.lastComponent(of: variant.path)
                let own = Owner(bundle: inspection.tree.shownPrefix + variant.bundle.path, artifact: variant.artifact)
                for triple in variant.triples {
                    let key = triple + " " + name
                    guard let other = owners[key] else {
                        owners[key] = own
                        continue
                    }
                    guard other != own else { continue }
                    let message = "'\(other.artifact)' in '\(other.bundle)' has a '\(name)' for '\(triple)' too"
                    findings.append(RuleFinding(variant.bundle.infoPath ?? variant.bundle.path, line: variant.line, message))
                }
            }
            return findings
        }
    }

    private struct Owner: Equatable {
        var bundle: String
        var artifact: String
    }
}
