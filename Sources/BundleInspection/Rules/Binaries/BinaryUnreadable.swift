import Diagnostics

/// A file that is something else than its place says, or damaged.
struct BinaryUnreadable: InspectionRule {
    let explanation = RuleExplanation(
        "unreadable-file", "file that is damaged or no code at all", .error,
        audiences: .everyone,
        cause: "The binary of a bundle is cut off, has load commands that lead out of the file, or is a text, such as a pointer "
            + "of git-lfs whose content nobody fetched. The same goes for property lists and other files that have a form. "
            + "Whoever uses it gets a message from deep inside the linker.",
        bad: "X.framework/X: version https://git-lfs.github.com/spec/v1",
        good: "X.framework/X: Mach-O dynamic library, arm64",
        remedy: "Fetch or build the file again; with git-lfs, `git lfs pull`.",
        source: "The formats Mach-O, ELF and ar.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        var findings: [RuleFinding] = []
        for (index, entry) in inspection.tree.entries.enumerated() {
            guard let fault = inspection.facts[index].fault, !isManifest(entry.path, in: inspection) else { continue }
            findings.append(RuleFinding(entry.path, line: fault.location?.line, "the file cannot be read: \(fault.message)"))
        }
        let kinds: Set<Product.Kind> = [.framework, .app, .appExtension, .service]
        for product in inspection.products where kinds.contains(product.kind) {
            guard let path = product.binaryPath, let facts = inspection.facts(at: path), facts.fault == nil else { continue }
            if case .binary = facts.content { continue }
            findings.append(RuleFinding(path, "the file is no Mach-O, ELF or static library"))
        }
        return findings
    }

    /// Whether another rule speaks about the file.
    private func isManifest(_ path: String, in inspection: Inspection) -> Bool {
        if path.hasSuffix(".xcprivacy") { return true }
        return inspection.products(.xcframework, .artifactBundle).contains { $0.infoPath == path }
    }
}
