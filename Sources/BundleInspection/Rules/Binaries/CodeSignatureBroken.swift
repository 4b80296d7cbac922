import Checksums
import Diagnostics
import PropertyLists
import SystemSupport

/// A bundle that was changed after it was signed.
struct CodeSignatureBroken: InspectionRule {
    let explanation = RuleExplanation(
        "code-signature-broken", "bundle that was changed after it was signed", .error,
        audiences: .everyone,
        cause: "`_CodeSignature/CodeResources` has a checksum of each file. A file that was changed, removed or added later, also "
            + "by a zip that turns links into files, makes the signature invalid; Xcode then refuses the xcframework, and devices "
            + "the bundle.",
        bad: "X.framework/_CodeSignature/CodeResources: Headers/X.h has the checksum 5f…\nX.framework/Headers/X.h (edited)",
        good: "X.framework/_CodeSignature/CodeResources: Headers/X.h has the checksum 5f…\nX.framework/Headers/X.h (as it was)",
        remedy: "Sign the bundle again after the last change, or take the files from before.",
        source: "The form of CodeResources, version 2.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        damagedCode(inspection) + brokenSeals(inspection)
    }

    private func damagedCode(_ inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.indices.compactMap { index in
            guard case .binary(let binary) = inspection.facts[index].content,
                let fault = binary.slices.lazy.compactMap({ $0.signature?.fault }).first
            else { return nil }
            return RuleFinding(inspection.tree.entries[index].path, "the signature of the code cannot be read: \(fault)")
        }
    }

    private func brokenSeals(_ inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.flatMap { entry -> [RuleFinding] in
            guard entry.kind == .file, entry.path.hasSuffix("/_CodeSignature/CodeResources"),
                let files = inspection.propertyList(at: entry.path)?.root["files2"]
            else { return [] }
            let root = PathText.parent(of: PathText.parent(of: entry.path))
            return files.pairs.compactMap { key, value in key.text.flatMap { finding($0, value, root: root, in: inspection) } }
        }
    }

    private func finding(_ name: String, _ seal: PropertyListValue, root: String, in inspection: Inspection) -> RuleFinding? {
        let path = root + "/" + name
        guard let index = inspection.tree.index(of: path) else {
            if seal["optional"]?.boolean == true { return nil }
            return RuleFinding(path, "the signature covers '\(name)', which is not there")
        }
        let entry = inspection.tree.entries[index]
        if let target = seal["symlink"]?.text {
            guard entry.kind != .link || entry.linkTarget != target else { return nil }
            return RuleFinding(path, "the signature has a link to '\(target)' here")
        }
        guard let hash = (seal.kind == .data ? seal : seal["hash2"])?.data, let digest = inspection.facts[index].digest else { return nil }
        // An older seal is a shorter checksum of another kind.
        guard hash.count == Digest.byteCount, hash != digest.bytes else { return nil }
        return RuleFinding(path, "the file was changed after it was signed")
    }
}
