import Diagnostics

/// Two variants of an artifact for one triple.
struct ArtifactDuplicateTriple: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-duplicate-triple", "two variants for one triple", .warning,
        cause: "SwiftPM takes the first variant whose triples have the one that is built, and never the other. Which of the two "
            + "that is depends on their order only.",
        bad: "linux-a/tool for x86_64-unknown-linux-gnu\nlinux-b/tool for x86_64-unknown-linux-gnu",
        good: "linux-a/tool for x86_64-unknown-linux-gnu\nlinux-b/tool for aarch64-unknown-linux-gnu",
        remedy: "Remove one of the variants, or give it the triple that it is for.",
        source: "How SwiftPM chooses a variant.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.artifactBundle).flatMap { bundle -> [RuleFinding] in
            var owners: [String: String] = [:]
            var findings: [RuleFinding] = []
            for variant in inspection.variants(of: bundle) {
                for triple in variant.triples {
                    let key = variant.artifact + " " + triple
                    if let other = owners[key] {
                        let message = "'\(variant.path)' and '\(other)' of '\(variant.artifact)' are both for '\(triple)'"
                        findings.append(RuleFinding(bundle.infoPath ?? bundle.path, line: variant.line, message))
                    } else {
                        owners[key] = variant.path
                    }
                }
            }
            return findings
        }
    }
}
