import Diagnostics
import SystemSupport

/// Debug symbols of another build.
struct DebugSymbolsMismatch: InspectionRule {
    let explanation = RuleExplanation(
        "debug-symbols-mismatch", "debug symbols that belong to another build", .error,
        audiences: .everyone,
        cause: "Crash reports are translated by the UUID of each architecture's code. A dSYM whose UUIDs differ from those of the "
            + "binary, or that lacks an architecture, translates nothing; it was taken from another build, or the binary was "
            + "linked or merged again.",
        bad: "X.framework/X: arm64 UUID 5A…\ndSYMs/X.framework.dSYM: arm64 UUID 91…",
        good: "X.framework/X: arm64 UUID 5A…\ndSYMs/X.framework.dSYM: arm64 UUID 5A…",
        remedy: "Deliver the dSYM of the same build; merge dSYMs when you merge binaries.",
        source: "LC_UUID, and reports of users about xcframeworks without usable symbols.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.debugSymbols).compactMap { product in
            guard let path = product.binaryPath, let symbols = inspection.binary(at: path) else {
                return RuleFinding(product.path, "there are no debug symbols in Contents/Resources/DWARF")
            }
            guard let (name, binary) = subject(of: product, in: inspection) else { return nil }
            for slice in binary.slices {
                guard let identifier = slice.identifier else { continue }
                guard let own = symbols.slices.first(where: { $0.architecture == slice.architecture }) else {
                    return RuleFinding(path, "'\(name)' has code for \(slice.architecture), the debug symbols do not")
                }
                guard own.identifier != identifier else { continue }
                let message =
                    "the symbols for \(slice.architecture) are of the build \(own.identifier ?? "without UUID"), "
                    + "'\(name)' is of \(identifier)"
                return RuleFinding(path, message)
            }
            return nil
        }
    }

    /// The binary that debug symbols are named after: in the same slice of an xcframework, or anywhere when there is only one.
    private func subject(of product: Product, in inspection: Inspection) -> (String, BinaryFacts)? {
        let candidates = inspection.products.filter { other in
            other.kind != .debugSymbols && PathText.lastComponent(of: other.path) == product.name && inspection.binary(of: other) != nil
        }
        let slice = PathText.parent(of: PathText.parent(of: product.path))
        let nearby = candidates.filter { $0.path.hasPrefix(slice + "/") }
        guard let other = nearby.first ?? (candidates.count == 1 ? candidates[0] : nil), let binary = inspection.binary(of: other) else {
            return nil
        }
        return binary.isLoaded ? (other.path, binary) : nil
    }
}
