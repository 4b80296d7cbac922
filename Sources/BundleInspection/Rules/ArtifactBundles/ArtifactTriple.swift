import Diagnostics
import ObjectFiles

/// A variant whose file is for something else than its triples.
struct ArtifactTriple: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-triple", "file that does not serve the triples of its variant", .error,
        cause: "SwiftPM chooses a variant by the text of its triples and never looks into the file. A file for another processor "
            + "or system is found out by the linker, or when a plug-in starts a tool that the machine cannot run.",
        bad: "\"supportedTriples\": [\"aarch64-unknown-linux-gnu\"]\nlinux/libX.a: ELF, x86_64",
        good: "\"supportedTriples\": [\"aarch64-unknown-linux-gnu\"]\nlinux/libX.a: ELF, aarch64",
        remedy: "Name the triples that the file serves; `trellis-package artifactbundle create` checks them against the file.",
        source: "The headers of ELF and Mach-O, and how SwiftPM matches triples.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.artifactVariants.compactMap { variant in
            guard let path = inspection.file(of: variant) else { return nil }
            guard let binary = inspection.binary(at: path) else {
                let isCode = inspection.tree.entry(at: path)?.kind == .file && variant.isStaticLibrary
                return isCode && inspection.facts(at: path)?.fault == nil ? RuleFinding(path, "the file is no static library") : nil
            }
            if variant.isStaticLibrary, binary.kind != .staticLibrary {
                return RuleFinding(path, "'\(variant.artifact)' is a static library, but the file is of the kind '\(binary.kind.rawValue)'")
            }
            let facts = binary.slices.map(\.archiveFacts)
            for text in variant.triples {
                guard let triple = TargetTriple(text) else {
                    return RuleFinding(path, "'\(text)' is no triple, such as 'x86_64-unknown-linux-gnu'")
                }
                guard case .differs(let words) = TripleCheck.compare(facts, with: triple) else { continue }
                return RuleFinding(path, "the variant is for '\(text)', but \(words)")
            }
            return nil
        }
    }
}

extension BinarySlice {
    /// The same in the form in which triples are compared.
    fileprivate var archiveFacts: ArchiveFacts {
        var facts = ArchiveFacts()
        switch format {
        case .machO:
            facts.machOCount = 1
            facts.architectures = [Architecture(name: architecture)].compactMap { $0 }
            facts.buildVersions = buildVersions
        case .elf:
            facts.elfCount = 1
            facts.elfArchitectures = [architecture]
            facts.triples = triples
        case .bitcode, .unknown: break
        }
        return facts
    }
}
