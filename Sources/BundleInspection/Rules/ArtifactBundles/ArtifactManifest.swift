import Diagnostics
import JSON

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
            guard let node = inspection.manifest(of: bundle) else {
                let fault = inspection.facts(at: path)?.fault
                return [
                    RuleFinding(path, line: fault?.location?.line, "the info.json cannot be read: \(fault?.message ?? "it is no JSON")")
                ]
            }
            var check = ArtifactManifestCheck()
            check.check(node)
            return check.problems.map { RuleFinding(path, line: $0.line, $0.message) }
        }
    }
}

/// The problems of one info.json.
private struct ArtifactManifestCheck {
    var problems: [(line: Int, message: String)] = []

    mutating func check(_ root: JSONNode) {
        guard case .object = root.content else { return report(root, "it has to be an object") }
        let schema = root["schemaVersion"]
        if !["1.0", "1.1", "1.2"].contains(schema?.text ?? "") {
            let text = schema?.text.map { "'\($0)'" } ?? "left out"
            report(schema ?? root, "schemaVersion is \(text); SwiftPM takes '1.0', '1.1' and '1.2'")
        }
        let artifacts = root["artifacts"]?.members ?? []
        if artifacts.isEmpty { report(root["artifacts"] ?? root, "artifacts is empty") }
        for artifact in artifacts { check(artifact) }
    }

    private mutating func check(_ artifact: JSONNode.Member) {
        let node = artifact.value
        let type = node["type"]?.text ?? ""
        if !Self.types.contains(type) {
            report(node["type"] ?? node, "'\(artifact.key)' has the type '\(type)'; types are \(Self.types.joined(separator: ", "))")
        }
        if (node["version"]?.text ?? "").isEmpty { report(node["version"] ?? node, "'\(artifact.key)' has no version") }
        let variants = node["variants"]?.items ?? []
        if variants.isEmpty { report(node["variants"] ?? node, "'\(artifact.key)' has no variant") }
        for variant in variants { check(variant, of: artifact.key, type: type) }
    }

    private mutating func check(_ variant: JSONNode, of artifact: String, type: String) {
        if (variant["path"]?.text ?? "").isEmpty { report(variant, "a variant of '\(artifact)' has no path") }
        let needsTriples = type == "executable" || type == "staticLibrary"
        if needsTriples, (variant["supportedTriples"]?.items ?? []).isEmpty {
            report(variant["supportedTriples"] ?? variant, "a variant of '\(artifact)' has no supportedTriples, and never matches")
        }
        if type == "staticLibrary" {
            if variant["staticLibraryMetadata"] == nil { report(variant, "a variant of '\(artifact)' has no staticLibraryMetadata") }
        } else if let metadata = variant["staticLibraryMetadata"] {
            report(metadata, "'\(artifact)' is no static library, and has staticLibraryMetadata")
        }
    }

    private static let types = ["executable", "staticLibrary", "swiftSDK", "crossCompilationDestination", "experimentalWindowsDLL"]

    private mutating func report(_ node: JSONNode, _ message: String) { problems.append((node.position.line, message)) }
}
