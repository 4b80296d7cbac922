import Diagnostics

/// The info.json of an artifact bundle that SwiftPM does not take.
struct ArtifactManifest: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-manifest", "info.json that SwiftPM does not take", .error,
        cause: "SwiftPM says little about an info.json that it cannot use: a missing version ends in “does not contain a binary "
            + "artifact”, and a static library without supportedTriples never matches and ends in “no such module”.",
        bad: "{ \"schemaVersion\": \"1.2\", \"artifacts\": { \"X\": { \"type\": \"staticLibrary\",\n  \"variants\": [ { \"path\": "
            + "\"linux/libX.a\" } ] } } }",
        good: "{ \"schemaVersion\": \"1.2\", \"artifacts\": { \"X\": { \"type\": \"staticLibrary\", \"version\": \"1.0.0\",\n  "
            + "\"variants\": [ { \"path\": \"linux/libX.a\", \"supportedTriples\": [\"x86_64-unknown-linux-gnu\"],\n    "
            + "\"staticLibraryMetadata\": { \"headerPaths\": [\"include\"] } } ] } } }",
        remedy: "Write it with `trellis-package artifactbundle create`, which takes the triples from the files.",
        source: "SE-0305, SE-0482, and what SwiftPM decodes.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.artifactBundle).flatMap { bundle -> [RuleFinding] in
            guard let path = bundle.infoPath else { return [RuleFinding(bundle.path, "there is no info.json")] }
            guard let manifest = inspection.manifest(of: bundle) else { return [RuleFinding(path, "the info.json is empty")] }
            let diagnostics = manifest.diagnostics.map { diagnostic in
                let isPassedOver = Self.passedOver.contains(diagnostic.code)
                return RuleFinding(
                    path, line: diagnostic.location?.line, diagnostic.message, severity: isPassedOver ? .warning : .error)
            }
            return diagnostics + missingMetadata(bundle, inspection)
        }
    }

    /// What SwiftPM reads over; everything else that is told makes the bundle useless.
    private static let passedOver = ["unknown-key", "lenient-json"]

    private func missingMetadata(_ bundle: Product, _ inspection: Inspection) -> [RuleFinding] {
        inspection.variants(of: bundle).compactMap { variant in
            guard variant.isStaticLibrary, variant.headerPaths.isEmpty, variant.moduleMapPath == nil else { return nil }
            let message = "a variant of '\(variant.artifact)' names neither headers nor a module map, so that no source can import it"
            return RuleFinding(bundle.infoPath ?? bundle.path, line: variant.line, message)
        }
    }
}
