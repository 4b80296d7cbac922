import Diagnostics
import ObjectFiles

/// A framework of macOS that has lost its links, or has another platform's layout.
struct FrameworkLinksLost: InspectionRule {
    let explanation = RuleExplanation(
        "framework-layout", "framework whose links are lost, or with the layout of another platform", .error,
        audiences: .everyone,
        cause: "A framework of macOS and Catalyst keeps its content in `Versions/A`, with links to it at the top; those of all "
            + "other platforms have no versions. Many tools copy what a link leads to, so that everything is there twice: "
            + "codesign then calls the bundle format ambiguous, and the store refuses it.",
        bad: "X.framework/X (a file)\nX.framework/Versions/A/X\nX.framework/Versions/Current/X (a folder)",
        good: "X.framework/X -> Versions/Current/X\nX.framework/Versions/A/X\nX.framework/Versions/Current -> A",
        remedy: "Put the links back (`ln -s A Versions/Current`, `ln -s Versions/Current/X X`), and use `zip -y`, `ditto` or "
            + "`trellis-package zip`, which keep them.",
        source: "The layout of versioned bundles; the most frequent damage that users report.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework).flatMap { product -> [RuleFinding] in
            let platforms = inspection.binary(of: product)?.platforms ?? []
            guard product.isDeep else {
                guard let platform = platforms.first(where: \.hasDeepBundles) else { return [] }
                return [
                    RuleFinding(
                        product.path, "a framework for \(platform.destination) keeps its content in Versions/A; there is no such folder")
                ]
            }
            var findings: [RuleFinding] = []
            if let platform = platforms.first(where: { !$0.hasDeepBundles }) {
                findings.append(RuleFinding(product.path + "/Versions", "a framework for \(platform.destination) has no Versions"))
            }
            let current = product.path + "/Versions/Current"
            if inspection.tree.entry(at: current)?.kind != .link {
                findings.append(RuleFinding(current, "'Versions/Current' has to be a link to the version that counts"))
            }
            for entry in inspection.tree.entries(in: product.path) where entry.name != "Versions" && entry.kind != .link {
                guard inspection.tree.entry(at: product.contentPath + "/" + entry.name) != nil else { continue }
                findings.append(RuleFinding(entry.path, "'\(entry.name)' has to be a link to 'Versions/Current/\(entry.name)'"))
            }
            return findings
        }
    }
}
