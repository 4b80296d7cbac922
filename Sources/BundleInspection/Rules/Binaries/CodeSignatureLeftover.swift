import Diagnostics

/// The remains of a signature around code that has none.
struct CodeSignatureLeftover: InspectionRule {
    let explanation = RuleExplanation(
        "code-signature-leftover", "remains of a signature", .warning,
        audiences: .everyone,
        cause: "`_CodeSignature` is there, but the binary carries no signature: it was thinned, merged or changed after it was "
            + "signed. Tools that look for the folder take the bundle for a signed one.",
        bad: "X.framework/_CodeSignature/CodeResources\nX.framework/X (no LC_CODE_SIGNATURE)",
        good: "X.framework/X (no LC_CODE_SIGNATURE, no _CodeSignature)",
        remedy: "Remove the folder, or sign the bundle again.",
        source: "LC_CODE_SIGNATURE and the layout of signed bundles.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products.compactMap { product in
            guard let binary = inspection.binary(of: product), binary.isLoaded else { return nil }
            let folder = product.contentPath + "/_CodeSignature"
            guard inspection.tree.entry(at: folder)?.kind == .folder, binary.slices.contains(where: { !$0.isSigned }) else { return nil }
            return RuleFinding(folder, "the folder is left over: '\(product.binaryPath ?? "")' carries no signature")
        }
    }
}
