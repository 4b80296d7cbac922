import Diagnostics
import SystemSupport

/// A static library that needs more than the C library.
struct ArtifactUndefinedSymbols: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-undefined-symbols", "static library that needs more than the C library", .warning,
        cause: "A static library of an artifact bundle may depend on nothing but the C library. What else it needs has to be "
            + "linked by everybody who uses it, and is found out as undefined symbols at the end of their build.",
        bad: "linux/libX.a needs 'EVP_DigestInit_ex'",
        good: "linux/libX.a needs 'malloc', 'memcpy'",
        remedy: "Link the other library into the archive, or tell users to link it (`linkedLibrary` in their manifest).",
        source: "SE-0482, and `swift package experimental-audit-binary-artifact`. The names of the C library are those of glibc "
            + "with libm and of the compiler's own runtime.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.artifactVariants.compactMap { variant in
            guard variant.isStaticLibrary, let path = inspection.file(of: variant), let binary = inspection.binary(at: path) else {
                return nil
            }
            let slices = binary.slices.filter { $0.format == .elf }
            let symbols = slices.flatMap(\.undefinedSymbols).filter { !CLibrarySymbols.contains($0) }
            let names = Set(symbols).sorted(by: NameOrder.precedes)
            guard let first = names.first else { return nil }
            let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
            let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
            let what = names.count == 1 ? "'\(first)' is" : "\(shown)\(rest) are"
            return RuleFinding(path, "\(what) neither defined nor in the C library")
        }
    }
}
